import { readFileSync } from 'node:fs';

/** The folder of this package. The folders of its sources and of its bundle are directly in this folder. */
export const packageFolder = new URL('../', import.meta.url);

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));

export const version: string =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
