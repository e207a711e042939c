import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExpertTable, nameOf } from './expert-table.ts';

export interface SolutionCache {
  find(table: ExpertTable): Promise<Uint8Array | null>;
  save(table: ExpertTable, bytes: Uint8Array): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Saves solutions as files. A file is written under a temporary name and synced before it is renamed, so it is never partial. */
export function folderCache(folder: string): SolutionCache {
  const pathOf = (table: ExpertTable): string => {
    const key = createHash('sha256').update(nameOf(table)).digest('hex').slice(0, 12);
    return join(folder, `${table.game}-${table.seats}-${key}.solution`);
  };
  return {
    async find(table) {
      try {
        return await readFile(pathOf(table));
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
      } finally {
        await rm(temporary, { force: true });
      }
    },
  };
}
