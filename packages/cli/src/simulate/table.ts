import type { Catalogue } from '@dicehall/messages';
import type { ContestResult } from '@dicehall/strategy';
import { padEnd, widthOf } from '../terminal/width.ts';

interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** The result of a simulation: one line per seat, each value with its 95 % interval. */
export function resultTable(
  messages: Catalogue,
  bots: readonly string[],
  { matches, seats }: ContestResult,
): string {
  const percent = (value: number) =>
    messages.number(value, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const points = (value: number) =>
    messages.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const shown = (measured: Measured, as: (value: number) => string) => [
    as(measured.mean),
    `${as(measured.low)} – ${as(measured.high)}`,
  ];
  const head = ['seat', 'bot', 'wins', 'wins-interval', 'score', 'score-interval'].map((name) =>
    messages.lookup(`cli-simulate-${name}`),
  );
  const rows = seats.map((seat, index) => [
    String(index),
    bots[index] ?? '',
    ...shown(seat.share, percent),
    ...shown(seat.score, points),
  ]);
  const widths = head.map((title, column) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column < 2 ? padEnd : padStart)(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${messages.say('cli-simulate-matches', { matches })}\n${lines.join('\n')}\n`;
}
