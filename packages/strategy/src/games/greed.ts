import { type GreedMove, type GreedState, ofSeat } from '@dicehall/engine';
import type { BotsOf } from '../bots/bot.ts';
import { greedBots } from '../bots/greed.ts';
import { themesWhere } from '../puzzles/theme.ts';
import { fastGreedContest } from '../simulate/fast-greed.ts';
import { greedForThree, greedForTwo } from '../solve/greed/solvers.ts';
import { type GameStrategy, hasShortTarget } from './game-strategy.ts';

export const greedStrategy: GameStrategy = {
  bots: greedBots as BotsOf,
  solvers: [greedForTwo, greedForThree],
  stopChoice: (given, move) => {
    const state = given as GreedState;
    const { turn, finalBy, options, scores, seat } = state;
    // In a last turn the other's points decide.
    if (turn.kind !== 'choose' || finalBy !== null) return null;
    const own = ofSeat(scores, seat);
    if (own + turn.points >= options.target) return null;
    const least = own === 0 ? options.opening : 50;
    return {
      dice: turn.dice,
      points: turn.points,
      stops: (move as GreedMove).type === 'stop',
      at: (points) =>
        points < least || own + points >= options.target
          ? null
          : { state: { ...state, turn: { ...turn, points } }, stop: { type: 'stop' } },
    };
  },
  isSolvedInSeconds: hasShortTarget,
  themesOf: (state) => {
    const { inGame, seat, finalBy } = state as GreedState;
    return themesWhere({ opening: !ofSeat(inGame, seat), 'final-round': finalBy !== null });
  },
  fastContest: fastGreedContest,
};
