import { type Face, faces } from './face.ts';
import { type Message, message } from './message.ts';

/** Some dice and their points as text: "three 6s = 600". */
export interface CardLine {
  readonly dice: readonly Face[];
  readonly text: Message;
}

export interface CardChance {
  readonly label: Message;
  readonly count: number;
  readonly of: number;
}

/** A section of the rules page, with the list of dice and combinations that score under the given options. */
export interface RulesSection {
  /** The id of a section: an element of the game's `facts.rulesSections`. */
  readonly section: string;
  readonly lines: readonly Message[];
  readonly scores?: readonly CardLine[];
}

/** The scoring card of a game, which a player can look up at the table. */
export interface ScoringCard {
  /** The points of the dice on the table, with the reason; empty when there are no dice. */
  readonly now: readonly CardLine[];
  readonly scores: readonly CardLine[];
  readonly chances: readonly CardChance[];
}

export const sameLine = (face: Face, count: number, points: number): CardLine => ({
  dice: Array.from({ length: count }, () => face),
  text: message('card-same', { face, count, points }),
});

/** Sums a value over all rolls of some dice. Every order of the same faces counts as a roll of its own. */
export function sumOverRolls(dice: number, value: (rolled: readonly Face[]) => number): number {
  const count = (rolled: readonly Face[], ways: number): number => {
    if (rolled.length === dice) return ways * value(rolled);
    const last = rolled.at(-1) ?? 1;
    const repeated = rolled.filter((face) => face === last).length;
    return faces
      .filter((face) => face >= last)
      .reduce((sum, face) => {
        // Adding a die multiplies the number of orders by the number of dice, divided by the number of dice with its
        // face.
        const again = face === last ? repeated + 1 : 1;
        return sum + count([...rolled, face], (ways * (rolled.length + 1)) / again);
      }, 0);
  };
  return count([], 1);
}

/** Counts the rolls that fulfil a condition. Every order of the same faces counts as a roll of its own. */
export const rollsWhere = (dice: number, holds: (rolled: readonly Face[]) => boolean): number =>
  sumOverRolls(dice, (rolled) => (holds(rolled) ? 1 : 0));

export const chanceOf = (
  label: Message,
  dice: number,
  holds: (rolled: readonly Face[]) => boolean,
): CardChance => ({ label, count: rollsWhere(dice, holds), of: faces.length ** dice });
