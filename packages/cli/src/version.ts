import { readFileSync } from 'node:fs';

/** The folder of this package. Both sources and bundle are one folder below it. */
export const packageFolder = new URL('../', import.meta.url);

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));

export const version: string =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
