import {
  message,
  ofSeat,
  type Seat,
  type TenThousandMove,
  type TenThousandState,
  tenThousand,
  unwrap,
} from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { type StopChoice, stopDeviation } from '../../my-play/stopping.ts';
import { tenThousandScoring } from '../../outcomes/games.ts';
import { kindThemes, stepOf, themesWhere } from '../../puzzles/theme.ts';
import { percent, stakeReason } from '../../race/reason.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { tenThousandBots } from './bots.ts';
import { tenThousandWithBusts } from './solve/busts.ts';
import { tenThousandForTwo } from './solve/solver.ts';

/** Within this distance to the target, a roll often overshoots it. */
const overshootRange = 1000;

/** A player who is ahead by at least this share of the target counts as leading, and the other as chasing. */
const leadThreshold = 0.2;

/** Returns the points of the turn and the dice to roll after a move that keeps dice, and the turn before it; null for any other move. */
function keptBy(state: TenThousandState, seat: Seat, move: unknown) {
  const { keep } = { keep: undefined, ...(move as TenThousandMove) };
  const { turn: before } = state;
  if (before.kind !== 'choose' || keep === undefined) return null;
  const { turn } = unwrap(tenThousand.apply(state, { seat, move: { type: 'roll', keep } })).state;
  return turn.kind === 'throw' ? { ...turn, keep, before } : null;
}

/** Returns null if nothing is kept, and near the target, where only the exact finish matters. */
function stopChoiceOf(state: TenThousandState, move: TenThousandMove): StopChoice | null {
  const { options, scores, seat } = state;
  const kept = keptBy(state, seat, move);
  if (kept === null) return null;
  const { keep, before: turn } = kept;
  const own = ofSeat(scores, seat);
  const worth = kept.points - turn.points;
  const most = options.target - overshootRange - own;
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
  solvers: [tenThousandForTwo, tenThousandWithBusts],
  measure: (values, chosen) => {
    const choice = stopChoiceOf(chosen.state as TenThousandState, chosen.move as TenThousandMove);
    return choice === null ? null : stopDeviation(values, chosen, choice);
  },
  themesOf(state, best, other) {
    const { options, scores, seat, turn } = state as TenThousandState;
    const points = turn.kind === 'choose' ? turn.points : 0;
    const ahead = ofSeat(scores, seat) - Math.max(...scores.toSpliced(seat, 1));
    const isStart = turn.kind === 'start';
    return themesWhere({
      ...(isStart ? {} : kindThemes(best, other)),
      opening: ofSeat(scores, seat) < options.opening,
      'take-over': isStart && turn.offer !== null,
      lead: ahead >= leadThreshold * options.target,
      chase: -ahead >= leadThreshold * options.target,
      'exact-finish': options.exactFinish && options.target - ofSeat(scores, seat) - points <= overshootRange,
    });
  },
  decisionOf(state, best) {
    const { turn, seat } = state as TenThousandState;
    const move = best as TenThousandMove;
    if (turn.kind === 'start' && turn.offer !== null)
      return `${move.type} ${turn.offer.dice} ${stepOf(turn.offer.points, [500, 1000])}`;
    const kept = keptBy(state as TenThousandState, seat, move);
    if (kept === null) return null;
    return `${move.type} ${kept.before.last.length} ${kept.dice} ${stepOf(kept.points, [300, 500, 1000])}`;
  },
  reasonOf(state, best, other) {
    const { turn, seat, scores, options } = state as TenThousandState;
    if (turn.kind === 'start' && turn.offer !== null) {
      const { points, dice } = turn.offer;
      const isTaken = (best.move as TenThousandMove).type === 'take-over';
      const bust = percent((isTaken ? best : other).roll?.bust ?? 0);
      return message('ten-thousand-reason-offer', { takes: isTaken ? 'yes' : 'no', points, dice, bust });
    }
    const kept = keptBy(state as TenThousandState, seat, best.move);
    const instead = keptBy(state as TenThousandState, seat, other.move);
    if (kept === null || instead === null) return null;
    if (best.roll === null && other.roll === null)
      return kept.points <= instead.points
        ? null
        : message('ten-thousand-reason-more', { points: kept.points, otherPoints: instead.points });
    if (best.roll === null || other.roll === null) {
      const { points } = best.roll === null ? kept : instead;
      const scoring = tenThousandScoring(options);
      const room = options.exactFinish ? options.target - ofSeat(scores, seat) - points : undefined;
      return stakeReason(scoring, best.roll ?? other.roll, points, best.roll !== null, room);
    }
    const isFewer = kept.points < instead.points;
    // The text can only compare fewer points at less risk with more points at more risk.
    if (kept.dice === instead.dice || isFewer !== best.roll.bust < other.roll.bust) return null;
    return message('ten-thousand-reason-dice', {
      fewer: isFewer ? 'yes' : 'no',
      points: Math.abs(kept.points - instead.points),
      dice: kept.dice,
      bust: percent(best.roll.bust),
      others: instead.dice,
      otherBust: percent(other.roll.bust),
    });
  },
  cards: async () => (await import('./cards.ts')).tenThousandCards,
};
