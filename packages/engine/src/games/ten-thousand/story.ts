import { type Entry, type Face, ofSeat, pick, type Told, told } from '../../core/index.ts';
import { offered } from './moves.ts';
import { overshoots } from './play.ts';
import { mostOf, scoreKeep } from './scoring.ts';
import type { TenThousandMove, TenThousandState } from './state.ts';

function toldOfOrder(
  before: TenThousandState,
  after: TenThousandState,
  seat: number,
  dice: readonly Face[],
): Told[] {
  const thrown = told('threw-for-start', { seat: { seat }, dice: { dice } });
  if (after.turn.kind === 'start') return [thrown, told('starts', { seat: { seat: after.seat } })];
  if (before.turn.kind !== 'order' || after.turn.kind !== 'order') return [thrown];
  if (after.turn.throwOff.thrown.length > 0) return [thrown];
  return [thrown, told('throw-again', { seats: { seats: after.turn.throwOff.seats } })];
}

function toldOfThrow(before: TenThousandState, dice: readonly Face[]): Told[] {
  if (before.turn.kind !== 'throw') return [];
  const who = { seat: { seat: before.seat }, dice: { dice } };
  const { points } = before.turn;
  const most = mostOf(dice, before.options.threePairs);
  if (most === 0) return [told('ten-thousand-bust', { ...who, lost: points })];
  if (overshoots(before, points, most)) {
    const total = ofSeat(before.scores, before.seat) + points + most;
    return [told('ten-thousand-overshot', { ...who, lost: points, total, target: before.options.target })];
  }
  return [told('ten-thousand-threw', { ...who, most })];
}

function toldOfKeep(before: TenThousandState, after: TenThousandState, move: TenThousandMove): Told[] {
  const seat = { seat: before.seat };
  if (move.type === 'take-over') {
    const offer = offered(before);
    return [
      told('ten-thousand-took-over', { seat, points: offer?.points ?? 0, dice_count: offer?.dice ?? 0 }),
    ];
  }
  if (before.turn.kind !== 'choose') return [];
  const dice = pick(before.turn.last, move.keep ?? []);
  const score = scoreKeep(dice, before.options.threePairs);
  const points = before.turn.points + score;
  const kept = told('ten-thousand-kept', { seat, dice: { dice }, score, points });
  const total = ofSeat(after.scores, before.seat);
  if (after.winner !== null) {
    return [kept, told('match-won', { seats: { seats: [after.winner] }, count: 1, score: total })];
  }
  return move.type === 'bank' ? [kept, told('ten-thousand-banked', { seat, banked: points, total })] : [kept];
}

/** What an entry of Ten Thousand made happen. */
export function storyTenThousand(
  before: TenThousandState,
  after: TenThousandState,
  entry: Entry<TenThousandMove>,
): Told[] {
  if ('move' in entry) return toldOfKeep(before, after, entry.move);
  if (before.turn.kind === 'order') return toldOfOrder(before, after, entry.seat, entry.dice);
  return toldOfThrow(before, entry.dice);
}
