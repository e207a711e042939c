import type { GameId, OptionValue } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { Solving } from '../solve/progress.ts';
import type { Solver } from '../solve/solver.ts';
import type { Bot } from './bot.ts';
import { expertOf, expertSolver } from './expert.ts';

type Options = Readonly<Record<string, OptionValue>>;

function* solved(solver: Solver, options: Options): Solving<Bot> {
  return expertOf(yield* solver.solution(options));
}

/**
 * With more than two seats the solution for two is played against each opponent: solving for three takes too long.
 * Takes about a second for Greed, Threes and small tables of Three Dice, up to half a minute for Ten Thousand and Hidden
 * Pairs. For a cached solution, use `expertOf`.
 * @param options complete and in range
 * @returns null if there is nothing to solve
 */
export async function solveExpert(
  game: GameId,
  options: Options,
  seats: number,
): Promise<Solving<Bot> | null> {
  const { solveExpert: ownSolver } = strategyOf(game);
  if (ownSolver !== undefined) return ownSolver(options, seats);
  const solver = expertSolver(game, Math.min(seats, 2));
  return solver === undefined ? null : solved(solver, options);
}
