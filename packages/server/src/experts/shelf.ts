import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExpertTable, nameOf } from './reach.ts';

/** Where solutions are kept between two starts of a server. */
export interface Shelf {
  /** The file of a table, if there is one. */
  find(table: ExpertTable): Promise<Uint8Array | null>;
  keep(table: ExpertTable, bytes: Uint8Array): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/**
 * Keeps solutions as files of a folder. A file is written aside, put on the disk, and only then put in place: what is
 * there is whole.
 */
export function folderShelf(folder: string): Shelf {
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
    async keep(table, bytes) {
      const path = pathOf(table);
      const aside = `${path}.${process.pid}.part`;
      await mkdir(folder, { recursive: true });
      try {
        const file = await open(aside, 'w');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, path);
      } finally {
        await rm(aside, { force: true });
      }
    },
  };
}
