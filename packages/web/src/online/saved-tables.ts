import { drawSeed as draw, type SeenTable, type TableMemory, unseen } from '@dicehall/server/client';
import { currentSettings } from '../settings/settings.ts';
import { parsed, readPairs, writePairs } from '../settings/storage.ts';

const seenKey = 'dicehall.seen-tables';
const seedsKey = 'dicehall.seeds';
/** The drawn seeds by commitment, for a browser that stores nothing. */
const drawn = new Map<string, string>();

const savedIn = (storageKey: string, key: string): string | undefined =>
  readPairs(storageKey).find(([saved]) => saved === key)?.[1];

export const readSeen = (table: string): SeenTable => ({
  ...unseen(table),
  ...(parsed(savedIn(seenKey, table)) as Partial<SeenTable> | null),
});

/** What this browser saves about its online tables. */
export const savedTables: TableMemory = {
  readSeen,
  saveSeen(seen) {
    const others = readPairs(seenKey).filter(([id]) => id !== seen.table);
    writePairs(seenKey, [...others, [seen.table, JSON.stringify(seen)]]);
  },
  seedOf: (commitment) => drawn.get(commitment) ?? savedIn(seedsKey, commitment) ?? null,
  saveSeed(commitment, seed) {
    drawn.set(commitment, seed);
    writePairs(seedsKey, [...readPairs(seedsKey), [commitment, seed]]);
  },
};

export const drawSeed = (): Promise<string | undefined> => draw(savedTables);

/** Makes the request with which this person takes a seat: the commitment to a new seed, and their token. */
export const seatRequest = async () => ({ commitment: await drawSeed(), mark: currentSettings().token });
