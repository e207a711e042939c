import type { BotsOf } from '../bots/bot.ts';
import { threesBots } from '../bots/threes.ts';
import { threesForTwo } from '../solve/threes/solver.ts';
import type { GameStrategy } from './game-strategy.ts';

export const threesStrategy: GameStrategy = {
  bots: threesBots as BotsOf,
  solvers: [threesForTwo],
  isSolvedInSeconds: (_options, seats) => seats > 1,
};
