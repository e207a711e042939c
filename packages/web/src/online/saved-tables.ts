import { drawSeed as draw, type SeenTable, type TableMemory, unseen } from '@dicehall/server/client';
import { currentSettings } from '../settings/settings.ts';
import { readPairs, writePairs } from '../settings/storage.ts';

const seenKey = 'dicehall.seen-tables';
const seedsKey = 'dicehall.seeds';
/** Drawn seeds by commitment, for a browser that stores nothing. */
const drawn = new Map<string, string>();

export function readSeen(table: string): SeenTable {
  const saved = readPairs(seenKey).find(([id]) => id === table)?.[1];
  try {
    const raw = JSON.parse(saved ?? 'null') as Partial<SeenTable> | null;
    return { ...unseen(table), ...raw };
  } catch {
    return unseen(table);
  }
}

/** What this browser saves about its online tables. */
export const savedTables: TableMemory = {
  readSeen,
  saveSeen(seen) {
    const others = readPairs(seenKey).filter(([id]) => id !== seen.table);
    writePairs(seenKey, [...others, [seen.table, JSON.stringify(seen)]]);
  },
  seedOf: (commitment) =>
    drawn.get(commitment) ?? readPairs(seedsKey).find(([own]) => own === commitment)?.[1] ?? null,
  saveSeed(commitment, seed) {
    drawn.set(commitment, seed);
    writePairs(seedsKey, [...readPairs(seedsKey), [commitment, seed]]);
  },
};

export const drawSeed = (): Promise<string | undefined> => draw(savedTables);

/** What this person sends to take a seat: the commitment to a new seed, and their token. */
export const seatRequest = async () => ({ commitment: await drawSeed(), mark: currentSettings().token });
