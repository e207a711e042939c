import { type GreedMove, type GreedState, message, ofSeat } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { type StopChoice, stopDeviation } from '../../my-play/stopping.ts';
import { greedScoring } from '../../outcomes/games.ts';
import { stepOf, themesWhere } from '../../puzzles/theme.ts';
import { percent, stakeReason, totalsReason } from '../../race/reason.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { greedBots } from './bots.ts';
import { fastGreedContest } from './simulate/matches.ts';
import { greedForThree, greedForTwo } from './solve/solvers.ts';

/** The lead, as a share of the target, from which one player counts as leading and the other as chasing. */
const leadThreshold = 0.2;

/**
 * Returns the kind of choice between stopping and rolling. Null in a last turn, in which only the score to beat counts.
 */
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
  themesOf(state) {
    const { inGame, seat, finalBy, scores, turn, options } = state as GreedState;
    const [own, other] = [ofSeat(scores, seat), Math.max(...scores.toSpliced(seat, 1))];
    const points = turn.kind === 'choose' ? turn.points : 0;
    const special = themesWhere({
      opening: !ofSeat(inGame, seat),
      lead: own - other >= leadThreshold * options.target,
      chase: other - own >= leadThreshold * options.target,
      'final-round': finalBy !== null || own + points >= options.target,
    });
    // A choice without a special theme is a choice between stopping and rolling.
    return special.length > 0 ? special : ['stop-or-roll'];
  },
  kindOf(state, best) {
    const { turn } = state as GreedState;
    if (turn.kind !== 'choose') return null;
    return `${(best as GreedMove).type} ${stepOf(turn.dice, [1, 3, 4, 5])}`;
  },
  reasonOf(state, best, other, _seat, bestIfLevel) {
    const { turn, finalBy, inGame, options, scores, seat } = state as GreedState;
    if (turn.kind !== 'choose') return null;
    // Without the opening, a player who stops scores nothing.
    if (!ofSeat(inGame, seat) && turn.points < options.opening) return null;
    const total = ofSeat(scores, seat) + turn.points;
    const by = total - Math.max(...scores.toSpliced(seat, 1));
    if (finalBy !== null)
      return other.roll === null && by <= 0
        ? message('greed-reason-lost', { missing: Math.abs(by), scores: percent(1 - (best.roll?.bust ?? 1)) })
        : null;
    if (total >= options.target)
      return best.roll === null
        ? message('greed-reason-final', { by, seats: scores.length })
        : message('greed-reason-early', { by });
    return (
      totalsReason(state as GreedState, best, other, turn.points, bestIfLevel) ??
      stakeReason(greedScoring(options), best.roll ?? other.roll, turn.points, best.roll !== null)
    );
  },
  fastContest: fastGreedContest,
  cards: async () => (await import('./cards.ts')).greedCards,
};
