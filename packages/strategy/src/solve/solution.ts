import {
  type AnyGame,
  type BySeat,
  findGame,
  type GameId,
  type OptionValue,
  ofSeat,
  type Seat,
} from '@dicehall/engine';

/**
 * What a solution's values measure: a seat's share of the win (a shared win counts as its part), or sips: the mean of
 * the others' sips less one's own.
 */
export type ValueUnit = 'win' | 'sips';

/**
 * A game solved for one number of seats and one set of options. It knows the value of every state of a match, whether
 * a throw, a choice or nothing is awaited, when everybody plays their best from there on.
 */
export interface Solution<State = unknown> {
  readonly game: GameId;
  /** All the options that it was solved for. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly unit: ValueUnit;
  /** What a state is worth to each seat. `state` is of this solution's game, options and number of seats. */
  value(state: State): BySeat<number>;
}

/** A legal move, and what the match is worth to the seat that makes it, once made. */
export interface ValuedMove<Move = unknown> {
  readonly move: Move;
  readonly value: number;
}

function gameOfSolution(solution: Solution): AnyGame {
  const game = findGame(solution.game);
  if (game === undefined) throw new RangeError(`No game ${solution.game}`);
  return game;
}

/** Every legal move of a seat with its value, in the game's order; none when the seat may not move. */
export function valuedMoves(solution: Solution, state: unknown, seat: Seat): ValuedMove[] {
  const game = gameOfSolution(solution);
  return game.moves(state, seat).map((move) => {
    const after = game.apply(state, { seat, move });
    if (!after.ok) throw new Error(`A listed move was refused: ${after.error.code}`);
    return { move, value: ofSeat(solution.value(after.value.state), seat) };
  });
}

/** The best move of a seat, the first of several equals, if it may move. */
export function bestMove(solution: Solution, state: unknown, seat: Seat): ValuedMove | undefined {
  let best: ValuedMove | undefined;
  for (const valued of valuedMoves(solution, state, seat)) {
    if (best === undefined || valued.value > best.value) best = valued;
  }
  return best;
}

/** Whether a solution is for a match with these options and so many seats. */
export const solves = (
  solution: Solution,
  game: GameId,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): boolean =>
  solution.game === game &&
  solution.seats === seats &&
  Object.entries(options).every(([name, value]) => solution.options[name] === value);
