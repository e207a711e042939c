import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@dicehall/engine';
import { replaceFile } from '../saved-matches/replace-file.ts';

/** The folder of a server in the data folder. */
export const serverFolder = (folder: string, server: string): string =>
  join(folder, 'online', new URL(server).host.replaceAll(/[^\w.-]/g, '_'));

/** Reads a JSON object; null where there is none. */
export function readObject(path: string): Readonly<Record<string, unknown>> | null {
  try {
    const read = readJson(readFileSync(path, 'utf8'));
    return read.ok && typeof read.value === 'object' && read.value !== null ? { ...read.value } : null;
  } catch {
    return null;
  }
}

/** Replaces a file that only its owner may read. */
export function writePrivate(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  replaceFile(join(folder, name), `${JSON.stringify(value)}\n`);
}
