import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isOf,
  readSolution,
  type SolutionFile,
  type SolutionFileProblem,
  type SolutionOf,
} from '@dicehall/strategy';
import type { Context } from '../context.ts';
import { dataFolder } from '../saved-matches/folder.ts';

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

/** Reports a file that cannot be used. */
export function reportRefused(
  { messages, report }: Context,
  file: string,
  problem: SolutionFileProblem | 'unreadable',
): void {
  report(messages.say('solve-file-refused', { file, problem: messages.say(`solve-file-${problem}`) }));
}

/**
 * Saves a solution: written to a temporary file first, so that an older one stays until the new one is complete. A
 * problem of the system is reported.
 */
export function saveSolution({ io, messages, report }: Context, of: SolutionOf, bytes: Uint8Array): void {
  const folder = dataFolder(io.env);
  const path = solutionPath(folder, of);
  const temporary = `${path}.${process.pid}.part`;
  try {
    mkdirSync(join(folder, 'solutions'), { recursive: true });
    try {
      writeFileSync(temporary, bytes, { flush: true });
      renameSync(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    report(messages.say('solve-not-saved', { folder, code }));
  }
}
