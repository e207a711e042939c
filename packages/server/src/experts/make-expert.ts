import { gameOf } from '@dicehall/engine';
import {
  type Bot,
  type Explorer,
  expertOf,
  expertSolver,
  isOf,
  readSolution,
  type Solution,
  type Solver,
  shippedSolution,
  solvedExplorer,
  solveExpert,
  solveExplorer,
  solverOf,
  writeSolution,
} from '@dicehall/strategy';
import { cachedFile, type OnError, runSolver } from './cached-solution.ts';
import type { ExpertTable } from './expert-table.ts';
import { ownExperts } from './game-experts.ts';
import type { SolutionCache } from './solution-cache.ts';
import { installedSolutions } from './solution-files.ts';

/** Turns that each expert caches: enough for some matches, at a few kilobytes each. */
const maxCachedTurns = 500;

/** From the installed package, from the cache, or solved now and saved there. */
async function solutionOf(
  solver: Solver,
  { game, options }: ExpertTable,
  cache: SolutionCache,
  onError: OnError,
): Promise<Solution> {
  const shipped = await shippedSolution(solver, options, installedSolutions);
  if (shipped !== null) return shipped;
  const of: ExpertTable = { game, options, seats: solver.seats };
  const bytes = await cachedFile(cache, of, onError);
  const file = bytes ? readSolution(bytes) : null;
  if (file?.ok && isOf(file.value, of)) return solver.restore(file.value);
  if (file !== null) onError(new Error(`The cached solution of ${game} is invalid and will be solved again`));
  const { solution, facts, parts } = await runSolver(solver.solve(options));
  await cache.save(of, writeSolution({ ...of, facts, parts })).catch(onError);
  return solution;
}

/**
 * The expert of a table.
 * @throws when the table's game has none
 */
export async function makeExpert(table: ExpertTable, cache: SolutionCache, onError: OnError): Promise<Bot> {
  const { game, options, seats } = table;
  const make = ownExperts[game];
  if (make !== undefined) return make(table, cache, onError);
  const solver = expertSolver(game, Math.min(seats, 2));
  if (solver !== undefined) return expertOf(await solutionOf(solver, table, cache, onError), maxCachedTurns);
  const solving = await solveExpert(game, options, seats);
  if (solving === null) throw new Error(`There is no expert of ${game} for ${seats} seats`);
  return runSolver(solving);
}

/**
 * What values the positions of a table.
 * @throws when there is nothing but estimates
 */
export async function makeExplorer(
  table: ExpertTable,
  cache: SolutionCache,
  onError: OnError,
): Promise<Explorer> {
  const { game, options, seats } = table;
  const solver = solverOf(game, seats);
  if (solver !== undefined) return solvedExplorer(await solutionOf(solver, table, cache, onError));
  const solving = await solveExplorer(gameOf(game), options, seats, installedSolutions);
  if (solving === null) throw new Error(`There are no exact values of ${game} for ${seats} seats`);
  return runSolver(solving);
}
