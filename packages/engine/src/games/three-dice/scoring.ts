import { type Face, rollsOf, sumOf } from '../../core/index.ts';

/** The kinds of rolls: the special ones, and `points` for all others. */
export const rollKinds = ['stairs', 'super-stairs', 'shit-stairs', 'three-of-a-kind', 'points'] as const;
export type RollKind = (typeof rollKinds)[number];

const dieValue = (face: Face): number => (face === 1 ? 100 : face === 6 ? 60 : face);

/** Returns the points of three dice, including special rolls. */
export const pointsOf = (dice: readonly Face[]): number => sumOf(dice.map(dieValue));

/**
 * Classifies three dice in any order.
 * @param afterStairs whether the previous player of this round finished on stairs
 */
export function kindOf(dice: readonly Face[], afterStairs: boolean): RollKind {
  const low = Math.min(...dice);
  const high = Math.max(...dice);
  if (low === high) return 'three-of-a-kind';
  const inARow = high - low === 2 && sumOf(dice) === 3 * low + 3;
  if (!inARow) return 'points';
  if (low === 1) return 'stairs';
  if (high === 6) return afterStairs ? 'super-stairs' : 'points';
  return 'shit-stairs';
}

/** The kinds of rolls that make their player safe. */
export type NiceRoll = Exclude<RollKind, 'shit-stairs' | 'points'>;

export const isNice = (kind: RollKind): kind is NiceRoll =>
  kind === 'stairs' || kind === 'super-stairs' || kind === 'three-of-a-kind';

/** Returns every number of points that a turn can end with, in rising order. */
export const unsafePoints = (afterStairs: boolean): number[] =>
  [
    ...new Set(
      rollsOf(3)
        .filter((dice) => !isNice(kindOf(dice, afterStairs)))
        .map(pointsOf),
    ),
  ].sort((a, b) => a - b);

export const tripleAdds = (face: Face): number => (face === 1 ? 7 : face);

/**
 * Returns the sips of a special roll. Three of a kind adds them to the penalty of the round; a player with stairs gives
 * them to another player.
 * @param position the number of players who have rolled in this round, including this one
 */
export function amountOf(kind: NiceRoll, dice: readonly Face[], position: number): number {
  if (kind === 'stairs') return position;
  if (kind === 'super-stairs') return 2 * position;
  const [face] = dice;
  if (face === undefined) throw new RangeError('Three of a kind has dice');
  return tripleAdds(face);
}
