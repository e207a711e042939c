import { type Face, faces } from './face.ts';
import { type Message, message } from './message.ts';

/** The value of some dice in words: "three 6s = 600". */
export interface CardLine {
  readonly dice: readonly Face[];
  readonly text: Message;
}

/** The share of all possible rolls that have a certain result. */
export interface CardChance {
  readonly label: Message;
  readonly count: number;
  readonly of: number;
}

/** A section of the rules page under some options, with the list of what scores. */
export interface RulesSection {
  /** An element of `facts.rulesSections`. */
  readonly section: string;
  readonly lines: readonly Message[];
  readonly scores?: readonly CardLine[];
}

/** What a player can look up at the table. */
export interface ScoringCard {
  /** The worth of the dice on the table, with the reason; empty when there are none. */
  readonly now: readonly CardLine[];
  readonly scores: readonly CardLine[];
  /** What the next roll can bring, exactly. */
  readonly chances: readonly CardChance[];
}

/** The line for `count` dice of the same face and their points. */
export const sameLine = (face: Face, count: number, points: number): CardLine => ({
  dice: Array.from({ length: count }, () => face),
  text: message('card-same', { face, count, points }),
});

/** Sums a value over all rolls of `dice` dice; rolls that differ only in their order count separately. */
export function sumOverRolls(dice: number, value: (rolled: readonly Face[]) => number): number {
  const count = (rolled: readonly Face[], ways: number): number => {
    if (rolled.length === dice) return ways * value(rolled);
    const last = rolled.at(-1) ?? 1;
    const repeated = rolled.filter((face) => face === last).length;
    return faces
      .filter((face) => face >= last)
      .reduce((sum, face) => {
        // The number of orders grows by the factor (n + 1) / (how often the new face occurs).
        const again = face === last ? repeated + 1 : 1;
        return sum + count([...rolled, face], (ways * (rolled.length + 1)) / again);
      }, 0);
  };
  return count([], 1);
}

/** Counts the rolls of `dice` dice for which a predicate holds; rolls that differ only in their order count separately. */
export const rollsWhere = (dice: number, holds: (rolled: readonly Face[]) => boolean): number =>
  sumOverRolls(dice, (rolled) => (holds(rolled) ? 1 : 0));

export const chanceOf = (
  label: Message,
  dice: number,
  holds: (rolled: readonly Face[]) => boolean,
): CardChance => ({ label, count: rollsWhere(dice, holds), of: faces.length ** dice });
