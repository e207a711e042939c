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
 * `win`: win probability, a shared win counting as its share. `sips`: the mean of the others' sips minus the seat's own.
 */
export type ValueUnit = 'win' | 'sips';

/** A game solved for one number of seats and one set of options: the value of every state under best play of all. */
export interface Solution<State = unknown> {
  readonly game: GameId;
  /** Complete. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  /** The largest error of a value; rounding only where it is missing. */
  readonly tolerance?: number;
  /** By seat. `state` has this solution's game, options and number of seats. */
  value(state: State): BySeat<number>;
  /**
   * What a move is worth to the seat that makes it: within the tolerance where it may be the best one, else less than the
   * best. Without the state after it, which may take long to value.
   */
  estimate?(state: State, move: unknown): number;
  /** What the rolls that a turn waits for are worth to its seat, without the states after them; null of other states. */
  rolls?(state: State): ValuedRolls | null;
  /** For the seat to move; null where stopping is not a matter of points and dice. */
  stopChart?(state: State): StopChart | null;
}

/** What so many ordered rolls are worth, in two columns. */
export interface ValuedRolls {
  readonly ways: Float64Array;
  readonly values: Float64Array;
}

/** What a turn is worth if it goes on with so many dice, or stops. */
export interface StopCell {
  readonly roll: number;
  /** Null where stopping is not allowed, or is only known to be worth less than rolling. */
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
  /** Of the match after the move, for the seat that makes it. */
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
