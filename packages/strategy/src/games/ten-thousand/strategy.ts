import {
  type Message,
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
import type { ScoringTable } from '../../outcomes/scoring-table.ts';
import { kindThemes, stepOf, themesWhere } from '../../puzzles/theme.ts';
import { gainOf, percent, stakeReason, totalsReason } from '../../race/reason.ts';
import { nextRoll } from '../../values/next-roll.ts';
import { rounding } from '../../values/thresholds.ts';
import { keyOf, type MoveValue } from '../../values/values.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { tenThousandBots } from './bots.ts';
import { tenThousandWithBusts } from './solve/busts.ts';
import { tenThousandForTwo } from './solve/solver.ts';

/** The distance to the target within which a roll often overshoots it. */
const overshootRange = 1000;

/** The lead, as a share of the target, from which one player counts as leading and the other as chasing. */
const leadThreshold = 0.2;

const keptCount = ({ move }: MoveValue): number => (move as { readonly keep?: unknown[] }).keep?.length ?? 0;

/**
 * Returns the turn before a move that keeps dice, and the points and the dice to roll after it. Null for any other
 * move.
 */
function keptBy(state: TenThousandState, seat: Seat, move: unknown) {
  const { keep } = { keep: undefined, ...(move as TenThousandMove) };
  const { turn: before } = state;
  if (before.kind !== 'choose' || keep === undefined) return null;
  const { turn } = unwrap(tenThousand.apply(state, { seat, move: { type: 'roll', keep } })).state;
  return turn.kind === 'throw' ? { ...turn, keep, before } : null;
}

/**
 * Returns the choice between banking and rolling. Null if the move keeps nothing, and near the target, where only the
 * exact finish matters.
 */
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

type Kept = NonNullable<ReturnType<typeof keptBy>>;

/** Explains why to bank fewer points: they leave dice with which a take-over busts more often. */
function leaveReason(state: TenThousandState, kept: Kept, instead: Kept): Message | null {
  const [bust, otherBust] = [kept, instead].map(({ keep }) => {
    const banked = unwrap(tenThousand.apply(state, { seat: state.seat, move: { type: 'bank', keep } })).state;
    const taken = tenThousand.apply(banked, { seat: banked.seat, move: { type: 'take-over' } });
    return taken.ok ? nextRoll(tenThousand, taken.value.state, () => null)?.bust : undefined;
  });
  if (bust === undefined || otherBust === undefined || bust <= otherBust) return null;
  return message('ten-thousand-reason-leave', {
    dice: kept.dice,
    bust: percent(bust),
    others: instead.dice,
    otherBust: percent(otherBust),
  });
}

/** Explains why not to put dice back: another roll hardly adds the points of those dice, and it may bust. */
function putBackReason(
  scoring: ScoringTable,
  roll: MoveValue['roll'],
  banked: number,
  points: number,
): Message | null {
  if (roll === null || points <= 0) return null;
  const { dice, bust } = roll;
  const gain = gainOf(scoring, dice);
  if ((1 - bust) * (gain - points) > bust * banked) return null;
  return message('ten-thousand-reason-put-back', { banked, points, bust: percent(bust), gain });
}

/** The smallest difference in the chance of overshooting that counts as a reason. */
const leastOvershot = 0.1;

/** Explains why a bust is no worse than a bank that leaves few points to an exact target. */
function finishReason(
  state: TenThousandState,
  points: number,
  best: MoveValue,
  other: MoveValue,
): Message | null {
  const { options, scores, seat } = state;
  const need = options.target - ofSeat(scores, seat);
  const isFree = best.roll?.outcomes.every(
    ({ busts, value }) => !busts || (value ?? 0) >= other.value - rounding,
  );
  if (!options.exactFinish || isFree !== true) return null;
  const { classes, unit } = tenThousandScoring(options);
  const [over = 0, otherOver = 0] = [need - points, need].map((room) =>
    (classes[options.dice] ?? []).reduce(
      (sum, { ways, takes }) =>
        sum + ((takes.at(-1)?.score ?? 0) * unit > room ? ways / 6 ** options.dice : 0),
      0,
    ),
  );
  if (over - otherOver < leastOvershot) return null;
  return message('ten-thousand-reason-finish', {
    left: need - points,
    over: percent(over),
    need,
    otherOver: percent(otherOver),
  });
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
  kindOf(state, best) {
    const { turn, seat } = state as TenThousandState;
    const move = best as TenThousandMove;
    if (turn.kind === 'start' && turn.offer !== null)
      return `offer ${move.type} ${stepOf(turn.offer.dice, [1, 3])}`;
    const kept = keptBy(state as TenThousandState, seat, move);
    if (kept === null) return null;
    return `${move.type} ${kept.dice}`;
  },
  // Players usually keep all dice that score.
  usualOf: (best, others) =>
    others.reduce<MoveValue | undefined>(
      (most, one) => (keptCount(one) > keptCount(most ?? best) ? one : most),
      undefined,
    ),
  reasonOf(state, best, other, _seat, bestIfLevel) {
    const { turn, seat, scores, options } = state as TenThousandState;
    if (turn.kind === 'start' && turn.offer !== null) {
      const { points, dice } = turn.offer;
      const isTaken = (best.move as TenThousandMove).type === 'take-over';
      const [bust = 0, freshBust = 0] = (isTaken ? [best, other] : [other, best]).map(({ roll }) =>
        percent(roll?.bust ?? 0),
      );
      const risk = bust < freshBust ? 'more' : bust === freshBust ? 'same' : 'yes';
      if (!isTaken && risk !== 'yes') return null;
      const takes = !isTaken ? 'no' : dice < options.dice ? risk : 'free';
      return message('ten-thousand-reason-offer', {
        takes,
        points,
        dice,
        bust,
        fresh: options.dice,
        freshBust,
      });
    }
    const kept = keptBy(state as TenThousandState, seat, best.move);
    const instead = keptBy(state as TenThousandState, seat, other.move);
    if (kept === null || instead === null) return null;
    const more = kept.points - instead.points;
    const leave =
      best.roll === null && more < 0 ? leaveReason(state as TenThousandState, kept, instead) : null;
    if (leave !== null) return leave;
    if (best.roll === null && other.roll === null)
      return more <= 0
        ? null
        : message('ten-thousand-reason-more', { points: kept.points, otherPoints: instead.points });
    if (best.roll === null || other.roll === null) {
      const [banked, rolled] = best.roll === null ? [kept, instead] : [instead, kept];
      const scoring = tenThousandScoring(options);
      const room = options.exactFinish ? options.target - ofSeat(scores, seat) - banked.points : undefined;
      const extra = rolled.points - banked.points;
      return (
        // With equal totals below the opening, the other player could not take over, so the comparison would mislead.
        (ofSeat(scores, seat) < options.opening
          ? null
          : totalsReason(state as TenThousandState, best, other, banked.points, bestIfLevel)) ??
        (best.roll === null
          ? putBackReason(scoring, other.roll, banked.points, -extra)
          : finishReason(state as TenThousandState, banked.points, best, other)) ??
        stakeReason(scoring, best.roll ?? other.roll, banked.points, best.roll !== null, room, extra)
      );
    }
    const safer = other.roll.bust - best.roll.bust;
    // With equal totals the other move would be better, so the dice alone do not explain the choice.
    if (keyOf(bestIfLevel) === keyOf(other.move)) return null;
    if (more === 0 || (more < 0 && safer <= 0)) return null;
    return message('ten-thousand-reason-dice', {
      fewer: more < 0 ? 'yes' : kept.dice === instead.dice ? 'same' : safer < 0 ? 'no' : 'both',
      points: Math.abs(more),
      dice: kept.dice,
      bust: percent(best.roll.bust),
      others: instead.dice,
      otherBust: percent(other.roll.bust),
    });
  },
  cards: async () => (await import('./cards.ts')).tenThousandCards,
};
