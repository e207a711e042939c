import {
  allSeats,
  andThen,
  matchOver,
  ofSeat,
  type Seat,
  startThrowOff,
  sumOf,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import { attacksOf, luckySeats, priceInRound, valuesOf } from './attacks.ts';
import type { HiddenPairsEvent } from './event.ts';
import {
  commitOfHand,
  emptyHand,
  type HiddenPairsState,
  pairOfHand,
  pointsOfRound,
  prices,
  type Round,
  type RoundShown,
  rounds,
} from './state.ts';
import { hiddenPairsPlaces } from './step.ts';

export type HiddenPairsTransition = Transition<HiddenPairsState, HiddenPairsEvent>;

export const emit = transition<HiddenPairsState, HiddenPairsEvent>;

export function roundShown(
  state: Pick<HiddenPairsState, 'turn' | 'hands' | 'options'>,
  round: Round,
): RoundShown {
  const pairs = state.hands.map((hand) => pairOfHand(hand, round));
  const attacks = attacksOf(state, round);
  const lucky = luckySeats(state.hands, round);
  return {
    turn: state.turn,
    round,
    pairs,
    attacks,
    lucky,
    values: valuesOf(pairs, attacks),
    winner: null,
  };
}

export function leadersOf(values: readonly number[]): Seat[] {
  const best = Math.max(...values);
  return allSeats(values.length).filter((seat) => values[seat] === best);
}

function eventsOfRound({ round, pairs, attacks, lucky, values }: RoundShown): HiddenPairsEvent[] {
  return [
    ...pairs.map((dice, seat) => ({ kind: 'revealed', seat, round, dice, value: sumOf(dice) }) as const),
    ...lucky.map((seat) => ({ kind: 'lucky-dice', seat, round }) as const),
    ...attacks.map(
      ({ kind, by, on, amount, negated }) =>
        ({
          kind: 'attacked',
          seat: by,
          on,
          attack: kind,
          round,
          amount,
          value: ofSeat(values, on),
          negated,
        }) as const,
    ),
  ];
}

/** Reveals the re-rolls of the turn in the third round and charges their price. */
function showReRolls(state: HiddenPairsState, round: Round): HiddenPairsTransition {
  const shownReRolls = state.hands.map((hand) => hand.reRolls);
  const shownPoints = state.shownPoints.map(
    (points, seat) => points - prices.reRoll * ofSeat(shownReRolls, seat),
  );
  const events = shownReRolls.flatMap((count, seat): HiddenPairsEvent[] =>
    count === 0 ? [] : [{ kind: 're-rolled', seat, round, count, price: prices.reRoll * count }],
  );
  return emit({ ...state, shownReRolls, shownPoints }, ...events);
}

/** Gives a round's points to its winner and continues with the next round or turn, or ends the match. */
export function winRound(state: HiddenPairsState, round: Round, winner: Seat): HiddenPairsTransition {
  const points = pointsOfRound(round);
  const shown = state.shown.map((one) => (one.round === round ? { ...one, winner } : one));
  const won: HiddenPairsState = {
    ...state,
    shown,
    points: withSeat(state.points, winner, ofSeat(state.points, winner) + points),
    shownPoints: withSeat(state.shownPoints, winner, ofSeat(state.shownPoints, winner) + points),
  };
  const next = rounds.find((later) => later > round);
  return andThen(emit(won, { kind: 'round-won', seat: winner, round, points }), (after) =>
    next === undefined ? endTurn(after) : playRound(after, next),
  );
}

export function playRound(state: HiddenPairsState, round: Round): HiddenPairsTransition {
  const now = roundShown(state, round);
  const shownPoints = state.shownPoints.map(
    (points, seat) => points - priceInRound(commitOfHand(ofSeat(state.hands, seat)), round),
  );
  const earlier = round === 1 ? [] : state.shown;
  const shown = emit({ ...state, shownPoints, shown: [...earlier, now] }, ...eventsOfRound(now));
  const open = round === 3 ? andThen(shown, (after) => showReRolls(after, round)) : shown;
  const leaders = leadersOf(now.values);
  const [winner] = leaders;
  if (winner === undefined) throw new RangeError('A round has a highest pair');
  if (leaders.length === 1) return andThen(open, (after) => winRound(after, round, winner));
  return andThen(open, (after) =>
    emit(
      { ...after, phase: { kind: 'tie-break', round, throwOff: startThrowOff(leaders) } },
      { kind: 'tie', seats: leaders, round, value: ofSeat(now.values, winner) },
    ),
  );
}

function startTurn(state: HiddenPairsState): HiddenPairsTransition {
  const hands = state.hands.map(() => emptyHand);
  const turn = state.turn + 1;
  return emit(
    { ...state, turn, hands, phase: { kind: 'throwing', seat: 0 } },
    { kind: 'turn-started', turn, turns: state.options.turns },
  );
}

function endTurn(state: HiddenPairsState): HiddenPairsTransition {
  const ended = emit(
    state,
    ...allSeats(state.hands.length).map((seat) => ({ kind: 'turn-ended', seat }) as const),
  );
  if (state.turn < state.options.turns) return andThen(ended, startTurn);
  const leaders = leadersOf(state.points);
  const [winner] = leaders;
  if (winner === undefined) throw new RangeError('A match has a highest score');
  if (leaders.length === 1) return andThen(ended, (after) => winMatch(after, winner));
  return andThen(ended, (after) =>
    emit(
      { ...after, phase: { kind: 'draw', throwOff: startThrowOff(leaders) } },
      { kind: 'drawn', seats: leaders, points: ofSeat(state.points, winner) },
    ),
  );
}

export const winMatch = (state: HiddenPairsState, winner: Seat): HiddenPairsTransition =>
  emit(
    { ...state, phase: { kind: 'over', winner } },
    matchOver(hiddenPairsPlaces(state, winner), state.points),
  );
