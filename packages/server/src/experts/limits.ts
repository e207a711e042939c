import type { GameId, OptionValue } from '@dicehall/engine';
import type { Solver } from '@dicehall/strategy';

/** The parts of a table that its expert depends on. */
export interface ExpertTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

/** The largest target that is solved in seconds. Players choose the options, so longer solves are refused. */
const maxTarget = 10_000;
const maxThreeDiceSeats = 8;

/** Whether the server solves a table's game for its expert. If not, the expert plays at steady level. */
export function isWithinLimits({ game, options, seats }: ExpertTable): boolean {
  switch (game) {
    case 'greed':
    case 'ten-thousand':
      return Number(options.target) <= maxTarget;
    case 'threes':
      return seats > 1;
    case 'three-dice':
      return seats <= maxThreeDiceSeats;
    case 'hidden-pairs':
      return true;
  }
}

/** The options and seats that a solution depends on. Tables that differ in nothing else share it. */
export function solutionOf({ game, options, seats }: ExpertTable, solver: Solver | undefined): ExpertTable {
  if (solver !== undefined) return { game, options, seats: solver.seats };
  if (game !== 'hidden-pairs') return { game, options, seats };
  const { luckyDice } = options;
  return { game, options: luckyDice === undefined ? {} : { luckyDice }, seats: 2 };
}

/** The name of a table's solution. */
export const nameOf = ({ game, options, seats }: ExpertTable): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${game}-${seats}-${sorted.map(([option, value]) => `${option}=${value}`).join(',')}`;
};
