import { allSplits, type Face, type Split } from '@dicehall/engine';

/** The splits of six dice, one for each different set of sums. */
export interface DifferentSplits {
  readonly splits: readonly Split[];
  /** The sums of the three pairs of each split. */
  readonly sums: Uint8Array;
}

/** The length of a table indexed by the sum of two dice, which is at most 12. */
const sums = 13;
/** The positions of the six dice in each split. */
const places = Uint8Array.from(allSplits.flat(2));
/**
 * Temporary memory for finding equal splits: the index of a split plus 1, by its three sums. Between two calls, all
 * elements are 0.
 */
const known = new Uint8Array(sums ** 3);

export function differentSplits(dice: readonly Face[]): DifferentSplits {
  const splits: Split[] = [];
  const keys: number[] = [];
  const sumAt = (at: number): number => dice[places[at]] + dice[places[at + 1]];
  for (let index = 0; index < allSplits.length; index++) {
    const key = (sumAt(6 * index) * sums + sumAt(6 * index + 2)) * sums + sumAt(6 * index + 4);
    if (known[key] === 0) known[key] = keys.push(key);
    splits[known[key] - 1] = allSplits[index];
  }
  const three = new Uint8Array(3 * keys.length);
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at];
    known[key] = 0;
    three[3 * at] = Math.floor(key / sums ** 2);
    three[3 * at + 1] = Math.floor(key / sums) % sums;
    three[3 * at + 2] = key % sums;
  }
  return { splits, sums: three };
}
