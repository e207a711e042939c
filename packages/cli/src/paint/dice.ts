import type { Face } from '@dicehall/engine';
import type { Mark } from '../desks/desk.ts';
import type { Style } from '../terminal/style.ts';
import { centre } from '../terminal/width.ts';
import { flow, type Line, line, span } from './span.ts';

/** A die with its words: the key that chooses it and how it lies above, what it is worth below. */
export interface PaintedDie {
  readonly face: Face;
  readonly above: string;
  readonly below: string;
  readonly mark: Mark;
}

/** How large dice are drawn. */
export type DiceSize = 'large' | 'middle' | 'small';

const styleOf: Readonly<Record<Mark, Style>> = {
  loose: 'die',
  kept: 'die-kept',
  locked: 'die-locked',
  past: 'die-past',
};

/** The pips of each face, row by row. */
const pips: Readonly<Record<Face, readonly [string, string, string]>> = {
  1: ['     ', '  ●  ', '     '],
  2: ['●    ', '     ', '    ●'],
  3: ['●    ', '  ●  ', '    ●'],
  4: ['●   ●', '     ', '●   ●'],
  5: ['●   ●', '  ●  ', '●   ●'],
  6: ['●   ●', '●   ●', '●   ●'],
};

function body(face: Face, size: 'large' | 'middle'): string[] {
  if (size === 'middle') return ['╭───╮', `│ ${face} │`, '╰───╯'];
  return ['╭───────╮', ...pips[face].map((row) => `│ ${row} │`), '╰───────╯'];
}

const gap = span(' ');
const widthOfSize = { large: 9, middle: 5 } as const;

function drawn(dice: readonly PaintedDie[], size: 'large' | 'middle'): Line[] {
  const width = widthOfSize[size];
  const row = (textOf: (die: PaintedDie) => string, style?: Style): Line =>
    dice.flatMap((die) => [span(centre(textOf(die), width), style ?? styleOf[die.mark]), gap]);
  const bodies = dice.map((die) => body(die.face, size));
  const rows = (bodies[0] ?? []).map(
    (_, at): Line => dice.flatMap((die, index) => [span(bodies[index]?.[at] ?? '', styleOf[die.mark]), gap]),
  );
  const below = dice.some((die) => die.below !== '') ? [row((die) => die.below, 'dim')] : [];
  return [row((die) => die.above, 'brass'), ...rows, ...below];
}

/** The columns that a row of dice takes. */
export const diceWidth = (count: number, size: 'large' | 'middle'): number => count * (widthOfSize[size] + 1);

/** Draws dice side by side; the small size is one word a die. */
export function paintDice(dice: readonly PaintedDie[], size: DiceSize, width: number): Line[] {
  if (dice.length === 0) return [];
  if (size !== 'small') return drawn(dice, size);
  const messages = dice.map((die): Line => {
    const above = die.above === '' ? '' : `${die.above}:`;
    return [span(above, 'brass'), span(`[${die.face}]`, styleOf[die.mark])];
  });
  return flow(messages, width, 1);
}

export const noLine: Line = line('');
