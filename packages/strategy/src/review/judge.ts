import { type BySeat, gameOf, type Seat, unwrap } from '@dicehall/engine';
import { type Solution, type ValuedMove, type ValueUnit, valuedMoves } from '../solve/index.ts';

/**
 * The source of the values: the exact solution, one equilibrium of more than two players, the solution of a round or of a
 * turn (later ones approximated), or rollouts.
 */
export type JudgedBy = 'exact' | 'equilibrium' | 'round' | 'turn' | 'rollouts';

export interface Judge {
  readonly how: JudgedBy;
  readonly exact: boolean;
  readonly unit: ValueUnit;
  /** The standard error of one value; 0 for an exact judge. */
  readonly noise: number;
  /** Whether the choice that led to this state revealed hidden choices. */
  reveals?(state: unknown): boolean;
  value(state: unknown): BySeat<number>;
  /** The moves to compare with `played`, which is one of them. */
  choices(state: unknown, seat: Seat, played: unknown): readonly ValuedMove[];
  /** The values before a choice by those after the best move, where estimates of both would not agree. */
  valueOfBest?(state: unknown, seat: Seat, best: unknown): BySeat<number>;
}

/**
 * Compares all legal moves. Exact for two seats; for more, one of possibly several equilibria.
 * @param solution of the match's game, options and number of seats
 */
export const exactJudge = (solution: Solution): Judge => ({
  how: solution.seats === 2 ? 'exact' : 'equilibrium',
  exact: solution.seats === 2,
  unit: solution.unit,
  noise: 0,
  value: (state) => solution.value(state),
  choices: (state, seat) => valuedMoves(solution, state, seat),
  // The values of a position and of its best move differ by up to the tolerance.
  ...(solution.tolerance && {
    valueOfBest: (state, seat, best) =>
      solution.value(unwrap(gameOf(solution.game).apply(state, { seat, move: best })).state),
  }),
});
