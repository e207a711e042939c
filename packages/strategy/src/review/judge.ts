import { type BySeat, gameOf, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import type { Solution, ValuedMove, ValuedRolls, ValueUnit } from '../solve/solution.ts';
import { same } from './luck.ts';

/**
 * The source of the values: the exact solution, one equilibrium of more than two players or of a match with hidden hands, the
 * solution of a round or of a turn (later ones approximated), duels or sampled turns for choices and rollouts for all else, or
 * rollouts.
 */
export type JudgedBy =
  | 'exact'
  | 'equilibrium'
  | 'round'
  | 'match'
  | 'turn'
  | 'duels'
  | 'sampled'
  | 'rollouts';

/** `margin`: two standard errors of the difference from the move played; 0 if there is no doubt. */
export interface ComparedMove extends ValuedMove {
  readonly margin: number;
  /** Whether the mixture of an equilibrium contains the move. */
  readonly mixed?: boolean;
}

export interface Judge {
  readonly how: JudgedBy;
  readonly exact: boolean;
  readonly unit: ValueUnit;
  /** The standard error of one value; 0 for an exact judge. */
  readonly noise: number;
  /** Whether the values before a choice follow from those after it and its error, which is known better than both. */
  readonly followsErrors?: boolean;
  /** Whether the choice that led to this state revealed hidden choices. */
  reveals?(state: unknown): boolean;
  value(state: unknown): BySeat<number>;
  /** Quicker than `value` and as exact, but its changes need not add up: for comparing hundreds of throws. */
  rank?(state: unknown): BySeat<number>;
  /** What the rolls that a state waits for are worth to the seat that rolls; null where that is what `rank` says. */
  rolls?(state: unknown): ValuedRolls | null;
  /**
   * The moves to compare with the one that was played: with all that may be the best.
   * @param played they are among the moves
   */
  choices(state: unknown, seat: Seat, ...played: readonly unknown[]): readonly ComparedMove[];
}

const keyOf = (move: unknown): string => JSON.stringify(move);

/**
 * Compares all legal moves that may be best. Exact for two seats; for more, one of possibly several equilibria. Where values
 * are rounded, a choice has the value of its best move, so that the changes add up.
 * @param solution of the match's game, options and number of seats
 */
export function exactJudge(solution: Solution): Judge {
  const { seats, unit, tolerance = 0 } = solution;
  const game = gameOf(solution.game);
  const shortlist = (state: unknown, seat: Seat, played: readonly unknown[]): readonly unknown[] => {
    const moves = game.moves(state, seat);
    const estimates = moves.map((move) => solution.estimate?.(state, move) ?? 0);
    const least = Math.max(...estimates) - 2 * tolerance - same;
    const names = played.map(keyOf);
    return moves.filter((move, index) => (estimates[index] ?? 0) >= least || names.includes(keyOf(move)));
  };
  const valued = (state: unknown, seat: Seat, ...played: readonly unknown[]) =>
    shortlist(state, seat, played).map((move) => {
      const values = value(unwrap(game.apply(state, { seat, move })).state);
      return { move, value: ofSeat(values, seat), values, margin: 0 };
    });
  const value = (state: unknown): BySeat<number> => {
    const step = game.step(state);
    const [seat] = step.kind === 'choose' && tolerance > 0 ? step.seats : [];
    if (seat === undefined) return solution.value(state);
    return valued(state, seat).reduce((best, one) => (one.value > best.value ? one : best)).values;
  };
  return {
    how: seats === 2 ? 'exact' : 'equilibrium',
    exact: seats === 2,
    unit,
    noise: 0,
    // The same as `value`, without comparing the moves again.
    followsErrors: tolerance > 0,
    value,
    rank: (state) => solution.value(state),
    rolls: (state) => solution.rolls?.(state) ?? null,
    choices: valued,
  };
}
