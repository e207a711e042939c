import type { BaseView, HiddenPairsOptions, OptionValue } from '@dicehall/engine';
import type { Bot } from '@dicehall/strategy';
import type { Context } from '../../context.ts';
import type { Analysis, SolutionFacts, SolveRequest } from '../analysis.ts';
import { runSolver } from '../solving.ts';
import { matchFor } from './hidden-pairs-policy.ts';

const optionsOf = (options: Readonly<Record<string, OptionValue>>) =>
  options as unknown as HiddenPairsOptions;

/** The default number of passes over all hands of `dicehall solve`. */
const usualSweeps = 200;

/** Solves the turn of two, and measures what a best response still gains: hidden choices have no single best move. */
async function solve(context: Context, request: SolveRequest): Promise<SolutionFacts | null> {
  const { options, actions, sweeps: given } = request;
  const sweeps = given === undefined ? usualSweeps : Number(given);
  const { luckyDice } = optionsOf(options);
  const { exploitabilityOf, solveTurn } = await import('@dicehall/strategy/hidden-pairs');
  const started = context.io.now();
  const solving = solveTurn({ luckyDice, reRolls: true, actions }, sweeps);
  const turn = await runSolver(context, 'hidden-pairs', solving);
  if (turn === null) return null;
  const { points, share, mean } = exploitabilityOf(turn);
  const seconds = (context.io.now() - started) / 1000;
  return { turnValue: mean, exploitability: points, exploitabilityShare: share, sweeps, seconds };
}

/** The default match of two comes solved; `solve` solves a turn. */
export const hiddenPairs: Analysis = {
  async explorerFor(context, options, seats) {
    const { turnExplorer, weighingExplorer } = await import('@dicehall/strategy/hidden-pairs');
    if (seats > 2) return weighingExplorer;
    const match = await matchFor(context, optionsOf(options));
    return match === null ? null : turnExplorer(match);
  },
  async judgeFor(context, { options, names }) {
    if (names.length > 2) return undefined;
    const match = await matchFor(context, optionsOf(options));
    if (match === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).turnJudge(match);
  },
  async expertFor(context, options, seats) {
    if (seats > 2) return undefined;
    const match = await matchFor(context, optionsOf(options));
    if (match === null) return null;
    return (await import('@dicehall/strategy/hidden-pairs')).hiddenPairsExpert(match) as Bot<BaseView>;
  },
  solvedSeats: 2,
  solve,
};
