import { readFileSync } from 'node:fs';

/** The folder of this package. Both the sources and the bundle are in folders directly below it. */
export const packageFolder = new URL('../', import.meta.url);

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));

export const version: string =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
