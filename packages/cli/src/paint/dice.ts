import type { DieMark, Face } from '@dicehall/engine';
import type { Style } from '../terminal/style.ts';
import { centre, widthOf, wrap } from '../terminal/width.ts';
import { flow, type Line, line, span } from './span.ts';

/** A die with its key or mark above it and its points below it. */
export interface PaintedDie {
  readonly face: Face;
  readonly above: string;
  readonly below: string;
  readonly mark: DieMark;
}

export type DiceSize = 'large' | 'middle' | 'small';

const styleOf: Readonly<Record<DieMark, Style>> = {
  open: 'die',
  chosen: 'die-chosen',
  locked: 'die-locked',
  spent: 'die-spent',
};

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

/** Returns the width of a die in columns. A die with long points is wider if the line has room. */
function columnsOf(dice: readonly PaintedDie[], size: 'large' | 'middle', room: number): number {
  const wanted = Math.max(widthOfSize[size], ...dice.map(({ below }) => widthOf(below)));
  return Math.max(widthOfSize[size], Math.min(wanted, Math.floor(room / dice.length) - 1));
}

function drawn(dice: readonly PaintedDie[], size: 'large' | 'middle', room: number): Line[] {
  const width = columnsOf(dice, size, room);
  const row = (textOf: (die: PaintedDie) => string, style?: Style): Line =>
    dice.flatMap((die) => [span(centre(textOf(die), width), style ?? styleOf[die.mark]), gap]);
  const rows = body(1, size).map((_, at) => row((die) => body(die.face, size)[at] ?? ''));
  const rowOf = (textOf: (die: PaintedDie) => string, style: Style): Line[] =>
    dice.some((die) => textOf(die) !== '') ? [row(textOf, style)] : [];
  // The points of a die take two lines if they do not fit on one.
  const worths = new Map(dice.map((die) => [die, wrap(die.below, width)]));
  const worthRows = Array.from(
    { length: Math.max(...[...worths.values()].map(({ length }) => length)) },
    (_, at) => rowOf((die) => worths.get(die)?.[at] ?? '', 'dim'),
  );
  return [...rowOf((die) => die.above, 'brass'), ...rows, ...worthRows.flat()];
}

export const diceWidth = (count: number, size: 'large' | 'middle'): number => count * (widthOfSize[size] + 1);

/** Draws dice side by side. A small die takes one line, such as `1:[5]`. */
export function paintDice(dice: readonly PaintedDie[], size: DiceSize, width: number): Line[] {
  if (dice.length === 0) return [];
  if (size !== 'small') return drawn(dice, size, width);
  const messages = dice.map((die): Line => {
    const above = die.above === '' ? '' : `${die.above}:`;
    return [span(above, 'brass'), span(`[${die.face}]`, styleOf[die.mark])];
  });
  return flow(messages, width, 1);
}

export const noLine: Line = line('');
