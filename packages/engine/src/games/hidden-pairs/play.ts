import {
  type Advance,
  advance,
  advanceThen,
  allSeats,
  type Face,
  type Illegal,
  illegal,
  ofSeat,
  ok,
  type Result,
  refused,
  type Seat,
  sumOf,
  throwOffThrown,
  told,
  toldOnly,
  withSeat,
} from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import { canonicalCommit } from './moves.ts';
import type { HiddenPairsOptions } from './options.ts';
import { playRound, winMatch, winRound } from './rounds.ts';
import { isSplit } from './splits.ts';
import {
  type Commit,
  emptyHand,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  mostReRolls,
  prices,
  startPoints,
} from './state.ts';

type Advanced = Advance<HiddenPairsState>;
type Played = Result<Advanced, Illegal>;

/** A match of Hidden Pairs before its first throw. */
export function startHiddenPairs(options: HiddenPairsOptions, seats: number): HiddenPairsState {
  const bySeat = allSeats(seats);
  return {
    options,
    turn: 1,
    points: bySeat.map(() => startPoints),
    shownPoints: bySeat.map(() => startPoints),
    hands: bySeat.map(() => emptyHand),
    phase: { kind: 'throwing', seat: 0 },
    shown: [],
    shownReRolls: bySeat.map(() => 0),
  };
}

function withHand(state: HiddenPairsState, seat: Seat, change: Partial<Hand>): HiddenPairsState {
  return { ...state, hands: withSeat(state.hands, seat, { ...ofSeat(state.hands, seat), ...change }) };
}

const spend = (state: HiddenPairsState, seat: Seat, price: number): HiddenPairsState => ({
  ...state,
  points: withSeat(state.points, seat, ofSeat(state.points, seat) - price),
});

function tooDear(state: HiddenPairsState, seat: Seat, price: number): Illegal | null {
  const points = ofSeat(state.points, seat);
  return price > points ? illegal('not-enough-points', { price, points }) : null;
}

function playReRoll(state: HiddenPairsState, seat: Seat, die: number): Played {
  const { reRolls } = ofSeat(state.hands, seat);
  if (reRolls >= mostReRolls) return refused(illegal('no-re-rolls-left', { most: mostReRolls }));
  const dear = tooDear(state, seat, prices.reRoll);
  if (dear) return refused(dear);
  return ok(
    advance(withHand(spend(state, seat, prices.reRoll), seat, { reRolls: reRolls + 1, pending: die })),
  );
}

function whyNotCommit(state: HiddenPairsState, seat: Seat, commit: Commit): Illegal | null {
  if (!isSplit(commit.pairs)) return illegal('pairs-not-a-split');
  for (const aim of [commit.hinderance, commit.diceBlock]) {
    if (aim === undefined) continue;
    if (aim.seat === seat) return illegal('attack-yourself', { seat: { seat } });
    if (aim.seat >= state.hands.length) {
      return illegal('no-such-seat', { number: aim.seat, last: state.hands.length - 1 });
    }
  }
  return tooDear(state, seat, priceOf(commit));
}

function playCommit(state: HiddenPairsState, seat: Seat, commit: Commit): Played {
  const why = whyNotCommit(state, seat, commit);
  if (why) return refused(why);
  const committed = withHand(spend(state, seat, priceOf(commit)), seat, { commit: canonicalCommit(commit) });
  const ready = advance(committed, told('hidden-pairs-ready', { seat: { seat } }));
  const all = committed.hands.every((hand) => hand.commit !== null);
  return ok(all ? advanceThen(ready, (after) => playRound(after, 1)) : ready);
}

/** Plays a move of a seat that has not committed yet. */
export const playHiddenPairs = (state: HiddenPairsState, seat: Seat, move: HiddenPairsMove): Played =>
  move.type === 're-roll' ? playReRoll(state, seat, move.die) : playCommit(state, seat, move);

function thrownHand(state: HiddenPairsState, seat: Seat, dice: readonly Face[]): Advanced {
  const next = seat + 1;
  const phase =
    next < state.hands.length ? ({ kind: 'throwing', seat: next } as const) : ({ kind: 'choosing' } as const);
  const threw = toldOnly(seat, 'hidden-pairs-threw', { seat: { seat }, dice: { dice } });
  return advance({ ...withHand(state, seat, { dice }), phase }, threw);
}

function thrownReRoll(state: HiddenPairsState, seat: Seat, [now]: readonly Face[]): Advanced {
  const { dice, pending } = ofSeat(state.hands, seat);
  const was = pending === null ? undefined : dice[pending];
  if (pending === null || was === undefined || now === undefined) return advance(state);
  const again = toldOnly(seat, 'hidden-pairs-re-roll', { seat: { seat }, was, now });
  return advance(withHand(state, seat, { dice: dice.with(pending, now), pending: null }), again);
}

function thrownOff(state: HiddenPairsState, seat: Seat, dice: readonly Face[]): Advanced {
  const { phase } = state;
  if (phase.kind !== 'tie-break' && phase.kind !== 'draw') return advance(state);
  const threw = told('threw-sum', { seat: { seat }, dice: { dice }, sum: sumOf(dice) });
  const result = throwOffThrown(phase.throwOff, dice, sumOf);
  if ('winner' in result) {
    const { winner } = result;
    return advanceThen(advance(state, threw), (after) =>
      phase.kind === 'draw' ? winMatch(after, winner) : winRound(after, phase.round, winner),
    );
  }
  const again = result.tied ? [told('throw-again', { seats: { seats: result.next.seats } })] : [];
  return advance({ ...state, phase: { ...phase, throwOff: result.next } }, threw, ...again);
}

/** Takes a throw: a hand, the die of a re-roll, or of a tie. */
export function thrownHiddenPairs(state: HiddenPairsState, seat: Seat, dice: readonly Face[]): Advanced {
  switch (state.phase.kind) {
    case 'throwing':
      return thrownHand(state, seat, dice);
    case 'choosing':
      return thrownReRoll(state, seat, dice);
    default:
      return thrownOff(state, seat, dice);
  }
}
