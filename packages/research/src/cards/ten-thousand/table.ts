import type { TableExtra, TableRule, Take } from '@dicehall/strategy/solvers';
import { isWithin } from '../race.ts';

/** A set of dice that may be banked. */
export interface Bankable<T extends Take> {
  readonly take: T;
  /** The minimum points of the turn for a bank, by situation. */
  readonly from: readonly number[];
}

/**
 * Returns the situation for a table: the number of its band. While the other player is not in the game, it is the
 * number of bands.
 */
export function situationOf(table: TableRule | undefined, other: number, target: number): number {
  if (table === undefined) return 0;
  if (other === 0) return table.bands.length;
  return table.bands.findLastIndex((most) => most === null || target - other <= most);
}

/** Returns the row and the column of a table for the missing points and the dice after a bank; -1 if there is none. */
export const cellOf = (
  { rows, columns }: TableRule,
  after: number,
  left: number,
): readonly [row: number, column: number] => [
  rows.findIndex(({ needs }) => needs.some(([from, to]) => after >= from && (to === null || after <= to))),
  columns.findIndex((dice) => isWithin(dice, left)),
];

const never = Number.POSITIVE_INFINITY;
const limit = (points: number | null | undefined): number => points ?? never;

/**
 * Returns the minimum points for a bank, by situation, if rules of the card prefer to roll more dice.
 * @param left the dice after the bank
 * @param could the dice that the player could roll instead
 */
function insteadBy(
  extras: readonly TableExtra[],
  { bands }: TableRule,
  left: number,
  could: number,
): readonly number[] {
  const all = (points: number): number[] => Array.from({ length: bands.length + 1 }, () => points);
  if (could <= Math.max(left, 3)) return all(0);
  for (const rule of extras) {
    if (rule.kind === 'instead' && could < 6) {
      return all(left > 2 ? never : could === 4 ? rule.four : rule.five);
    }
    if (rule.kind === 'instead-six' && could === 6) {
      const isFar = (most: number | null): boolean => most === null || most > rule.over;
      return [...bands.map((most) => (left === 1 && isFar(most) ? rule.from : never)), never];
    }
  }
  return all(0);
}

function outBy(extras: readonly TableExtra[], left: number): number {
  for (const rule of extras) {
    if (rule.kind !== 'out') continue;
    return left <= 2 ? rule.two : left === 3 ? rule.three : left === 4 ? rule.four : never;
  }
  return never;
}

/**
 * Returns the sets of dice that may be banked, in order of preference.
 * @param need the points missing to the target before the roll
 * @param could the dice that the player could roll instead
 */
export function bankablesBy<T extends Take>(
  table: TableRule,
  extras: readonly TableExtra[],
  takes: readonly T[],
  need: number,
  could: number,
  unit: number,
): Bankable<T>[] {
  const found = takes.flatMap((take) => {
    const after = need - take.score * unit;
    const [row, column] = cellOf(table, after, take.left);
    const chosen = table.rows[row];
    if (chosen === undefined) return [];
    const limits = chosen.limits.map((line) => limit(line[column]));
    const instead = chosen.always ? [] : insteadBy(extras, table, take.left, could);
    const out = chosen.always ? (limits[0] ?? never) : outBy(extras, take.left);
    return [{ take, row, from: [...limits, out].map((points, at) => Math.max(points, instead[at] ?? 0)) }];
  });
  return found
    .filter(({ from }) => from.some((points) => points < never))
    .sort((a, b) => a.row - b.row || a.take.left - b.take.left || b.take.score - a.take.score);
}
