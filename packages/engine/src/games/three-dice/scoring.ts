import { type Face, sumOf } from '../../core/index.ts';

/** What three dice are: a special roll, or just points. */
export const rollKinds = ['stairs', 'super-stairs', 'shit-stairs', 'three-of-a-kind', 'points'] as const;
export type RollKind = (typeof rollKinds)[number];

const dieValue = (face: Face): number => (face === 1 ? 100 : face === 6 ? 60 : face);

/** The points of three dice, special or not. */
export const pointsOf = (dice: readonly Face[]): number => sumOf(dice.map(dieValue));

/**
 * Says what three dice are; their order never matters.
 * @param afterStairs whether the player just before, in this round, finished on stairs
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

/** Whether a roll makes its player safe. */
export const isNice = (kind: RollKind): boolean =>
  kind === 'stairs' || kind === 'super-stairs' || kind === 'three-of-a-kind';

/** What three of a kind of a face adds to the round's penalty. */
export const tripleAdds = (face: Face): number => (face === 1 ? 7 : face);
