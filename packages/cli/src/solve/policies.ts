import { readFileSync } from 'node:fs';
import type { HiddenPairsOptions } from '@dicehall/engine';
import { type SolutionOf, withProgress } from '@dicehall/strategy';
import type { TurnPolicy } from '@dicehall/strategy/hidden-pairs';
import type { Context } from '../context.ts';
import { dataFolder } from '../saves/folder.ts';
import { keepSolution, solutionPath } from './library.ts';
import { workThrough } from './solving.ts';

/** Passes over all hands: what is left to gain is under one per cent of what a turn is worth. */
const sweeps = 100;

function readKept(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The equilibrium of a turn of Hidden Pairs: from the data folder, or worked out now and kept there.
 * @returns `null` when it was cancelled
 */
export async function policyFor(
  context: Context,
  { luckyDice }: Pick<HiddenPairsOptions, 'luckyDice'>,
): Promise<TurnPolicy | null> {
  const { io, words } = context;
  const { policyOf, readPolicy, solveTurn, writePolicy } = await import('@dicehall/strategy/hidden-pairs');
  const game = { luckyDice, reRolls: true, actions: true } as const;
  const of: SolutionOf = { game: 'hidden-pairs', options: { luckyDice }, seats: 2 };
  const folder = dataFolder(io.env);
  const path = solutionPath(folder, of);
  const bytes = readKept(path);
  const kept = bytes === null ? null : readPolicy(bytes, game);
  if (kept?.ok) return kept.value;
  if (kept !== null) {
    const problem = words.say(`solve-file-${kept.error}`);
    io.stderr.write(`dicehall: ${words.say('solve-file-refused', { file: path, problem })}\n`);
  }
  const solving = withProgress(solveTurn(game, sweeps), ({ sweep }) => sweep / sweeps);
  const turn = await workThrough(context, 'hidden-pairs', solving);
  if (turn === null) return null;
  const policy = policyOf(turn);
  const code = keepSolution(folder, of, writePolicy(policy));
  if (code !== null) io.stderr.write(`dicehall: ${words.say('solve-not-kept', { folder, code })}\n`);
  return policy;
}
