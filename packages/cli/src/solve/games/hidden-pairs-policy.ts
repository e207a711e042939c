import type { HiddenPairsOptions } from '@dicehall/engine';
import { installedSolutions } from '@dicehall/server/solution-files';
import { type SolutionOf, shippedFile } from '@dicehall/strategy';
import type { PlayedMatch, TurnPolicy } from '@dicehall/strategy/hidden-pairs';
import type { Context } from '../../context.ts';
import { readSaved, reportRefused, saveSolution } from '../solution-cache.ts';
import { runSolver } from '../solving.ts';

/** Passes over all hands: a best response then gains less than 1 % of the value of a turn. */
const sweeps = 100;

/**
 * The equilibrium of a turn of Hidden Pairs: the one that comes with the program, one from the data folder, or
 * one solved now and saved there.
 * @returns null when it was cancelled
 */
async function policyFor(
  context: Context,
  { luckyDice }: Pick<HiddenPairsOptions, 'luckyDice'>,
): Promise<TurnPolicy | null> {
  const { policyOf, readPolicy, solveTurn, writePolicy } = await import('@dicehall/strategy/hidden-pairs');
  const game = { luckyDice, reRolls: true, actions: true } as const;
  const of: SolutionOf = { game: 'hidden-pairs', options: { luckyDice }, seats: 2 };
  const shipped = await shippedFile(of, installedSolutions);
  const installed = shipped === null ? null : readPolicy(shipped, game);
  if (installed?.ok) return installed.value;
  const bytes = readSaved(context, of);
  const saved = bytes === null ? null : readPolicy(bytes, game);
  if (saved?.ok) return saved.value;
  if (saved !== null) reportRefused(context, of, saved.error);
  const turn = await runSolver(context, 'hidden-pairs', solveTurn(game, sweeps));
  if (turn === null) return null;
  const policy = policyOf(turn);
  saveSolution(context, of, writePolicy(policy));
  return policy;
}

/**
 * The solved match that comes with the program; where there is none, turns by their equilibrium.
 * @returns null when it was cancelled
 */
export async function matchFor(context: Context, options: HiddenPairsOptions): Promise<PlayedMatch | null> {
  const { shippedMatch, turnMatch } = await import('@dicehall/strategy/hidden-pairs');
  const shipped = await shippedMatch(options, installedSolutions);
  if (shipped !== null) return shipped;
  const policy = await policyFor(context, options);
  return policy === null ? null : turnMatch(policy);
}
