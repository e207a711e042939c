import { type AnyGame, type BySeat, type Face, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import type { JudgedBy } from '../review/judge.ts';
import {
  type Solution,
  type StopChart,
  type ValuedMove,
  type ValueUnit,
  valuedMoves,
} from '../solve/solution.ts';

/** A legal move, and half the width of the 95 % interval of its value: 0 where the value is not estimated. */
export interface WeighedMove extends ValuedMove {
  readonly margin: number;
}

/** What knows the values of the positions of one game with its options and its number of seats. */
export interface Explorer {
  /** The source of the values; `weighed`: as the expert weighs the moves of a turn at a table of many. */
  readonly how: Exclude<JudgedBy, 'duels' | 'sampled'> | 'weighed';
  /** `points`: points of the turn above the mean of the others. */
  readonly unit: ValueUnit | 'points';
  /** The value of the position for each seat; null where only moves have values. */
  values(state: unknown): BySeat<number> | null;
  /** Every legal move of a seat, given what the seat knows. */
  moves(state: unknown, seat: Seat): readonly WeighedMove[];
  /** The value for a seat of the position `after` a throw, in the terms of `moves` before it; null where it has none. */
  thrown(before: unknown, dice: readonly Face[], seat: Seat, after: unknown): number | null;
  /** For the seat to move; null where stopping is not a matter of points and dice. */
  stopChart?(state: unknown): StopChart | null;
  /** The position as a seat that chooses knows it; the position itself where it is missing. */
  seen?(state: unknown, seat: Seat): unknown;
  /** False if no roll follows a move; it spares looking among thousands. */
  rolls?(move: unknown): boolean;
}

/** The position after a throw of the seat that is to throw. */
export function afterThrow(game: AnyGame, before: unknown, dice: readonly Face[]) {
  const step = game.step(before);
  if (step.kind !== 'throw') throw new Error(`No throw is awaited, but ${step.kind}`);
  return unwrap(game.apply(before, { seat: step.seat, dice }));
}

export const certain = ({ move, value }: ValuedMove): WeighedMove => ({ move, value, margin: 0 });

/** Values by a solution of the match: exact for two seats, one equilibrium for more. */
export const solvedExplorer = (solution: Solution): Explorer => ({
  how: solution.seats === 2 ? 'exact' : 'equilibrium',
  unit: solution.unit,
  values: (state) => solution.value(state),
  moves: (state, seat) => valuedMoves(solution, state, seat).map(certain),
  stopChart: (state) => solution.stopChart?.(state) ?? null,
  thrown: (_before, _dice, seat, after) => ofSeat(solution.value(after), seat),
});
