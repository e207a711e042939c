import type { HiddenPairsOptions } from '@dicehall/engine';
import type { Bot, Bots } from '../bots/bot.ts';
import { hiddenPairsBots } from '../bots/hidden-pairs.ts';
import type { Solving } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

/** Iterations of CFR+, for an exploitability of about 1 % of a turn's points. */
const sweeps = 100;

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as Bots,
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
};
