import {
  allSeats,
  andThen,
  type Face,
  lowestFirst,
  matchOver,
  ofSeat,
  type Seat,
  seatAfter,
  startThrowOff,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import type { ThreeDiceEvent } from './event.ts';
import { isAfterStairs, isLastOfRound, losersOf, payersOf, positionOf } from './round.ts';
import { amountOf, isNice, kindOf, type NiceRoll, pointsOf } from './scoring.ts';
import { type Finish, mostRolls, type ThreeDiceState } from './state.ts';

export type ThreeDiceTransition = Transition<ThreeDiceState, ThreeDiceEvent>;

export const emit = transition<ThreeDiceState, ThreeDiceEvent>;

export const drink = (state: ThreeDiceState, seat: Seat, sips: number): ThreeDiceState => ({
  ...state,
  scores: withSeat(state.scores, seat, ofSeat(state.scores, seat) + sips),
});

/** Adds sips to a seat for its roll, by default to the current seat. */
export const penalise = (
  state: ThreeDiceState,
  amount: number,
  reason: 'shit-stairs' | 'first-roll' | 'too-low',
  seat = state.seat,
): ThreeDiceTransition => {
  const { options } = state;
  return emit(drink(state, seat, amount), { kind: 'penalty', seat, amount, unit: options.unit, reason });
};

export const freshRound = (state: ThreeDiceState, starter: Seat): ThreeDiceState => ({
  ...state,
  starter,
  seat: starter,
  limit: mostRolls,
  penalty: 1,
  finished: noneFinished(state.scores.length),
  turn: { kind: 'start' },
});

function nextRound(state: ThreeDiceState, starter: Seat): ThreeDiceTransition {
  const { rounds, unit } = state.options;
  if (state.round < rounds) return emit({ ...freshRound(state, starter), round: state.round + 1 });
  return emit(
    { ...freshRound(state, starter), over: true },
    matchOver(lowestFirst(state.scores), state.scores, unit),
  );
}

/** Ends a round with a loser. `starter` starts the next round. */
export function loseRound(
  state: ThreeDiceState,
  losers: readonly Seat[],
  starter: Seat,
): ThreeDiceTransition {
  const { penalty, options } = state;
  const after = losers.reduce((drinking, seat) => drink(drinking, seat, penalty), state);
  const lost = emit(after, { kind: 'round-lost', seats: losers, amount: penalty, unit: options.unit });
  const paid = payersOf(state.finished, losers, options).reduce(
    (before, seat) => andThen(before, (now) => penalise(now, penalty, 'too-low', seat)),
    lost,
  );
  return andThen(paid, (now) => nextRound(now, starter));
}

function endRound(state: ThreeDiceState): ThreeDiceTransition {
  const { seats: losers, points } = losersOf(state);
  const [first] = losers;
  if (first === undefined) {
    return andThen(emit(state, { kind: 'all-safe' }), (now) => nextRound(now, now.starter));
  }
  if (losers.length === 1) return loseRound(state, losers, first);
  if (state.options.tie === 'roll-off') {
    return emit(
      { ...state, turn: { kind: 'roll-off', throwOff: startThrowOff(losers) } },
      { kind: 'tie', seats: losers, points },
    );
  }
  const last = losers.reduce((a, b) => (positionOf(state, b) > positionOf(state, a) ? b : a));
  return loseRound(state, state.options.tie === 'last' ? [last] : losers, last);
}

export function endTurn(state: ThreeDiceState): ThreeDiceTransition {
  const { seat } = state;
  const ended = emit(state, { kind: 'turn-ended', seat });
  if (isLastOfRound(state)) return andThen(ended, endRound);
  return andThen(ended, (now) =>
    emit({ ...now, seat: seatAfter(seat, now.scores.length), turn: { kind: 'start' } }),
  );
}

const finish = (state: ThreeDiceState, how: Finish): ThreeDiceState => ({
  ...state,
  finished: withSeat(state.finished, state.seat, how),
});

function settleSafe(state: ThreeDiceState, dice: readonly Face[], roll: NiceRoll): ThreeDiceTransition {
  const { seat, options } = state;
  const amount = amountOf(roll, dice, positionOf(state, seat));
  const safe = finish(state, { kind: 'safe', roll });
  const penalty = roll === 'three-of-a-kind' ? state.penalty + amount : state.penalty;
  const event: ThreeDiceEvent = { kind: 'safe', seat, roll, amount, penalty, unit: options.unit };
  if (roll === 'three-of-a-kind') return andThen(emit({ ...safe, penalty }, event), endTurn);
  return emit({ ...safe, turn: { kind: 'give', sips: amount } }, event);
}

function settlePoints(state: ThreeDiceState, dice: readonly Face[], isShit: boolean): ThreeDiceTransition {
  const points = pointsOf(dice);
  const stayed = emit(finish(state, { kind: 'points', points }), {
    kind: 'stayed',
    seat: state.seat,
    points,
  });
  const costs = isShit && state.options.shitStairs === 'kept';
  return andThen(costs ? andThen(stayed, (now) => penalise(now, 1, 'shit-stairs')) : stayed, endTurn);
}

/** Ends the turn after `rolls` rolls and settles its dice. */
export function settle(state: ThreeDiceState, dice: readonly Face[], rolls: number): ThreeDiceTransition {
  const { seat } = state;
  const kind = kindOf(dice, isAfterStairs(state, seat));
  const isStarter = seat === state.starter;
  const limited = isStarter
    ? emit({ ...state, limit: rolls }, { kind: 'limit-set', seat, rolls })
    : emit(state);
  return andThen(limited, (now) =>
    isNice(kind) ? settleSafe(now, dice, kind) : settlePoints(now, dice, kind === 'shit-stairs'),
  );
}

export const noneFinished = (seats: number): null[] => allSeats(seats).map(() => null);
