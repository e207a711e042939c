import {
  allSeats,
  andThen,
  err,
  type Face,
  ofSeat,
  ok,
  type Result,
  rollOff,
  type Seat,
  sumOf,
  withSeat,
} from '../../core/index.ts';
import { priceOf } from './attacks.ts';
import { whyNotCommit, whyNotReRoll } from './legality.ts';
import { canonicalCommit } from './moves.ts';
import type { HiddenPairsOptions } from './options.ts';
import { emit, type HiddenPairsTransition, playRound, winMatch, winRound } from './rounds.ts';
import {
  type Commit,
  emptyHand,
  type Hand,
  type HiddenPairsIllegal,
  type HiddenPairsMove,
  type HiddenPairsPhase,
  type HiddenPairsState,
  prices,
  startPoints,
} from './state.ts';

type Played = Result<HiddenPairsTransition, HiddenPairsIllegal>;
type PhaseOf<Kind extends HiddenPairsPhase['kind']> = Extract<HiddenPairsPhase, { readonly kind: Kind }>;

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

function dieAt(dice: readonly Face[], die: number): Face {
  const face = dice[die];
  if (face === undefined) throw new RangeError(`No die at position ${die}`);
  return face;
}

function playReRoll(state: HiddenPairsState, seat: Seat, die: number): Played {
  const { reRolls, dice } = ofSeat(state.hands, seat);
  const why = whyNotReRoll(reRolls, ofSeat(state.points, seat));
  if (why) return err(why);
  const paid = spend(state, seat, prices.reRoll);
  return ok(
    emit(withHand(paid, seat, { reRolls: reRolls + 1, pending: die }), {
      kind: 're-rolled-die',
      only: seat,
      seat,
      was: dieAt(dice, die),
      price: prices.reRoll,
    }),
  );
}

function playCommit(state: HiddenPairsState, seat: Seat, commit: Commit): Played {
  const why = whyNotCommit(commit, seat, state.hands.length, ofSeat(state.points, seat));
  if (why) return err(why);
  const committed = withHand(spend(state, seat, priceOf(commit)), seat, { commit: canonicalCommit(commit) });
  const ready = emit(committed, { kind: 'committed', seat });
  const all = committed.hands.every((hand) => hand.commit !== null);
  return ok(all ? andThen(ready, (after) => playRound(after, 1)) : ready);
}

export const playHiddenPairs = (state: HiddenPairsState, move: HiddenPairsMove, seat: Seat): Played =>
  move.type === 're-roll' ? playReRoll(state, seat, move.die) : playCommit(state, seat, move);

function rollHand(state: HiddenPairsState, seat: Seat, dice: readonly Face[]): HiddenPairsTransition {
  const next = seat + 1;
  const phase: HiddenPairsPhase =
    next < state.hands.length ? { kind: 'throwing', seat: next } : { kind: 'choosing' };
  return emit(
    { ...withHand(state, seat, { dice }), phase },
    { kind: 'rolled', only: seat, seat, dice, purpose: 'turn' },
  );
}

function rollAgain(state: HiddenPairsState, seat: Seat, rolled: readonly Face[]): HiddenPairsTransition {
  const { dice, pending } = ofSeat(state.hands, seat);
  if (pending === null) throw new Error(`Seat ${seat} has no die to re-roll`);
  return emit(withHand(state, seat, { dice: dice.with(pending, dieAt(rolled, 0)), pending: null }), {
    kind: 'rolled',
    only: seat,
    seat,
    dice: rolled,
    purpose: 'turn',
  });
}

const rollForTie = (
  state: HiddenPairsState,
  phase: PhaseOf<'tie-break' | 'draw'>,
  seat: Seat,
  dice: readonly Face[],
): HiddenPairsTransition =>
  rollOff(
    phase.throwOff,
    { kind: 'rolled', seat, dice, purpose: 'tie', value: sumOf(dice) },
    sumOf,
    (throwOff): HiddenPairsState => ({ ...state, phase: { ...phase, throwOff } }),
    (winner) => (phase.kind === 'draw' ? winMatch(state, winner) : winRound(state, phase.round, winner)),
  );

/** Applies a roll: the first roll of a hand, the roll of a re-rolled die, or a roll that breaks a tie. */
export function rollHiddenPairs(
  state: HiddenPairsState,
  dice: readonly Face[],
  seat: Seat,
): HiddenPairsTransition {
  const { phase } = state;
  switch (phase.kind) {
    case 'throwing':
      return rollHand(state, seat, dice);
    case 'choosing':
      return rollAgain(state, seat, dice);
    case 'tie-break':
    case 'draw':
      return rollForTie(state, phase, seat, dice);
    case 'over':
      throw new Error('A match that is over takes no roll');
  }
}
