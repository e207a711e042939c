import { ofSeat, type TenThousandState } from '@dicehall/engine';
import type { BotsOf } from '../bots/bot.ts';
import { tenThousandBots } from '../bots/ten-thousand.ts';
import { themesWhere } from '../puzzles/theme.ts';
import { tenThousandForTwo } from '../solve/ten-thousand/solver.ts';
import { type GameStrategy, hasShortTarget } from './game-strategy.ts';

/** The points to the target within which a roll may well overshoot it. */
const inReach = 1000;

export const tenThousandStrategy: GameStrategy = {
  bots: tenThousandBots as BotsOf,
  solvers: [tenThousandForTwo],
  themesOf: (state) => {
    const { options, scores, seat, turn } = state as TenThousandState;
    const points = turn.kind === 'choose' ? turn.points : 0;
    return themesWhere({
      opening: ofSeat(scores, seat) < options.opening,
      'take-over': turn.kind === 'start' && turn.offer !== null,
      'exact-finish': options.exactFinish && options.target - ofSeat(scores, seat) - points <= inReach,
    });
  },
  isSolvedInSeconds: hasShortTarget,
};
