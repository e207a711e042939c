import type { Seat, Setup } from '@dicehall/engine';
import { expertOf } from '../bots/index.ts';
import { type SolutionFiles, solutionOf } from '../files/shipped.ts';
import { solverOf, strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solution, ValuedMove } from '../solve/solution.ts';

/** All legal moves of a choice, as the expert of a larger table values them: by a power of the product of its duels. */
export type Duels = (state: unknown, seat: Seat) => readonly ValuedMove[];

function* valuing({ game }: Setup, solving: Solving<Solution>): Solving<Duels | null> {
  const { valued } = expertOf(yield* solving);
  if (valued === undefined) return null;
  return (state, seat) => valued(game.view(state, seat), game.moves(state, seat));
}

/**
 * Solves what compares the choices of a match of more than two where it is estimated.
 * @param files where the solutions that come with the program are
 * @returns null where there is no solution for two, or it takes longer than the estimate
 */
export async function solveDuels(setup: Setup, files?: SolutionFiles): Promise<Solving<Duels | null> | null> {
  const { game, names, options } = setup;
  const solver = names.length > 2 ? solverOf(game.id, 2) : undefined;
  if (solver === undefined || strategyOf(game.id).isSolvedInSeconds?.(options, 2) !== true) return null;
  return valuing(setup, await solutionOf(solver, options, files));
}
