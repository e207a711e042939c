import type { HiddenPairsOptions } from '@dicehall/engine';
import type { Bot, BotsOf } from '../bots/bot.ts';
import { hiddenPairsBots } from '../bots/hidden-pairs.ts';
import type { Explorer } from '../explore/explorer.ts';
import type { Judge } from '../review/judge.ts';
import type { Solving } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

/** Iterations of CFR+, for an exploitability of about 1 % of a turn's points. */
const sweeps = 100;
/** A review weighs hands by the policy; a rougher one serves it as well. */
const reviewSweeps = 40;

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as BotsOf,
  solvers: [],
  isSolvedInSeconds: () => true,
  // Imported on demand: building the solver's tables would delay all other bots.
  solveExpert: async (options) => {
    const { luckyDice } = options as unknown as HiddenPairsOptions;
    const { hiddenPairsExpert, policyOf, solveTurn } = await import('../solve/hidden-pairs/index.ts');
    return (function* (): Solving<Bot> {
      const solving = solveTurn({ luckyDice, reRolls: true, actions: true }, sweeps);
      return hiddenPairsExpert(policyOf(yield* solving));
    })();
  },
  solveExplorer: async (options, seats) => {
    const { luckyDice } = options as unknown as HiddenPairsOptions;
    const { policyOf, solveTurn } = await import('../solve/hidden-pairs/index.ts');
    const { turnExplorer, weighingExplorer } = await import('../explore/turn-explorer.ts');
    return (function* (): Solving<Explorer> {
      if (seats > 2) return weighingExplorer;
      return turnExplorer(
        policyOf(yield* solveTurn({ luckyDice, reRolls: true, actions: true }, reviewSweeps)),
      );
    })();
  },
  solveJudge: async (options, seats) => {
    if (seats !== 2) return null;
    const { luckyDice } = options as unknown as HiddenPairsOptions;
    const { policyOf, solveTurn } = await import('../solve/hidden-pairs/index.ts');
    const { turnJudge } = await import('../review/turn-judge.ts');
    return (function* (): Solving<Judge> {
      return turnJudge(policyOf(yield* solveTurn({ luckyDice, reRolls: true, actions: true }, reviewSweeps)));
    })();
  },
};
