import {
  allSeats,
  err,
  type Face,
  highestFirst,
  illegal,
  matchOver,
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
import { situationOf, takeOver } from './moves.ts';
import type { TenThousandOptions } from './options.ts';
import { mostOf } from './scoring.ts';
import {
  allDice,
  type Choosing,
  type Offer,
  type TenThousandIllegal,
  type TenThousandMove,
  type TenThousandState,
  type TenThousandTurn,
} from './state.ts';

type TenThousandTransition = Transition<TenThousandState, TenThousandEvent>;
const moveTo = transition<TenThousandState, TenThousandEvent>;
type Played = Result<TenThousandTransition, TenThousandIllegal>;

export function startTenThousand(options: TenThousandOptions, seats: number): TenThousandState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    seat: 0,
    turn: { kind: 'order', throwOff: startThrowOff(allSeats(seats)) },
    winner: null,
  };
}

/** Ends the turn of the current seat. `offer` is for the next player to take over. */
function passOn(
  state: TenThousandState,
  offer: Offer | null,
  ...events: readonly TenThousandEvent[]
): TenThousandTransition {
  const { seat, scores } = state;
  const next: TenThousandState = {
    ...state,
    seat: seatAfter(seat, scores.length),
    turn: { kind: 'start', offer },
  };
  return moveTo(next, ...events, { kind: 'turn-ended', seat });
}

/** Banks the turn of the current seat; the next player is offered its points and the remaining dice. */
function bank(state: TenThousandState, { points, total, diceLeft }: KeepOutcome): TenThousandTransition {
  const { options, seat } = state;
  const scored = { ...state, scores: withSeat(state.scores, seat, total) };
  const banked: TenThousandEvent = { kind: 'banked', seat, banked: points, total };
  if (total < options.target) {
    return passOn(scored, options.takeOver ? { points, dice: diceLeft } : null, banked);
  }
  const won: TenThousandState = { ...scored, turn: { kind: 'start', offer: null }, winner: seat };
  return moveTo(won, banked, { kind: 'turn-ended', seat }, matchOver(highestFirst(won.scores), won.scores));
}

function playKeep(state: TenThousandState, turn: Choosing, type: 'roll' | 'bank', keep: Positions): Played {
  const kept = keepResult(situationOf(state, turn), keep);
  if (!kept.ok) return kept;
  const { seat } = state;
  const { dice, score, points, total, diceLeft, isHot, isExact } = kept.value;
  const event: TenThousandEvent = { kind: 'kept', seat, dice, score, points };
  const withKept = (after: TenThousandTransition): Played =>
    ok({ state: after.state, events: [event, ...after.events] });
  if (isExact) return withKept(bank(state, kept.value));
  if (type === 'roll') {
    const next: TenThousandTurn = { kind: 'throw', points, dice: diceLeft };
    return withKept(
      moveTo(
        { ...state, turn: next },
        ...(isHot ? [{ kind: 'hot-dice', seat, count: allDice } as const] : []),
      ),
    );
  }
  const why = whyNotBank(total, state.options);
  return why === null ? withKept(bank(state, kept.value)) : err(why);
}

function playTakeOver(state: TenThousandState): Played {
  const offer = takeOver(state);
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
  return ok(moveTo({ ...state, turn: { kind: 'throw', points: 0, dice: allDice } }));
}

/** Applies a throw: for who starts, or of a turn, which then continues, busts or overshoots the target. */
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
      (winner) =>
        moveTo(
          { ...state, seat: winner, turn: { kind: 'start', offer: null } },
          { kind: 'starts', seat: winner },
        ),
    );
  }
  if (turn.kind !== 'throw') throw new Error('Ten Thousand takes a throw only when it waits for one');
  const { points } = turn;
  const most = mostOf(dice, options.threePairs);
  if (most === 0) return passOn(state, null, { kind: 'busted', seat, dice, lost: points });
  const total = ofSeat(state.scores, seat) + points + most;
  if (options.exactFinish && total > options.target) {
    return passOn(state, null, {
      kind: 'overshot',
      seat,
      dice,
      lost: points,
      total,
      target: options.target,
    });
  }
  return moveTo(
    { ...state, turn: { kind: 'choose', points, last: dice } },
    { kind: 'rolled', seat, dice, purpose: 'turn', value: most },
  );
}
