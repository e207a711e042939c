import {
  type BySeat,
  type GameId,
  gameOf,
  type OptionValue,
  ofSeat,
  type Seat,
  unwrap,
} from '@dicehall/engine';

/** `win`: win probability, a shared win counting as its share. `sips`: the mean of the others' sips minus the seat's own. */
export type ValueUnit = 'win' | 'sips';

/** A game solved for one number of seats and one set of options: the value of every state if all play best. */
export interface Solution<State = unknown> {
  readonly game: GameId;
  /** Complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  /** The largest error of a value; absent where only rounding affects it. */
  readonly tolerance?: number;
  /** By seat. `state` has this solution's game, options and number of seats. */
  value(state: State): BySeat<number>;
  /**
   * The value of a move to the seat that makes it: within the tolerance if it may be the best move, else a value below the best.
   * Does not value the state after it, which can take long.
   */
  estimate?(state: State, move: unknown): number;
  /** The values of the rolls that a turn waits for, for its seat, without valuing the states after them; null for other states. */
  rolls?(state: State): ValuedRolls | null;
  /** For the seat to move; null where stopping does not depend on points and dice alone. */
  stopChart?(state: State): StopChart | null;
}

/** The number of ordered rolls and their value, in two columns. */
export interface ValuedRolls {
  readonly ways: Float64Array;
  readonly values: Float64Array;
}

/** The value of a turn that continues with this number of dice, or stops. */
export interface StopCell {
  readonly roll: number;
  /** Null where stopping is not allowed, or where only an upper bound below the value of rolling is known. */
  readonly stop: number | null;
  readonly canStop: boolean;
}

/** When to stop, by the points of the turn and the dice that would be rolled next. */
export interface StopChart {
  readonly seat: Seat;
  readonly points: readonly number[];
  /** By dice, rising from 1. */
  readonly rows: readonly (readonly StopCell[])[];
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

/** The best move, the first of several equal ones. Undefined if the seat may not move. */
export function bestMove(solution: Solution, state: unknown, seat: Seat): ValuedMove | undefined {
  let best: ValuedMove | undefined;
  for (const valued of valuedMoves(solution, state, seat)) {
    if (best === undefined || valued.value > best.value) best = valued;
  }
  return best;
}
