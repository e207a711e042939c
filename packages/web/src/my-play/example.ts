import type { Played } from './sums.ts';

/** The matches of an invented player, for a page without matches: unlucky, and a little too bold. */
export const exampleMatches = (game: string): Played[] =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    game,
    seats: 2,
    when: Date.UTC(2026, 9 + (at % 2), 15),
    unit: 'win',
    luck: -0.04,
    gained: 0.09,
    choices: 14,
    lost: 0.056,
    squares: 0.0028,
    mistakes: [
      { theme: 'stop-or-roll', loss: at % 2 === 0 ? 0.03 : 0.07 },
      ...(at % 3 === 0 ? [{ theme: 'final-round', loss: 0.018 } as const] : []),
    ],
    calibration: [{ measure: 'late', at: 2, count: 3, sum: 180, squares: 12_000 }],
  }));
