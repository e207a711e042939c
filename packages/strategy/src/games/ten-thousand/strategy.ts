import { ofSeat, type TenThousandMove, type TenThousandState, tenThousand, unwrap } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { type StopChoice, stopDeviation } from '../../my-play/stopping.ts';
import { themesWhere } from '../../puzzles/theme.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { tenThousandBots } from './bots.ts';
import { tenThousandForTwo } from './solve/solver.ts';

/** The points to the target within which a roll may well overshoot it. */
const inReach = 1000;

/** Null where nothing is kept, and near the target, where landing on it decides. */
function stopChoiceOf(state: TenThousandState, move: TenThousandMove): StopChoice | null {
  const { turn, options, scores, seat } = state;
  if (turn.kind !== 'choose' || move.type === 'take-over' || move.keep === undefined) return null;
  const { keep } = move;
  const kept = unwrap(tenThousand.apply(state, { seat, move: { type: 'roll', keep } })).state.turn;
  if (kept.kind !== 'throw') return null;
  const own = ofSeat(scores, seat);
  const worth = kept.points - turn.points;
  const most = options.target - inReach - own;
  return {
    dice: kept.dice,
    points: kept.points,
    stops: move.type === 'bank',
    at: (points) =>
      points < worth || own + points < options.opening || points > most
        ? null
        : {
            state: { ...state, turn: { ...turn, points: points - worth } },
            stop: { type: 'bank', keep },
            roll: { type: 'roll', keep },
          },
  };
}

export const tenThousandStrategy: GameStrategy = {
  bots: tenThousandBots as BotsOf,
  solvers: [tenThousandForTwo],
  measure: (values, chosen) => {
    const choice = stopChoiceOf(chosen.state as TenThousandState, chosen.move as TenThousandMove);
    return choice === null ? null : stopDeviation(values, chosen, choice);
  },
  themesOf: (state) => {
    const { options, scores, seat, turn } = state as TenThousandState;
    const points = turn.kind === 'choose' ? turn.points : 0;
    return themesWhere({
      opening: ofSeat(scores, seat) < options.opening,
      'take-over': turn.kind === 'start' && turn.offer !== null,
      'exact-finish': options.exactFinish && options.target - ofSeat(scores, seat) - points <= inReach,
    });
  },
  cards: async () => (await import('./cards.ts')).tenThousandCards,
};
