import {
  type Advance,
  advance,
  advanceThen,
  allSeats,
  ofSeat,
  pick,
  type Seat,
  startThrowOff,
  sumOf,
  type Told,
  told,
  withSeat,
} from '../../core/index.ts';
import { attacksOf, priceInRound } from './attacks.ts';
import {
  emptyHand,
  type HiddenPairsState,
  prices,
  type Round,
  type RoundShown,
  roundPoints,
  rounds,
} from './state.ts';

type Advanced = Advance<HiddenPairsState>;

function show(state: HiddenPairsState, round: Round): RoundShown {
  const pairs = state.hands.map((hand) => pick(hand.dice, hand.commit?.pairs[round - 1] ?? []));
  const attacks = attacksOf(state, round);
  const effective = attacks.filter(({ negated }) => !negated);
  const values = pairs.map(
    (pair, seat) =>
      sumOf(pair) - sumOf(effective.filter(({ on }) => on === seat).map(({ amount }) => amount)),
  );
  const lucky = state.hands.flatMap((hand, seat) => (hand.commit?.luckyDice?.round === round ? [seat] : []));
  return { turn: state.turn, round, pairs, attacks, lucky, values, winner: null };
}

function toldOfRound({ round, pairs, attacks, lucky, values }: RoundShown): Told[] {
  return [
    ...pairs.map((dice, seat) =>
      told('hidden-pairs-shown', { seat: { seat }, round, dice: { dice }, value: sumOf(dice) }),
    ),
    ...lucky.map((seat) => told('hidden-pairs-lucky-dice', { seat: { seat }, round })),
    ...attacks.map(({ kind, by, on, amount, negated }) =>
      told(negated ? `hidden-pairs-${kind}-negated` : `hidden-pairs-${kind}`, {
        seat: { seat: by },
        to: { seat: on },
        amount,
        value: ofSeat(values, on),
      }),
    ),
  ];
}

/** With the third round come the re-rolls of the turn, and their price. */
function showReRolls(state: HiddenPairsState): Advanced {
  const shownReRolls = state.hands.map((hand) => hand.reRolls);
  const shownPoints = state.shownPoints.map(
    (points, seat) => points - prices.reRoll * ofSeat(shownReRolls, seat),
  );
  const messages = shownReRolls.flatMap((count, seat) =>
    count === 0
      ? []
      : [told('hidden-pairs-re-rolled', { seat: { seat }, count, price: prices.reRoll * count })],
  );
  return advance({ ...state, shownReRolls, shownPoints }, ...messages);
}

/** Gives a round's points to its winner and goes on to the next round, turn, or the end. */
export function winRound(state: HiddenPairsState, round: Round, winner: Seat): Advanced {
  const points = roundPoints[round - 1] ?? 0;
  const shown = state.shown.map((one) => (one.round === round ? { ...one, winner } : one));
  const won: HiddenPairsState = {
    ...state,
    shown,
    points: withSeat(state.points, winner, ofSeat(state.points, winner) + points),
    shownPoints: withSeat(state.shownPoints, winner, ofSeat(state.shownPoints, winner) + points),
  };
  const message = told('hidden-pairs-won-round', { seat: { seat: winner }, round, points });
  const next = rounds.find((later) => later > round);
  return advanceThen(advance(won, message), (after) =>
    next === undefined ? endTurn(after) : playRound(after, next),
  );
}

/** Shows a round, takes its prices from the shown points, and finds who takes it. */
export function playRound(state: HiddenPairsState, round: Round): Advanced {
  const now = show(state, round);
  const shownPoints = state.shownPoints.map((points, seat) => {
    const { commit } = ofSeat(state.hands, seat);
    return points - (commit ? priceInRound(commit, round) : 0);
  });
  const earlier = round === 1 ? [] : state.shown;
  const shown = advance({ ...state, shownPoints, shown: [...earlier, now] }, ...toldOfRound(now));
  const open = round === 3 ? advanceThen(shown, showReRolls) : shown;
  const best = Math.max(...now.values);
  const leaders = allSeats(now.values.length).filter((seat) => now.values[seat] === best);
  const [winner] = leaders;
  if (leaders.length === 1 && winner !== undefined) {
    return advanceThen(open, (after) => winRound(after, round, winner));
  }
  const tied = told('hidden-pairs-tied', { seats: { seats: leaders }, round, value: best });
  return advanceThen(open, (after) =>
    advance({ ...after, phase: { kind: 'tie-break', round, throwOff: startThrowOff(leaders) } }, tied),
  );
}

function endTurn(state: HiddenPairsState): Advanced {
  if (state.turn < state.options.turns) {
    const hands = state.hands.map(() => emptyHand);
    const turn = state.turn + 1;
    const next: HiddenPairsState = { ...state, turn, hands, phase: { kind: 'throwing', seat: 0 } };
    return advance(next, told('hidden-pairs-turn', { turn, turns: state.options.turns }));
  }
  const best = Math.max(...state.points);
  const leaders = allSeats(state.points.length).filter((seat) => state.points[seat] === best);
  const [winner] = leaders;
  if (leaders.length === 1 && winner !== undefined) return winMatch(state, winner);
  const drawn = told('hidden-pairs-drawn', { seats: { seats: leaders }, points: best });
  return advance({ ...state, phase: { kind: 'draw', throwOff: startThrowOff(leaders) } }, drawn);
}

/** Ends the match. */
export function winMatch(state: HiddenPairsState, winner: Seat): Advanced {
  const score = ofSeat(state.points, winner);
  const won = told('match-won', { seats: { seats: [winner] }, count: 1, score });
  return advance({ ...state, phase: { kind: 'over', winner } }, won);
}
