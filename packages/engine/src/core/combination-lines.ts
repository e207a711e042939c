import { type CardLine, sameLine } from './card.ts';
import { bestCombinations } from './combination-scores.ts';
import { type Combination, combinationsOf, type ScoringOptions } from './combinations.ts';
import type { Face } from './face.ts';
import { type Message, message } from './message.ts';
import type { SheetAdd } from './sheet.ts';

export function lineOf({ kind, dice, points }: Combination): CardLine {
  const [face = 1] = dice;
  if (kind === 'same' || kind === 'single') return sameLine(face, dice.length, points);
  return { dice, text: message('card-combination', { kind, points }) };
}

/** Returns the scoring dice of a roll as lines of text. Single dice with the same face share a line. */
export function scoringLines(rolled: readonly Face[], options: ScoringOptions): CardLine[] {
  const best = bestCombinations(rolled, options);
  const singles = new Map<Face, Combination>();
  for (const one of best.filter(({ kind }) => kind === 'single')) {
    const [face = 1] = one.dice;
    const before = singles.get(face);
    singles.set(face, {
      ...one,
      dice: [...(before?.dice ?? []), face],
      points: (before?.points ?? 0) + one.points,
    });
  }
  return [...best.filter(({ kind }) => kind !== 'single'), ...singles.values()]
    .sort((a, b) => (a.dice[0] ?? 0) - (b.dice[0] ?? 0))
    .map(lineOf);
}

/**
 * Returns the points of each die of a roll. A die that scores only in a combination gets the points of that
 * combination.
 */
export function worthsOf(rolled: readonly Face[], options: ScoringOptions): (Message | null)[] {
  const worth: (Message | null)[] = rolled.map(() => null);
  for (const { dice, points } of bestCombinations(rolled, options)) {
    const count = dice.length;
    const text = count === 1 ? message('worth', { points }) : message('worth-together', { count, points });
    for (const face of dice) worth[rolled.findIndex((die, at) => die === face && worth[at] === null)] = text;
  }
  return worth;
}

/** Returns the keys of the score sheet for single dice. Players type in the points of combinations that have no key. */
export const combinationAdds = (options: ScoringOptions): SheetAdd[] =>
  combinationsOf(options)
    .filter(
      ({ kind, dice }) =>
        kind === 'single' || kind.includes('straight') || (kind === 'same' && dice.length === 3),
    )
    .sort((a, b) => a.dice.length - b.dice.length || a.points - b.points)
    .map(({ dice, points }) => ({ text: message('sheet-dice', { dice: { dice } }), points }));
