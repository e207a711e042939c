import type { BotsOf } from '../bots/bot.ts';
import { tenThousandBots } from '../bots/ten-thousand.ts';
import { tenThousandForTwo } from '../solve/ten-thousand/solver.ts';
import { type GameStrategy, hasShortTarget } from './game-strategy.ts';

export const tenThousandStrategy: GameStrategy = {
  bots: tenThousandBots as BotsOf,
  solvers: [tenThousandForTwo],
  isSolvedInSeconds: hasShortTarget,
};
