import {
  allSeats,
  type Face,
  type Illegal,
  illegal,
  ofSeat,
  ok,
  type Positions,
  type Result,
  refused,
  seatAfter,
  withSeat,
} from '../../core/index.ts';
import { openPositions } from './moves.ts';
import type { ThreesOptions } from './options.ts';
import { scoreThrees } from './scoring.ts';
import { allDice, type ThreesMove, type ThreesState, type ThreesTurn } from './state.ts';

type Played = Result<ThreesState, Illegal>;
type Choosing = Extract<ThreesTurn, { kind: 'choose' }>;

/** A match of Threes before its first roll. */
export function startThrees(options: ThreesOptions, seats: number): ThreesState {
  return {
    options,
    scores: allSeats(seats).map(() => 0),
    round: 1,
    seat: 0,
    turn: { kind: 'start' },
    over: false,
  };
}

/** Scores the turn as its dice lie and passes on to the next seat, the next round, or the end. */
function endTurn(state: ThreesState, dice: readonly Face[]): ThreesState {
  const score = ofSeat(state.scores, state.seat) + scoreThrees(dice);
  const seat = seatAfter(state.seat, state.scores.length);
  const roundEnds = seat === 0;
  const over = roundEnds && state.round === state.options.rounds;
  return {
    options: state.options,
    scores: withSeat(state.scores, state.seat, score),
    round: roundEnds && !over ? state.round + 1 : state.round,
    seat,
    turn: { kind: 'start' },
    over,
  };
}

function rollAgain(state: ThreesState, turn: Choosing, keep: Positions): Played {
  const again = keep.find((position) => turn.locked[position] === true);
  if (again !== undefined) return refused(illegal('already-kept', { die: again }));
  const locked = turn.locked.map((was, position) => was || keep.includes(position));
  const left = openPositions(locked).length;
  if (left === 0) return refused(illegal('keep-everything-is-bank'));
  if (left === 1 && state.options.lastDie === 'lies') return ok(endTurn(state, turn.dice));
  return ok({ ...state, turn: { kind: 'throw', dice: turn.dice, locked } });
}

/** Plays a roll or a bank of the seat whose turn it is. */
export function playThrees(state: ThreesState, move: ThreesMove): Played {
  const { turn } = state;
  if (turn.kind === 'choose') {
    if (move.type === 'bank') return ok(endTurn(state, turn.dice));
    if (move.keep === undefined || move.keep.length === 0) return refused(illegal('keep-missing'));
    return rollAgain(state, turn, move.keep);
  }
  if (move.type === 'bank') return refused(illegal('must-roll-first', { seat: { seat: state.seat } }));
  if (move.keep !== undefined && move.keep.length > 0) return refused(illegal('keep-not-allowed'));
  const locked = Array.from({ length: allDice }, () => false);
  return ok({ ...state, turn: { kind: 'throw', dice: [], locked } });
}

/** Takes a throw of all the dice that are not locked, in rising position. */
export function thrownThrees(state: ThreesState, thrown: readonly Face[]): ThreesState {
  const { turn } = state;
  if (turn.kind !== 'throw') return state;
  const open = openPositions(turn.locked);
  const dice = turn.locked.map((_, position) => thrown[open.indexOf(position)] ?? turn.dice[position] ?? 1);
  if (open.length === 1) return endTurn(state, dice);
  return { ...state, turn: { kind: 'choose', dice, locked: turn.locked } };
}
