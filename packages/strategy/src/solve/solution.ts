import {
  type BySeat,
  type GameId,
  gameOf,
  type OptionValue,
  ofSeat,
  type Seat,
  unwrap,
} from '@dicehall/engine';

/**
 * The unit of values. `win`: the win probability, in which a shared win counts as its share. `sips`: the mean sips of
 * the others minus the seat's own.
 */
export type ValueUnit = 'win' | 'sips';

/**
 * A game solved for one number of seats and one set of options: the value of every state under best play by all
 * players.
 */
export interface Solution<State = unknown> {
  readonly game: GameId;
  /** Every option of the game, including those with their default value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  /** The largest error of a value; absent if only rounding affects it. */
  readonly tolerance?: number;
  /**
   * Returns the value of a state for each seat.
   * @param state a state with this solution's game, options and number of seats
   */
  value(state: State): BySeat<number>;
  /**
   * Returns the value of a move for the seat that makes it. It is exact within the tolerance if the move may be the
   * best; otherwise it can be any lower value. It does not evaluate the state after the move, which can take long.
   */
  estimate?(state: State, move: unknown): number;
  /**
   * Returns the value of each possible next roll for the seat whose turn it is, without evaluating the states after it.
   * Null if no roll is due.
   */
  rolls?(state: State): ValuedRolls | null;
  /** Returns a chart of when the seat to move should stop. Null if stopping does not depend only on points and dice. */
  stopChart?(state: State): StopChart | null;
  /** Returns the same turn with the totals of all seats equal to that of the seat to move. Null in a last turn. */
  levelled?(state: State): State | null;
}

/** A table with two columns: the numbers of ordered rolls, and their values. */
export interface ValuedRolls {
  readonly ways: Float64Array;
  readonly values: Float64Array;
}

/** The value of a turn that continues with this number of dice, and of a turn that stops. */
export interface StopCell {
  readonly roll: number;
  /**
   * The value of stopping. Null if stopping is not allowed, or if only an upper bound below the value of rolling is
   * known.
   */
  readonly stop: number | null;
  readonly canStop: boolean;
}

/** A chart of when to stop, by the points of the turn and the number of dice in the next roll. */
export interface StopChart {
  readonly seat: Seat;
  readonly points: readonly number[];
  /** One row for each number of dice, from 1. */
  readonly rows: readonly (readonly StopCell[])[];
  /** For each row, the ranges of points up to the last column in which stopping is best. */
  readonly ranges: readonly (readonly { readonly least: number; readonly most: number }[])[];
}

export interface ValuedMove<Move = unknown> {
  readonly move: Move;
  /** The value of the match after the move, for the seat that makes it. */
  readonly value: number;
}

export function valuedMoves(solution: Solution, state: unknown, seat: Seat): ValuedMove[] {
  const game = gameOf(solution.game);
  return game.moves(state, seat).map((move) => {
    const after = unwrap(game.apply(state, { seat, move })).state;
    return { move, value: ofSeat(solution.value(after), seat) };
  });
}

/** Returns the best move, the first of several equal ones. Undefined if the seat may not move. */
export function bestMove(solution: Solution, state: unknown, seat: Seat): ValuedMove | undefined {
  let best: ValuedMove | undefined;
  for (const valued of valuedMoves(solution, state, seat)) {
    if (best === undefined || valued.value > best.value) best = valued;
  }
  return best;
}
