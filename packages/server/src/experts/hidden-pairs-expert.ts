import type { HiddenPairsOptions } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import {
  hiddenPairsExpert,
  policyOf,
  readPolicy,
  shippedMatch,
  solveManySeats,
  solveTurn,
  turnMatch,
  writePolicy,
} from '@dicehall/strategy/hidden-pairs';
import { cachedFile, type OnError, runSolver } from './cached-solution.ts';
import type { ExpertTable } from './expert-table.ts';
import type { SolutionCache } from './solution-cache.ts';
import { installedSolutions } from './solution-files.ts';

/** Solver iterations: the exploitability that remains is about 0.2 % of the value of a turn. */
const sweeps = 400;

export async function makeHiddenPairsExpert(
  { game, options, seats }: ExpertTable,
  cache: SolutionCache,
  onError: OnError,
): Promise<Bot> {
  const given = options as unknown as HiddenPairsOptions;
  if (seats > 2) return runSolver(solveManySeats(given, seats));
  // Nothing else of a table of two changes its turn.
  const { luckyDice } = given;
  const match = await shippedMatch(given, installedSolutions);
  if (match !== null) return hiddenPairsExpert(match);
  const of: ExpertTable = { game, options: luckyDice === undefined ? {} : { luckyDice }, seats: 2 };
  const turn = { luckyDice, reRolls: true, actions: true } as const;
  const bytes = await cachedFile(cache, of, onError);
  const cached = bytes ? readPolicy(bytes, turn) : null;
  if (cached?.ok) return hiddenPairsExpert(turnMatch(cached.value));
  if (cached !== null) onError(new Error(`The cached policy of ${game} is invalid and will be solved again`));
  const policy = policyOf(await runSolver(solveTurn(turn, sweeps)));
  await cache.save(of, writePolicy(policy)).catch(onError);
  return hiddenPairsExpert(turnMatch(policy));
}
