import {
  allSeats,
  type Face,
  type Illegal,
  illegal,
  ofSeat,
  ok,
  type Positions,
  pick,
  type Result,
  refused,
  seatAfter,
  startThrowOff,
  sumOf,
  throwOffThrown,
  withSeat,
} from '../../core/index.ts';
import { mayBank, takeOver } from './moves.ts';
import type { TenThousandOptions } from './options.ts';
import { mostOf, scoreKeep } from './scoring.ts';
import { allDice, type Offer, type TenThousandMove, type TenThousandState } from './state.ts';

type Played = Result<TenThousandState, Illegal>;
type Choosing = Extract<TenThousandState['turn'], { kind: 'choose' }>;

/** A match of Ten Thousand before the throws for who starts. */
export function startTenThousand(options: TenThousandOptions, seats: number): TenThousandState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    seat: 0,
    turn: { kind: 'order', throwOff: startThrowOff(allSeats(seats)) },
    winner: null,
  };
}

const passOn = (state: TenThousandState, offer: Offer | null): TenThousandState => ({
  ...state,
  seat: seatAfter(state.seat, state.scores.length),
  turn: { kind: 'start', offer },
});

/** Banks `points` for the seat that plays; `left` dice go with them to the next player. */
function bank(state: TenThousandState, points: number, left: number): TenThousandState {
  const { options, seat } = state;
  const score = ofSeat(state.scores, seat) + points;
  const banked = { ...state, scores: withSeat(state.scores, seat, score) };
  if (score >= options.target) return { ...banked, winner: seat };
  return passOn(banked, options.takeOver ? { points, dice: left } : null);
}

function playKeep(state: TenThousandState, turn: Choosing, type: 'roll' | 'bank', keep: Positions): Played {
  const { options, seat } = state;
  const outside = keep.find((position) => position >= turn.last.length);
  if (outside !== undefined)
    return refused(illegal('no-such-die', { die: outside, last: turn.last.length - 1 }));
  const kept = pick(turn.last, keep);
  const worth = scoreKeep(kept, options.threePairs);
  if (worth === 0) return refused(illegal('keep-does-not-score', { dice: { dice: kept } }));
  const points = turn.points + worth;
  const left = keep.length === turn.last.length ? allDice : turn.last.length - keep.length;
  const total = ofSeat(state.scores, seat) + points;
  if (options.exactFinish && total === options.target) return ok(bank(state, points, left));
  if (type === 'roll') return ok({ ...state, turn: { kind: 'throw', points, dice: left } });
  if (mayBank(state, points)) return ok(bank(state, points, left));
  return refused(illegal('below-opening', { total, opening: options.opening }));
}

/** Plays a roll, a bank or a take-over of the seat whose turn it is. */
export function playTenThousand(state: TenThousandState, move: TenThousandMove): Played {
  const { turn } = state;
  if (move.type === 'take-over') {
    const offer = takeOver(state);
    return offer.ok ? ok({ ...state, turn: { kind: 'throw', ...offer.value } }) : offer;
  }
  if (turn.kind === 'choose') {
    if (move.keep === undefined || move.keep.length === 0) return refused(illegal('keep-missing'));
    return playKeep(state, turn, move.type, move.keep);
  }
  if (move.type === 'bank') return refused(illegal('must-roll-first', { seat: { seat: state.seat } }));
  if (move.keep !== undefined) return refused(illegal('keep-not-allowed'));
  return ok({ ...state, turn: { kind: 'throw', points: 0, dice: allDice } });
}

function thrownForOrder(state: TenThousandState, dice: readonly Face[]): TenThousandState {
  if (state.turn.kind !== 'order') return state;
  const result = throwOffThrown(state.turn.throwOff, dice, sumOf);
  if ('winner' in result) return { ...state, seat: result.winner, turn: { kind: 'start', offer: null } };
  return { ...state, turn: { kind: 'order', throwOff: result.next } };
}

/** Whether a throw that can score `most` ends the turn at once because it goes over the target. */
export const overshoots = (state: TenThousandState, points: number, most: number): boolean =>
  state.options.exactFinish && ofSeat(state.scores, state.seat) + points + most > state.options.target;

/** Takes a throw: for the order, or of a turn, which then goes on, is a bust, or overshoots. */
export function thrownTenThousand(state: TenThousandState, dice: readonly Face[]): TenThousandState {
  if (state.turn.kind !== 'throw') return thrownForOrder(state, dice);
  const { points } = state.turn;
  const most = mostOf(dice, state.options.threePairs);
  if (most === 0 || overshoots(state, points, most)) return passOn(state, null);
  return { ...state, turn: { kind: 'choose', points, last: dice } };
}
