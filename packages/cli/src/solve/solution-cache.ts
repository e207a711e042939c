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
import { dataFolder } from '../saved-matches.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

export function solutionPath(folder: string, { game, options, seats }: SolutionOf): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
  return join(folder, 'solutions', `${game}-${seats}-${key}.solution`);
}

export function reportRefused(
  { io, messages, report }: Context,
  of: SolutionOf,
  problem: SolutionFileProblem | 'unreadable',
): void {
  const file = solutionPath(dataFolder(io.env), of);
  report(messages.say('solve-file-refused', { file, problem: messages.say(`solve-file-${problem}`) }));
}

/** The file of a solution; null where there is none, or where it cannot be read, which is reported. */
export function readSaved(context: Context, of: SolutionOf): Uint8Array | null {
  try {
    return readFileSync(solutionPath(dataFolder(context.io.env), of));
  } catch (error) {
    const code = codeOf(error);
    if (code === '') throw error;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') reportRefused(context, of, 'unreadable');
    return null;
  }
}

/** The saved solution; null where there is none, or where its file cannot be used, which is reported. */
export function loadSolution(context: Context, of: SolutionOf): SolutionFile | null {
  const bytes = readSaved(context, of);
  if (bytes === null) return null;
  const file = readSolution(bytes);
  if (file.ok && isOf(file.value, of)) return file.value;
  reportRefused(context, of, file.ok ? 'other-match' : file.error);
  return null;
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
