import type { HiddenPairsOptions } from '@dicehall/engine';
import type { Bot, Bots } from '../bots/bot.ts';
import { hiddenPairsBots } from '../bots/hidden-pairs.ts';
import { type Solving, withProgress } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

/** Iterations of CFR+: enough for about one per cent of what a turn is worth. */
const sweeps = 100;

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as Bots,
  solvers: [],
  // Loaded on demand: the tables of the solver would delay everybody who wants a bot.
  solveExpert: async (options) => {
    const { luckyDice } = options as unknown as HiddenPairsOptions;
    const { hiddenPairsExpert, policyOf, solveTurn } = await import('../solve/hidden-pairs/index.ts');
    return (function* (): Solving<Bot> {
      const solving = solveTurn({ luckyDice, reRolls: true, actions: true }, sweeps);
      return hiddenPairsExpert(policyOf(yield* withProgress(solving, ({ sweep }) => sweep / sweeps)));
    })();
  },
};
