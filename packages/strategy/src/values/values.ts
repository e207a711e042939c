import {
  type AnyGame,
  type BySeat,
  type GameId,
  gameOf,
  type OptionValue,
  ofSeat,
  type Seat,
  type Step,
  unwrap,
} from '@dicehall/engine';
import type { Bot } from '../bots/bot.ts';
import { cached } from '../cached.ts';
import type { StopChart, ValuedMove, ValuedRolls, ValueUnit } from '../solve/solution.ts';
import { type StopMap, stopMap, type WinMap, winMap } from './charts.ts';
import { type NextRoll, nextRoll } from './next-roll.ts';
import { rounding } from './thresholds.ts';

/**
 * The source of values: an exact solution; one equilibrium for more than two players; the solution of a round, or of a
 * match or turn with hidden hands; choices compared by duels or sampled turns, with rollouts for everything else; or
 * rollouts only.
 */
export type ValueSource =
  | 'exact'
  | 'equilibrium'
  | 'round'
  | 'match'
  | 'turn'
  | 'duels'
  | 'sampled'
  | 'rollouts';

/** A move and its value for the seat that chooses. */
export interface WeighedMove extends ValuedMove {
  /** How much less the move is worth than the best move, if that exceeds the margin; otherwise 0. */
  readonly loss: number;
  /** Two standard errors of the difference from the best move; 0 if the value is exact. */
  readonly margin: number;
  /** The probability from 0 to 1 with which the mixed strategy of an equilibrium plays the move. */
  readonly share?: number;
  /**
   * The chance that the seat loses the current round, and the mean penalty of each seat. Only in games in which the
   * current round decides.
   */
  readonly round?: { readonly loses: number; readonly taken: BySeat<number> };
  /**
   * The chance of winning each round of the turn. Only for requested moves, in games whose turns have several rounds.
   */
  readonly wins?: readonly number[];
}

export interface MoveValue extends WeighedMove {
  /** The roll that directly follows the move; null if the move leads to no roll. */
  readonly roll: NextRoll | null;
}

/** A position and the value of each of its moves. It can be sent between threads. */
export interface PositionValue {
  readonly how: ValueSource;
  readonly unit: ValueUnit;
  readonly step: Step;
  /** The seat that chooses; null if none does. */
  readonly seat: Seat | null;
  /** The values by seat; null if they would reveal hidden information. */
  readonly bySeat: BySeat<number> | null;
  /** Two standard errors of a value; 0 if nothing is estimated. */
  readonly margin: number;
  /** The moves with their values, the best first. */
  readonly moves: readonly MoveValue[];
  /**
   * Whether moves that are equally good for the seat have different values for other seats. The values are then those
   * of one of several solutions.
   */
  readonly severalBest: boolean;
  /** The roll that the position waits for; null if it waits for none. */
  readonly roll: NextRoll | null;
  /** The move that would be the best with equal totals; undefined if it is unknown. */
  readonly bestIfLevel?: unknown;
}

export interface Asked {
  /** The seat whose moves to value if several seats choose; the first of them if absent. */
  readonly seat?: Seat;
  /** Moves to value in addition to those that may be the best. All other moves are left out. */
  readonly played?: readonly unknown[];
  /** The number of rollouts for each estimated value. */
  readonly rollouts?: number;
}

/** The charts of a position. A chart is null if it would show nothing. */
export interface Charts {
  readonly map: WinMap | null;
  readonly stopping: StopMap | null;
}

/**
 * The maximum number of moves sent between threads and over the network. Positions with thousands of moves send only
 * the best.
 */
export const mostSentMoves = 300;

export const keyOf = (move: unknown): string => JSON.stringify(move);

/** Returns the moves, the best first. Of equal moves, the one with the shortest notation comes first. */
export function weighMoves(moves: readonly ValuedMove[]): WeighedMove[] {
  const best = moves.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return moves
    .map(({ move, value }) => {
      const loss = best - value;
      return { move, value, loss: loss <= rounding ? 0 : loss, margin: 0 };
    })
    .sort((a, b) =>
      a.loss === 0 && b.loss === 0 ? keyOf(a.move).length - keyOf(b.move).length : b.value - a.value,
    );
}

const chooserOf = (step: Step): Seat | null => (step.kind === 'choose' ? (step.seats[0] ?? null) : null);

export interface ValuedMatch {
  readonly game: GameId;
  /** Every option of the game, including those with their default value. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

export const gameOfMatch = ({ game }: Pick<ValuedMatch, 'game'>): AnyGame => gameOf(game);

/** The values of the positions and moves of a match: the share of the win, or sips at the end of the match. */
export abstract class Values implements ValuedMatch {
  readonly game: GameId;
  readonly options: ValuedMatch['options'];
  readonly seats: number;
  abstract readonly how: ValueSource;
  abstract readonly unit: ValueUnit;
  /** The bot that plays the best moves by these values. */
  abstract readonly bot: Bot;
  /** The standard error of a value; 0 if nothing is estimated. */
  readonly noise: number = 0;
  /** Whether the values before a choice are computed from the values after it and its loss. This is more precise. */
  readonly followsLosses: boolean = false;

  constructor({ game, options, seats }: ValuedMatch) {
    this.game = game;
    this.options = options;
    this.seats = seats;
  }

  get isEstimated(): boolean {
    return this.noise > 0;
  }

  /** Returns the value of a position for each seat, using all information. */
  abstract bySeat(state: unknown): BySeat<number>;

  /** Returns the moves of a seat with their values, the best first, using only what the seat knows. */
  abstract moves(state: unknown, seat: Seat, asked?: Pick<Asked, 'played'>): readonly WeighedMove[];

  /**
   * Returns the value of a position for comparing throws. It is faster than `bySeat` and equally exact, but its changes
   * need not add up.
   */
  rank(state: unknown): BySeat<number> {
    return this.bySeat(state);
  }

  /**
   * Returns the values of the rolls that a state waits for, for the seat that rolls. Null if `rank` must evaluate them
   * one by one.
   */
  rolls(_state: unknown): ValuedRolls | null {
    return null;
  }

  /** Whether the choice that led to this state revealed hidden choices. */
  reveals(_state: unknown): boolean {
    return false;
  }

  /** Two standard errors of the values that `moves` returns. */
  protected get margin(): number {
    return 2 * this.noise;
  }

  /**
   * Returns a seat's value of the position `after` a roll, on the scale of the values from `moves` before it. Null if
   * the roll has no value.
   */
  protected afterRoll(_before: unknown, after: unknown, seat: Seat): number | null {
    return ofSeat(this.rank(after), seat);
  }

  /** Returns a seat's chance of winning each round of the turn after a move. Undefined if turns have no rounds. */
  protected winsAfter(_state: unknown, _seat: Seat, _move: unknown): readonly number[] | undefined {
    return undefined;
  }

  /** Returns the position as a choosing seat knows it. */
  protected seen(state: unknown, _seat: Seat): unknown {
    return state;
  }

  /** Whether a roll may follow a move. The check is cheap, because some games have thousands of moves. */
  protected mayRoll(_move: unknown): boolean {
    return true;
  }

  /** Returns a chart of when the seat to move should stop. Null if stopping does not depend only on points and dice. */
  protected stopChart(_state: unknown): StopChart | null {
    return null;
  }

  /** Returns the move that would be the best with equal totals; undefined if it is unknown. */
  protected bestIfLevel(_state: unknown, _seat: Seat): unknown {
    return undefined;
  }

  /** Values every legal move of a position for the seat that chooses, and the results of the next roll. */
  at(position: unknown, asked: Asked = {}): PositionValue {
    const game = gameOf(this.game);
    const seat = asked.seat ?? chooserOf(game.step(position));
    const state = seat === null ? position : this.seen(position, seat);
    const step = seat === null ? game.step(state) : game.view(state, seat).step;
    const mover = seat !== null && step.kind === 'choose' && step.seats.includes(seat) ? seat : null;
    const weighMoves = mover === null ? [] : this.moves(state, mover, asked);
    const rollOf = cached(
      (after: unknown) => game.formatPosition(after),
      (after) => ({ roll: this.#roll(game, after) }),
    );
    const rollAfter = (move: unknown): NextRoll | null => {
      if (mover === null || !this.mayRoll(move)) return null;
      const after = game.apply(state, { seat: mover, move });
      // While another player re-rolls a hidden die, the move is not possible yet.
      const roll = after.ok ? rollOf(after.value.state).roll : null;
      return roll?.seat === mover ? roll : null;
    };
    // Explains only the requested moves, because explaining thousands of moves would take long.
    const winsAfter = (move: unknown): Pick<WeighedMove, 'wins'> => {
      const wins =
        mover === null || asked.played === undefined ? undefined : this.winsAfter(state, mover, move);
      return wins === undefined ? {} : { wins };
    };
    return {
      how: this.how,
      unit: this.unit,
      step,
      seat: mover,
      bySeat: game.facts.hiddenInformation ? null : this.bySeat(state),
      margin: this.margin,
      moves: weighMoves.map((one) => ({ ...one, ...winsAfter(one.move), roll: rollAfter(one.move) })),
      severalBest: mover !== null && this.#areSeveral(game, state, mover, weighMoves),
      roll: step.kind === 'throw' ? this.#roll(game, state) : null,
      bestIfLevel: mover === null ? undefined : this.bestIfLevel(state, mover),
    };
  }

  charts(state: unknown): Charts {
    const game = gameOf(this.game);
    return {
      map: this.how === 'exact' ? winMap(game, state, (at, seat) => ofSeat(this.rank(at), seat)) : null,
      stopping: stopMap(game, state, this.stopChart(state)),
    };
  }

  #roll(game: AnyGame, state: unknown): NextRoll | null {
    return nextRoll(game, state, (after, seat) =>
      this.isEstimated ? null : this.afterRoll(state, after, seat),
    );
  }

  #areSeveral(game: AnyGame, state: unknown, seat: Seat, moves: readonly WeighedMove[]): boolean {
    const best = moves.filter(({ loss }) => loss === 0);
    if (this.seats < 3 || best.length < 2 || this.isEstimated) return false;
    const [first = [], ...others] = best.map(({ move }) =>
      this.bySeat(unwrap(game.apply(state, { seat, move })).state),
    );
    return others.some((one) => one.some((value, at) => Math.abs(value - ofSeat(first, at)) > rounding));
  }
}
