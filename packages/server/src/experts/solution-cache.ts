import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExpertTable, nameOf } from './expert-table.ts';

export interface SolutionCache {
  find(table: ExpertTable): Promise<Uint8Array | null>;
  save(table: ExpertTable, bytes: Uint8Array): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** The size of the folder, in bytes: some dozens of the largest solutions. */
const defaultSize = 1024 ** 3;

/**
 * Saves solutions as files. A file is written under a temporary name and synced before it is renamed, so it is never partial.
 * Files that were not used for the longest time are deleted when all together are larger than `maxSize`.
 */
export function folderCache(folder: string, maxSize: number = defaultSize): SolutionCache {
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

  const pathOf = (table: ExpertTable): string => {
    const key = createHash('sha256').update(nameOf(table)).digest('hex').slice(0, 12);
    return join(folder, `${table.game}-${table.seats}-${key}.solution`);
  };
  return {
    async find(table) {
      try {
        const path = pathOf(table);
        const bytes = await readFile(path);
        const now = new Date();
        // Its time says when it was last used.
        await utimes(path, now, now);
        return bytes;
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async save(table, bytes) {
      const path = pathOf(table);
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
    },
  };
}
