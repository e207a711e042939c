import { type ThreeDiceOptions, type ThreeDiceState, threeDice } from '@dicehall/engine';
import type { Bot, BotsOf } from '../bots/bot.ts';
import { threeDiceBots } from '../bots/three-dice.ts';
import type { Explorer } from '../explore/explorer.ts';
import { themesWhere } from '../puzzles/theme.ts';
import type { Solving } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

export const threeDiceStrategy: GameStrategy = {
  bots: threeDiceBots as BotsOf,
  solvers: [],
  browserSeats: 5,
  isSolvedInSeconds: (_options, seats) => seats <= 8,
  themesOf: (state, best) => {
    const { seat } = state as ThreeDiceState;
    const { discouraged } = threeDice.view(state as ThreeDiceState, seat);
    const move = JSON.stringify(best);
    return themesWhere({ gentlemen: discouraged.some((one) => JSON.stringify(one) === move) });
  },
  // Imported on demand: building the solver's tables would delay all other bots.
  solveExpert: async (options, seats) => {
    const { solveRound, threeDiceExpert } = await import('../solve/three-dice/index.ts');
    return (function* (): Solving<Bot> {
      return threeDiceExpert(yield* solveRound(options as unknown as ThreeDiceOptions, seats));
    })();
  },
  solveExplorer: async (options, seats) => {
    const { roundExplorer } = await import('../explore/round-explorer.ts');
    const { solveRound } = await import('../solve/three-dice/index.ts');
    return (function* (): Solving<Explorer> {
      return roundExplorer(yield* solveRound(options as unknown as ThreeDiceOptions, seats));
    })();
  },
};
