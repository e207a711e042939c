import { readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.ts';

const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));

export const version: string =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
