import { allSplits, type Face, type Split } from '@dicehall/engine';

/** The splits of six dice into three pairs that differ in at least one sum. */
export interface DifferentSplits {
  /** One representative for each three sums. */
  readonly splits: readonly Split[];
  /** Three for each split. */
  readonly sums: Uint8Array;
}

/** The sums of two dice go up to 12. */
const sums = 13;
/** Six places a split. */
const places = Uint8Array.from(allSplits.flat(2));

export function differentSplits(dice: readonly Face[]): DifferentSplits {
  const faceAt = (at: number): number => dice[places[at]];
  const bySums = new Map<number, Split>();
  for (const [index, split] of allSplits.entries()) {
    const at = 6 * index;
    const first = faceAt(at) + faceAt(at + 1);
    const second = faceAt(at + 2) + faceAt(at + 3);
    bySums.set((first * sums + second) * sums + faceAt(at + 4) + faceAt(at + 5), split);
  }
  const three = new Uint8Array(3 * bySums.size);
  let at = 0;
  for (const key of bySums.keys()) {
    three[at++] = Math.floor(key / sums ** 2);
    three[at++] = Math.floor(key / sums) % sums;
    three[at++] = key % sums;
  }
  return { splits: [...bySums.values()], sums: three };
}
