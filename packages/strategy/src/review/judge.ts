import { type BySeat, gameOf, ofSeat, type Seat, unwrap } from '@dicehall/engine';
import type { Solution, ValuedMove, ValueUnit } from '../solve/index.ts';

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
  /** The moves to compare with `played`, which is one of them. */
  choices(state: unknown, seat: Seat, played: unknown): readonly ComparedMove[];
}

/**
 * Compares all legal moves. Exact for two seats; for more, one of possibly several equilibria. Where values are rounded, a
 * choice has the value of its best move, so that the changes add up.
 * @param solution of the match's game, options and number of seats
 */
export function exactJudge(solution: Solution): Judge {
  const { seats, unit, tolerance = 0 } = solution;
  const game = gameOf(solution.game);
  const valued = (state: unknown, seat: Seat) =>
    game.moves(state, seat).map((move) => {
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
    value,
    rank: (state) => solution.value(state),
    choices: valued,
  };
}
