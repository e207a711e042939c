import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  isOf,
  readSolution,
  type SolutionFile,
  type SolutionFileProblem,
  type SolutionOf,
} from '@dicehall/strategy';

/** A cached solution: none, a file that cannot be used, or the solution. */
export type CachedSolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly path: string; readonly problem: SolutionFileProblem | 'unreadable' }
  | { readonly kind: 'found'; readonly file: SolutionFile };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function solutionPath(folder: string, { game, options, seats }: SolutionOf): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
  return join(folder, 'solutions', `${game}-${seats}-${key}.solution`);
}

/** Reads a solution and checks its file. */
export function loadSolution(folder: string, of: SolutionOf): CachedSolution {
  const path = solutionPath(folder, of);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'none' };
    return { kind: 'refused', path, problem: 'unreadable' };
  }
  const file = readSolution(bytes);
  if (!file.ok) return { kind: 'refused', path, problem: file.error };
  return isOf(file.value, of)
    ? { kind: 'found', file: file.value }
    : { kind: 'refused', path, problem: 'other-match' };
}

/**
 * Saves a solution: written to a temporary file first, so that an older one stays until the new one is complete.
 * @returns the system's error code, or null when it is saved
 */
export function saveSolution(folder: string, of: SolutionOf, bytes: Uint8Array): string | null {
  const path = solutionPath(folder, of);
  const temporary = `${path}.${process.pid}.part`;
  let begun = false;
  try {
    mkdirSync(join(folder, 'solutions'), { recursive: true });
    const file = openSync(temporary, 'w');
    begun = true;
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
    return null;
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    if (begun) rmSync(temporary, { force: true });
    return code;
  }
}
