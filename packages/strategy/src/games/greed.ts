import { type GreedState, ofSeat } from '@dicehall/engine';
import type { BotsOf } from '../bots/bot.ts';
import { greedBots } from '../bots/greed.ts';
import { themesWhere } from '../puzzles/theme.ts';
import { fastGreedContest } from '../simulate/fast-greed.ts';
import { greedForThree, greedForTwo } from '../solve/greed/solvers.ts';
import { type GameStrategy, hasShortTarget } from './game-strategy.ts';

export const greedStrategy: GameStrategy = {
  bots: greedBots as BotsOf,
  solvers: [greedForTwo, greedForThree],
  isSolvedInSeconds: hasShortTarget,
  themesOf: (state) => {
    const { inGame, seat, finalBy } = state as GreedState;
    return themesWhere({ opening: !ofSeat(inGame, seat), 'final-round': finalBy !== null });
  },
  fastContest: fastGreedContest,
};
