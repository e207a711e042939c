import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { SolutionCache, SolutionFileProblem, SolutionFiles, SolutionOf } from '@dicehall/strategy';

const { resolve } = createRequire(import.meta.url);

export const installedSolution = (name: string): string => resolve(`@dicehall/strategy/solutions/${name}`);

/** Reads the solutions of the installed package. Rejects if a file is missing or damaged. */
export const installedSolutions: SolutionFiles = async (name) =>
  promisify(gunzip)(await readFile(installedSolution(name)));

/** Maps the URL of each solution in a built page to the path of its installed file. */
export async function solutionsOfPage(page: string): Promise<ReadonlyMap<string, string>> {
  const names = await readFile(join(page, '.vite/solutions.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      // An operator's own page has no solutions.
      if (error.code === 'ENOENT') return '{}';
      throw error;
    },
  );
  const addresses = Object.entries(JSON.parse(names) as Record<string, string>);
  return new Map(addresses.map(([name, address]) => [address, installedSolution(name)]));
}

/** A problem with a saved solution. Either the game is solved again, or its solution is not saved. */
export type CacheProblem =
  | { readonly kind: 'refused'; readonly file: string; readonly problem: SolutionFileProblem | 'unreadable' }
  | { readonly kind: 'not-saved'; readonly folder: string; readonly code: string };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Returns the file name of a match. It contains a hash of the options. */
export function fileName({ game, options, seats }: SolutionOf): string {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const key = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
  return `${game}-${seats}-${key}.solution`;
}

/** The maximum size of the folder in bytes: enough for dozens of the largest solutions. */
const defaultSize = 1024 ** 3;

/**
 * Saves solutions as files. A file is written under a temporary name and synced before it is renamed, so it is never
 * partial. If the files exceed `maxSize` in total, the least recently used ones are deleted.
 */
export function folderCache(
  folder: string,
  onProblem: (problem: CacheProblem) => void,
  maxSize: number = defaultSize,
): SolutionCache {
  async function deleteUnused(newest: string): Promise<void> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.solution'));
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, usedAt: path === newest ? Number.POSITIVE_INFINITY : mtimeMs };
      }),
    );
    let left = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (left <= maxSize) return;
      await rm(path, { force: true });
      left -= size;
    }
  }

  const pathOf = (of: SolutionOf): string => join(folder, fileName(of));

  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const temporary = `${path}.${process.pid}.part`;
    await mkdir(folder, { recursive: true });
    try {
      const file = await open(temporary, 'w');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
      await deleteUnused(path);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    async find(of) {
      const path = pathOf(of);
      try {
        const bytes = await readFile(path);
        // The time has fractions of a millisecond, because two files can be written within one millisecond.
        const now = (performance.timeOrigin + performance.now()) / 1000;
        // The modification time records the last use. In a read-only folder it cannot be changed.
        await utimes(path, now, now).catch(() => undefined);
        return bytes;
      } catch (error) {
        const code = codeOf(error);
        if (code === '') throw error;
        if (code !== 'ENOENT' && code !== 'ENOTDIR')
          onProblem({ kind: 'refused', file: path, problem: 'unreadable' });
        return null;
      }
    },
    async save(of, bytes) {
      try {
        await write(pathOf(of), bytes);
      } catch (error) {
        const code = codeOf(error);
        if (code === '') throw error;
        onProblem({ kind: 'not-saved', folder, code });
      }
    },
    refuse: (of, problem) => onProblem({ kind: 'refused', file: pathOf(of), problem }),
  };
}
