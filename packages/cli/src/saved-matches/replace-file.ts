import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that only its owner may read in place of the one before: whole or not at all. */
export function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${path}.new`, path);
}
