import type { Seat, Setup } from '@dicehall/engine';
import { expertOf } from '../bots/expert.ts';
import { type SolutionFiles, solutionOf } from '../files/shipped.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import type { ComparedMove, Judge } from './judge.ts';

/** What compares the choices of a match whose values are estimated. */
export interface Comparison extends Pick<Judge, 'choices'> {
  readonly how: 'duels' | 'sampled';
}

/** All legal moves, as the expert of a larger table values them: by a power of the product of its duels. */
function* byDuels({ game }: Setup, solving: Solving<Solution>): Solving<Comparison | null> {
  const { valued } = expertOf(yield* solving);
  if (valued === undefined) return null;
  const choices = (state: unknown, seat: Seat): ComparedMove[] =>
    valued(game.view(state, seat), game.moves(state, seat)).map((one) => ({ ...one, margin: 0 }));
  return { how: 'duels', choices };
}

/**
 * Solves what compares the choices of a match of more than two where it is estimated.
 * @param files where the solutions that come with the program are
 * @returns null where rollouts compare them, or it takes longer than the estimate
 */
export async function solveComparison(
  setup: Setup,
  files?: SolutionFiles,
): Promise<Solving<Comparison | null> | null> {
  const { game, names, options } = setup;
  if (names.length <= 2) return null;
  const { solveComparison: own, isSolvedInSeconds } = strategyOf(game.id);
  if (own !== undefined) return own(options, names.length);
  const solver = solverOf(game.id, 2);
  if (solver === undefined || isSolvedInSeconds?.(options, 2) !== true) return null;
  return byDuels(setup, await solutionOf(solver, options, files));
}
