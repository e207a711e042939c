import type { Catalogue } from '@dicehall/messages';
import type { ContestResult, Measured } from '@dicehall/strategy';
import { columns } from '../terminal/width.ts';

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
  return `${messages.say('cli-simulate-matches', { matches })}\n${columns([head, ...rows], 2).join('\n')}\n`;
}
