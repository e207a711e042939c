import type { Played } from './sums.ts';

const bankOrRoll = { theme: 'stop-or-roll', loss: 0.05 } as const;

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
    lost: 0.06,
    squares: 0.0028,
    mistakes: at % 3 === 0 ? [bankOrRoll, { theme: 'final-round', loss: 0.03 }] : [bankOrRoll],
    calibration: [{ measure: 'late', at: 2, count: 3, sum: 180, squares: 12_000 }],
  }));
