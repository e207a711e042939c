import { type Face, sumOf } from '../../core/index.ts';

/** The kinds of three dice: special rolls, or just points. */
export const rollKinds = ['stairs', 'super-stairs', 'shit-stairs', 'three-of-a-kind', 'points'] as const;
export type RollKind = (typeof rollKinds)[number];

const dieValue = (face: Face): number => (face === 1 ? 100 : face === 6 ? 60 : face);

/** The points of three dice, even of a special roll. */
export const pointsOf = (dice: readonly Face[]): number => sumOf(dice.map(dieValue));

/** Classifies three dice in any order. @param afterStairs whether the player just before, in this round, finished on stairs */
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

/** The rolls that make their player safe. */
export type NiceRoll = Exclude<RollKind, 'shit-stairs' | 'points'>;

export const isNice = (kind: RollKind): kind is NiceRoll =>
  kind === 'stairs' || kind === 'super-stairs' || kind === 'three-of-a-kind';

/** The increase of the round's penalty by three of a kind. */
export const tripleAdds = (face: Face): number => (face === 1 ? 7 : face);

/**
 * The sips of a roll that makes its player safe: added to the round's penalty (three of a kind) or given to another player
 * (stairs).
 * @param position how many players of the round have rolled, this one included
 */
export function amountOf(kind: NiceRoll, dice: readonly Face[], position: number): number {
  if (kind === 'stairs') return position;
  if (kind === 'super-stairs') return 2 * position;
  const [face] = dice;
  if (face === undefined) throw new RangeError('Three of a kind has dice');
  return tripleAdds(face);
}
