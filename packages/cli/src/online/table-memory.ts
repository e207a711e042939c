import { join } from 'node:path';
import { type SeenTable, type TableMemory, unseen } from '@dicehall/server/client';
import { readObject, writePrivate } from './files.ts';

interface Saved {
  readonly seen: SeenTable;
  /** Commitments with their seeds. */
  readonly seeds: Readonly<Record<string, string>>;
}

/** What this terminal saw of the dice of one table, and its own seeds, in a file. */
export function fileMemory(folder: string, table: string): TableMemory {
  const name = `${table}.json`;
  const read = (): Saved => {
    const raw = readObject(join(folder, name)) as Partial<Saved> | null;
    return { seen: { ...unseen(table), ...raw?.seen }, seeds: raw?.seeds ?? {} };
  };
  return {
    readSeen: () => read().seen,
    saveSeen: (seen) => writePrivate(folder, name, { ...read(), seen }),
    seedOf: (commitment) => read().seeds[commitment] ?? null,
    saveSeed(commitment, seed) {
      const saved = read();
      writePrivate(folder, name, { ...saved, seeds: { ...saved.seeds, [commitment]: seed } });
    },
  };
}

/** For a spectator, who has no seeds and keeps nothing. */
export function passingMemory(table: string): TableMemory {
  let seen = unseen(table);
  return {
    readSeen: () => seen,
    saveSeen(next) {
      seen = next;
    },
    seedOf: () => null,
    saveSeed: () => {},
  };
}
