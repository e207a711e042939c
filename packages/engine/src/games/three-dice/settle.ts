import {
  type Advance,
  advance,
  advanceThen,
  allSeats,
  type Face,
  lowestFirst,
  ofSeat,
  type Seat,
  seatAfter,
  startThrowOff,
  told,
  withSeat,
} from '../../core/index.ts';
import { isAfterStairs, isLastOfRound, pointsAtStake, positionOf } from './round.ts';
import { kindOf, pointsOf, type RollKind, tripleAdds } from './scoring.ts';
import { type Finish, mostRolls, type ThreeDiceState } from './state.ts';

type Advanced = Advance<ThreeDiceState>;

/** The state after a seat drinks. */
export const drink = (state: ThreeDiceState, seat: Seat, sips: number): ThreeDiceState => ({
  ...state,
  scores: withSeat(state.scores, seat, ofSeat(state.scores, seat) + sips),
});

/** The state at the start of a round, whatever its number. */
export const freshRound = (state: ThreeDiceState, starter: Seat): ThreeDiceState => ({
  ...state,
  starter,
  seat: starter,
  limit: mostRolls,
  penalty: 1,
  finished: state.finished.map(() => null),
  turn: { kind: 'start' },
});

/** Goes on to the next round, or ends the match after the last. */
function nextRound(state: ThreeDiceState, starter: Seat): Advanced {
  const { rounds, unit } = state.options;
  if (state.round < rounds) return advance({ ...freshRound(state, starter), round: state.round + 1 });
  const seats = lowestFirst(state.scores).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const score = Math.min(...state.scores);
  const over: ThreeDiceState = { ...freshRound(state, starter), over: true };
  return advance(over, told('three-dice-won', { seats: { seats }, count: seats.length, score, unit }));
}

/** The losers of the round drink its penalty; `starter` starts the next round. */
export function loseRound(state: ThreeDiceState, losers: readonly Seat[], starter: Seat): Advanced {
  const { penalty } = state;
  const values = { seats: { seats: losers }, count: losers.length, sips: penalty, unit: state.options.unit };
  const drunk = losers.reduce((drinking, seat) => drink(drinking, seat, penalty), state);
  return advanceThen(advance(drunk, told('three-dice-lost', values)), (after) => nextRound(after, starter));
}

/** Ends the round: everybody has had a turn. */
function endRound(state: ThreeDiceState): Advanced {
  const stakes = pointsAtStake(state);
  const lowest = Math.min(...stakes.map(({ points }) => points));
  const losers = stakes.flatMap(({ seat, points }) => (points === lowest ? [seat] : []));
  const [first] = losers;
  if (first === undefined) {
    return advanceThen(advance(state, told('three-dice-all-safe')), (after) =>
      nextRound(after, after.starter),
    );
  }
  if (losers.length === 1) return loseRound(state, losers, first);
  if (state.options.tie === 'roll-off') {
    const tie = told('three-dice-tied', { seats: { seats: losers }, points: lowest });
    return advance({ ...state, turn: { kind: 'roll-off', throwOff: startThrowOff(losers) } }, tie);
  }
  const last = losers.reduce((a, b) => (positionOf(state, b) > positionOf(state, a) ? b : a));
  return loseRound(state, losers, last);
}

/** Passes the dice on, or ends the round after its last player. */
export function nextPlayer(state: ThreeDiceState): Advanced {
  if (isLastOfRound(state)) return endRound(state);
  return advance({ ...state, seat: seatAfter(state.seat, state.scores.length), turn: { kind: 'start' } });
}

const finish = (state: ThreeDiceState, how: Finish): ThreeDiceState => ({
  ...state,
  finished: withSeat(state.finished, state.seat, how),
});

function settleByKind(state: ThreeDiceState, dice: readonly Face[], kind: RollKind): Advanced {
  const { unit } = state.options;
  const seat = { seat: state.seat };
  switch (kind) {
    case 'three-of-a-kind': {
      const added = tripleAdds(dice[0] ?? 1);
      const penalty = state.penalty + added;
      const safe = finish({ ...state, penalty }, { kind: 'safe', roll: kind });
      return advanceThen(
        advance(safe, told('three-dice-triple', { seat, added, penalty, unit })),
        nextPlayer,
      );
    }
    case 'stairs':
    case 'super-stairs': {
      const sips = positionOf(state, state.seat) * (kind === 'stairs' ? 1 : 2);
      const safe = finish(state, { kind: 'safe', roll: kind });
      const giving: ThreeDiceState = { ...safe, turn: { kind: 'give', sips } };
      return advance(giving, told(`three-dice-${kind}`, { seat, sips, unit }));
    }
    case 'shit-stairs':
    case 'points': {
      const points = pointsOf(dice);
      const stayed = finish(state, { kind: 'points', points });
      const kept = kind === 'shit-stairs' && state.options.shitStairs === 'kept';
      const paid = kept ? shitStairsSip(stayed) : advance(stayed);
      return advanceThen(
        advanceThen(advance(paid.state, told('three-dice-stayed', { seat, points })), () => paid),
        nextPlayer,
      );
    }
  }
}

/** The sip that shit stairs cost the seat that plays. */
export function shitStairsSip(state: ThreeDiceState): Advanced {
  const values = { seat: { seat: state.seat }, sips: 1, unit: state.options.unit };
  return advance(drink(state, state.seat, 1), told('three-dice-shit-stairs', values));
}

/** Ends the turn of the seat that plays on the dice as they lie, after so many rolls. */
export function settle(state: ThreeDiceState, dice: readonly Face[], rolls: number): Advanced {
  const kind = kindOf(dice, isAfterStairs(state, state.seat));
  if (state.seat !== state.starter) return settleByKind(state, dice, kind);
  const limit = told('three-dice-limit', { seat: { seat: state.seat }, rolls });
  return advanceThen(advance({ ...state, limit: rolls }, limit), (limited) =>
    settleByKind(limited, dice, kind),
  );
}

/** A match's seats before anybody has finished anything. */
export const nobodyFinished = (seats: number): null[] => allSeats(seats).map(() => null);
