import {
  allSeats,
  err,
  type Face,
  highestFirst,
  illegal,
  matchOver,
  mostOf,
  ofSeat,
  ok,
  type Positions,
  type Result,
  rollOff,
  type Seat,
  seatAfter,
  startThrowOff,
  sumOf,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import type { TenThousandEvent } from './event.ts';
import { type KeepOutcome, keepResult, whyNotBank } from './keeps.ts';
import { leftBefore, situationOf, takeOver } from './moves.ts';
import { finishOf, type TenThousandOptions } from './options.ts';
import type {
  Choosing,
  Offer,
  TenThousandIllegal,
  TenThousandMove,
  TenThousandState,
  TenThousandTurn,
} from './state.ts';

type TenThousandTransition = Transition<TenThousandState, TenThousandEvent>;
const moveTo = transition<TenThousandState, TenThousandEvent>;
type Played = Result<TenThousandTransition, TenThousandIllegal>;

export function startTenThousand(options: TenThousandOptions, seats: number): TenThousandState {
  const zeros = allSeats(seats).map(() => 0);
  return {
    options,
    scores: zeros,
    seat: 0,
    turn: { kind: 'order', throwOff: startThrowOff(allSeats(seats)) },
    winner: null,
    inGame: zeros.map(() => options.opening === 0),
    busts: zeros,
    starter: 0,
    round: 1,
    finalBy: null,
  };
}

/** Whether the end of the current seat's turn decides the match. */
function isDecided({ options, scores, seat, starter, round, finalBy }: TenThousandState): boolean {
  const next = seatAfter(seat, scores.length);
  switch (finishOf(options)) {
    case 'exact':
    case 'first':
      return ofSeat(scores, seat) >= options.target;
    case 'last-turn':
      return next === finalBy;
    case 'round':
      return next === starter && scores.some((score) => score >= options.target);
    case 'rounds':
      return next === starter && round === options.rounds;
  }
}

/** Starts the next player's turn. That player may take over the `offer`. */
function passOn(
  state: TenThousandState,
  offer: Offer | null,
  ...events: readonly TenThousandEvent[]
): TenThousandTransition {
  const { options, seat, scores, starter, round } = state;
  const ended: TenThousandEvent = { kind: 'turn-ended', seat };
  if (isDecided(state)) {
    const places = highestFirst(scores);
    const winner = places.indexOf(1);
    const over: TenThousandState = { ...state, seat: winner, turn: { kind: 'start', offer: null }, winner };
    return moveTo(over, ...events, ended, matchOver(places, scores));
  }
  const next = seatAfter(seat, scores.length);
  const after: TenThousandState = {
    ...state,
    seat: next,
    turn: { kind: 'start', offer },
    round: options.rounds > 0 && next === starter ? round + 1 : round,
  };
  return moveTo(after, ...events, ended);
}

/** Announces the first bank that reaches the target, if the match continues after it. */
function reachedTarget(before: TenThousandState, total: number): TenThousandEvent[] {
  const { options, scores, seat, starter } = before;
  const { target } = options;
  if (total < target || scores.some((score) => score >= target)) return [];
  switch (finishOf(options)) {
    case 'last-turn':
      return [{ kind: 'final-round', seat, target }];
    case 'round':
      return seatAfter(seat, scores.length) === starter ? [] : [{ kind: 'last-round', seat, target }];
    default:
      return [];
  }
}

/** Banks a turn. The next player may take over its points and the remaining dice. */
function bank(state: TenThousandState, { points, total, diceLeft }: KeepOutcome): TenThousandTransition {
  const { options, seat, inGame, busts } = state;
  const reached = reachedTarget(state, total);
  const scored: TenThousandState = {
    ...state,
    scores: withSeat(state.scores, seat, total),
    inGame: inGame[seat] === true ? inGame : withSeat(inGame, seat, true),
    busts: busts[seat] === 0 ? busts : withSeat(busts, seat, 0),
    finalBy: reached.some(({ kind }) => kind === 'final-round') ? seat : state.finalBy,
  };
  const banked: TenThousandEvent = { kind: 'banked', seat, banked: points, total };
  return passOn(scored, options.takeOver ? { points, dice: diceLeft } : null, banked, ...reached);
}

function playKeep(state: TenThousandState, turn: Choosing, type: 'roll' | 'bank', keep: Positions): Played {
  const situation = situationOf(state, turn);
  const kept = keepResult(situation, keep);
  if (!kept.ok) return kept;
  const { seat } = state;
  const { dice, score, points, diceLeft, isHot, isExact } = kept.value;
  const event: TenThousandEvent = { kind: 'kept', seat, dice, score, points };
  const withKept = (after: TenThousandTransition): Played =>
    ok({ state: after.state, events: [event, ...after.events] });
  if (isExact) return withKept(bank(state, kept.value));
  if (type === 'roll') {
    const next: TenThousandTurn = { kind: 'throw', points, dice: diceLeft };
    const hot: TenThousandEvent[] = isHot ? [{ kind: 'hot-dice', seat, count: diceLeft }] : [];
    return withKept(moveTo({ ...state, turn: next }, ...hot));
  }
  const why = whyNotBank(kept.value, situation);
  return why === null ? withKept(bank(state, kept.value)) : err(why);
}

function playTakeOver(state: TenThousandState): Played {
  const offer = takeOver({ ...state, offer: leftBefore(state) }, state.turn.kind === 'start');
  if (!offer.ok) return offer;
  const { points, dice } = offer.value;
  return ok(
    moveTo(
      { ...state, turn: { kind: 'throw', points, dice } },
      { kind: 'took-over', seat: state.seat, points, count: dice },
    ),
  );
}

export function playTenThousand(state: TenThousandState, move: TenThousandMove): Played {
  const { turn } = state;
  if (move.type === 'take-over') return playTakeOver(state);
  if (turn.kind === 'choose') return playKeep(state, turn, move.type, move.keep ?? []);
  if (move.type === 'bank') return err(illegal('must-roll-first', { seat: { seat: state.seat } }));
  if (move.keep !== undefined) return err(illegal('keep-not-allowed'));
  return ok(moveTo({ ...state, turn: { kind: 'throw', points: 0, dice: state.options.dice } }));
}

function startTurns(state: TenThousandState, winner: Seat): TenThousandTransition {
  const finish = finishOf(state.options);
  const starter = finish === 'round' || finish === 'rounds' ? winner : 0;
  return moveTo(
    { ...state, seat: winner, starter, turn: { kind: 'start', offer: null } },
    { kind: 'starts', seat: winner },
  );
}

/** Ends a turn with a bust. The third bust in a row can cost points of the total. */
function bust(state: TenThousandState, dice: readonly Face[], lost: number): TenThousandTransition {
  const { options, seat, busts, scores } = state;
  const busted: TenThousandEvent = { kind: 'busted', seat, dice, lost };
  if (options.threeBusts === 0) return passOn(state, null, busted);
  const inARow = ofSeat(busts, seat) + 1;
  if (inARow < 3) return passOn({ ...state, busts: withSeat(busts, seat, inARow) }, null, busted);
  const before = ofSeat(scores, seat);
  const amount = Math.min(before - options.lowest, options.threeBusts);
  const total = before - amount;
  const after = { ...state, busts: withSeat(busts, seat, 0), scores: withSeat(scores, seat, total) };
  return passOn(after, null, busted, { kind: 'three-busts', seat, amount, total });
}

export function rollTenThousand(
  state: TenThousandState,
  dice: readonly Face[],
  seat: Seat,
): TenThousandTransition {
  const { turn, options } = state;
  if (turn.kind === 'order') {
    return rollOff(
      turn.throwOff,
      { kind: 'rolled', seat, dice, purpose: 'order' },
      sumOf,
      (throwOff): TenThousandState => ({ ...state, turn: { kind: 'order', throwOff } }),
      (winner) => startTurns(state, winner),
    );
  }
  if (turn.kind !== 'throw') throw new Error('Ten Thousand takes a throw only when it waits for one');
  const { points } = turn;
  const most = mostOf(dice, options);
  if (most === 0) return bust(state, dice, points);
  const { target } = options;
  const room = target - ofSeat(state.scores, seat) - points;
  if (options.exactFinish && most > room) {
    return passOn(state, null, { kind: 'overshot', seat, dice, lost: points, value: most, room, target });
  }
  return moveTo(
    { ...state, turn: { kind: 'choose', points, last: dice } },
    { kind: 'rolled', seat, dice, purpose: 'turn', value: most },
  );
}
