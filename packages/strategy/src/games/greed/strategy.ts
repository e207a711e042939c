import { type GreedMove, type GreedState, ofSeat } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { type StopChoice, stopDeviation } from '../../my-play/stopping.ts';
import { themesWhere } from '../../puzzles/theme.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { greedBots } from './bots.ts';
import { fastGreedContest } from './simulate/matches.ts';
import { greedForThree, greedForTwo } from './solve/solvers.ts';

/** Null in a last turn, where the points of the other decide, and at the target. */
function stopChoiceOf(state: GreedState, { type }: GreedMove): StopChoice | null {
  const { turn, finalBy, options, scores, seat } = state;
  if (turn.kind !== 'choose' || finalBy !== null) return null;
  const own = ofSeat(scores, seat);
  const least = own === 0 ? options.opening : 50;
  return {
    dice: turn.dice,
    points: turn.points,
    stops: type === 'stop',
    at: (points) =>
      points < least || own + points >= options.target
        ? null
        : { state: { ...state, turn: { ...turn, points } }, stop: { type: 'stop' }, roll: { type: 'roll' } },
  };
}

export const greedStrategy: GameStrategy = {
  bots: greedBots as BotsOf,
  solvers: [greedForTwo, greedForThree],
  measure: (values, chosen) => {
    const choice = stopChoiceOf(chosen.state as GreedState, chosen.move as GreedMove);
    return choice === null ? null : stopDeviation(values, chosen, choice);
  },
  themesOf: (state) => {
    const { inGame, seat, finalBy } = state as GreedState;
    return themesWhere({ opening: !ofSeat(inGame, seat), 'final-round': finalBy !== null });
  },
  fastContest: fastGreedContest,
  cards: async () => (await import('./cards.ts')).greedCards,
};
