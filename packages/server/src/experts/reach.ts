import type { GameId, OptionValue } from '@dicehall/engine';
import type { Solver } from '@dicehall/strategy';

/** A table as far as its expert depends on it. */
export interface ExpertTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

/** So much is solved in some seconds; people choose options, and a server must not be made to work for minutes. */
const mostTarget = 10_000;
const mostThreeDiceSeats = 8;

/** Whether a server solves what the expert of a table needs. Elsewhere its expert plays as the steady player does. */
export function isWithinReach({ game, options, seats }: ExpertTable): boolean {
  switch (game) {
    case 'greed':
    case 'ten-thousand':
      return Number(options.target) <= mostTarget;
    case 'threes':
      return seats > 1;
    case 'three-dice':
      return seats <= mostThreeDiceSeats;
    case 'hidden-pairs':
      return true;
  }
}

/** What of the options and seats the solution depends on: tables that differ in nothing else share it. */
export function solutionOf({ game, options, seats }: ExpertTable, solver: Solver | undefined): ExpertTable {
  if (solver !== undefined) return { game, options, seats: solver.seats };
  if (game !== 'hidden-pairs') return { game, options, seats };
  const { luckyDice } = options;
  return { game, options: luckyDice === undefined ? {} : { luckyDice }, seats: 2 };
}

/** A name for a table's solution. */
export const nameOf = ({ game, options, seats }: ExpertTable): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${game}-${seats}-${sorted.map(([option, value]) => `${option}=${value}`).join(',')}`;
};
