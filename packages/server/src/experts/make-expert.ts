import { setImmediate } from 'node:timers/promises';
import type { HiddenPairsOptions } from '@dicehall/engine';
import {
  type Bot,
  expertOf,
  expertSolver,
  isOf,
  readSolution,
  type Solver,
  solveExpert,
  writeSolution,
} from '@dicehall/strategy';
import { type ExpertTable, solutionOf } from './limits.ts';
import type { SolutionCache } from './solution-cache.ts';

/** How long to work before yielding to the event loop, in milliseconds. */
const slice = 20;

/** Runs a solver to its end and yields to the event loop now and then. */
export async function runSolver<Solution>(solving: Generator<unknown, Solution>): Promise<Solution> {
  let yieldedAt = performance.now();
  for (;;) {
    const step = solving.next();
    if (step.done === true) return step.value;
    if (performance.now() - yieldedAt < slice) continue;
    await setImmediate();
    yieldedAt = performance.now();
  }
}

/** The cached file of a solution; null when there is none or it cannot be read. */
const cachedFile = (cache: SolutionCache, of: ExpertTable, onError: OnError): Promise<Uint8Array | null> =>
  cache.find(of).catch((error: unknown) => {
    onError(error);
    return null;
  });

/** The expert of a game without hidden information. Its solution comes from the cache or is solved now. */
async function open(
  solver: Solver,
  table: ExpertTable,
  cache: SolutionCache,
  onError: OnError,
): Promise<Bot> {
  const of = solutionOf(table, solver);
  const bytes = await cachedFile(cache, of, onError);
  const file = bytes ? readSolution(bytes) : null;
  if (file?.ok && isOf(file.value, of)) return expertOf(solver.restore(file.value), maxCachedTurns);
  if (file !== null)
    onError(new Error(`The cached solution of ${of.game} is invalid and will be solved again`));
  const { solution, facts, parts } = await runSolver(solver.solve(table.options));
  await cache.save(of, writeSolution({ ...of, facts, parts })).catch(onError);
  return expertOf(solution, maxCachedTurns);
}

/** Turns that each expert caches: enough for some matches, at a few kilobytes each. */
const maxCachedTurns = 500;

/** The expert of Hidden Pairs. Its equilibrium of one turn comes from the cache or is solved now. */
async function hiddenPairs(table: ExpertTable, cache: SolutionCache, onError: OnError): Promise<Bot> {
  const { hiddenPairsExpert, policyOf, readPolicy, solveTurn, writePolicy } = await import(
    '@dicehall/strategy/hidden-pairs'
  );
  const of = solutionOf(table, undefined);
  const { luckyDice } = table.options as unknown as HiddenPairsOptions;
  const game = { luckyDice, reRolls: true, actions: true } as const;
  const bytes = await cachedFile(cache, of, onError);
  const kept = bytes ? readPolicy(bytes, game) : null;
  if (kept?.ok) return hiddenPairsExpert(kept.value);
  if (kept !== null) onError(new Error('A policy of Hidden Pairs is not sound and is worked out anew'));
  const policy = policyOf(await runSolver(solveTurn(game, sweeps)));
  await cache.save(of, writePolicy(policy)).catch(onError);
  return hiddenPairsExpert(policy);
}

/** Solver iterations: the exploitability that remains is about 0.2 % of the value of a turn. */
const sweeps = 400;

/** Receives errors of the cache. The expert is made nevertheless. */
export type OnError = (error: unknown) => void;

export async function makeExpert(table: ExpertTable, cache: SolutionCache, onError: OnError): Promise<Bot> {
  const solver = expertSolver(table.game, Math.min(table.seats, 2));
  if (solver !== undefined) return open(solver, table, cache, onError);
  if (table.game === 'hidden-pairs') return hiddenPairs(table, cache, onError);
  const solving = await solveExpert(table.game, table.options, table.seats);
  if (solving === null) throw new Error(`No expert of ${table.game} for ${table.seats}`);
  return runSolver(solving);
}
