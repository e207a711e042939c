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
  switch ([...dice].sort((a, b) => a - b).join('')) {
    case '123':
      return 'stairs';
    case '234':
    case '345':
      return 'shit-stairs';
    case '456':
      return afterStairs ? 'super-stairs' : 'points';
    default:
      return dice.every((face) => face === dice[0]) ? 'three-of-a-kind' : 'points';
  }
}

/** Whether a roll makes its player safe. */
export const isNice = (kind: RollKind): boolean =>
  kind === 'stairs' || kind === 'super-stairs' || kind === 'three-of-a-kind';

/** What three of a kind of a face adds to the round's penalty. */
export const tripleAdds = (face: Face): number => (face === 1 ? 7 : face);
