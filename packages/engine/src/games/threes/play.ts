import {
  allSeats,
  err,
  type Face,
  illegal,
  lowestFirst,
  matchOver,
  ofSeat,
  ok,
  type Positions,
  pick,
  type Result,
  seatAfter,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import type { ThreesEvent } from './event.ts';
import { keepResult, openPositions } from './keeps.ts';
import type { ThreesOptions } from './options.ts';
import { moon, scoreThrees } from './scoring.ts';
import { allDice, type ThreesIllegal, type ThreesMove, type ThreesState, type ThreesTurn } from './state.ts';

type ThreesTransition = Transition<ThreesState, ThreesEvent>;
const moveTo = transition<ThreesState, ThreesEvent>;
type Played = Result<ThreesTransition, ThreesIllegal>;
type Choosing = Extract<ThreesTurn, { kind: 'choose' }>;

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

/** Scores the dice of the turn and starts the next turn or round, or ends the match. */
function endTurn(state: ThreesState, dice: readonly Face[], ...before: readonly ThreesEvent[]) {
  const { seat } = state;
  const banked = scoreThrees(dice);
  const total = ofSeat(state.scores, seat) + banked;
  const scores = withSeat(state.scores, seat, total);
  const next = seatAfter(seat, scores.length);
  const roundEnds = next === 0;
  const over = roundEnds && state.round === state.options.rounds;
  const after: ThreesState = {
    options: state.options,
    scores,
    round: roundEnds && !over ? state.round + 1 : state.round,
    seat: next,
    turn: { kind: 'start' },
    over,
  };
  const events: readonly ThreesEvent[] = [
    ...before,
    { kind: banked === moon ? 'moon' : 'banked', seat, dice, banked, total },
    { kind: 'turn-ended', seat },
  ];
  return over ? moveTo(after, ...events, matchOver(lowestFirst(scores), scores)) : moveTo(after, ...events);
}

function rollAgain(state: ThreesState, turn: Choosing, keep: Positions): Played {
  const kept = keepResult(turn.locked, keep, state.options.lastDie);
  if (!kept.ok) return kept;
  const { locked, endsTurn } = kept.value;
  const event: ThreesEvent = { kind: 'kept', seat: state.seat, dice: pick(turn.dice, keep) };
  return ok(
    endsTurn
      ? endTurn(state, turn.dice, event)
      : moveTo({ ...state, turn: { kind: 'throw', dice: turn.dice, locked } }, event),
  );
}

export function playThrees(state: ThreesState, move: ThreesMove): Played {
  const { turn } = state;
  if (turn.kind === 'choose') {
    return move.type === 'bank' ? ok(endTurn(state, turn.dice)) : rollAgain(state, turn, move.keep ?? []);
  }
  if (move.type === 'bank') return err(illegal('must-roll-first', { seat: { seat: state.seat } }));
  if (move.keep !== undefined && move.keep.length > 0) return err(illegal('keep-not-allowed'));
  const locked = Array.from({ length: allDice }, () => false);
  return ok(moveTo({ ...state, turn: { kind: 'throw', dice: [], locked } }));
}

/** Applies a throw of all unlocked dice, in order of their positions. */
export function rollThrees(state: ThreesState, thrown: readonly Face[]): ThreesTransition {
  const { turn, seat } = state;
  if (turn.kind !== 'throw') throw new Error('Threes takes a throw only when it waits for one');
  const open = openPositions(turn.locked);
  const dice = turn.locked.map((isLocked, position) => {
    const face = isLocked ? turn.dice[position] : thrown[open.indexOf(position)];
    if (face === undefined) throw new RangeError(`No die at position ${position}`);
    return face;
  });
  const rolled: ThreesEvent = { kind: 'rolled', seat, dice: thrown, purpose: 'turn' };
  if (open.length === 1) return endTurn(state, dice, rolled);
  return moveTo({ ...state, turn: { kind: 'choose', dice, locked: turn.locked } }, rolled);
}
