import {
  allSeats,
  err,
  type Face,
  highestFirst,
  type Illegal,
  illegal,
  matchOver,
  ofSeat,
  ok,
  type Result,
  seatAfter,
  type Transition,
  transition,
  withSeat,
} from '../../core/index.ts';
import type { PigEvent } from './event.ts';
import type { PigOptions } from './options.ts';
import type { PigMove, PigState } from './state.ts';

type PigTransition = Transition<PigState, PigEvent>;

export const startPig = (options: PigOptions, seats: number): PigState => ({
  options,
  scores: allSeats(seats).map(() => 0),
  seat: 0,
  turn: { kind: 'start' },
  winner: null,
});

const passOn = (state: PigState): PigState => ({
  ...state,
  seat: seatAfter(state.seat, state.scores.length),
  turn: { kind: 'start' },
});

export function playPig(state: PigState, move: PigMove): Result<PigTransition, Illegal> {
  const { turn, seat } = state;
  const points = turn.kind === 'start' ? 0 : turn.points;
  if (move.type === 'roll') return ok(transition({ ...state, turn: { kind: 'throw', points } }));
  if (turn.kind === 'start') return err(illegal('must-roll-first', { seat: { seat } }));
  const total = ofSeat(state.scores, seat) + points;
  const banked: PigState = { ...state, scores: withSeat(state.scores, seat, total) };
  const events: PigEvent[] = [
    { kind: 'banked', seat, banked: points, total },
    { kind: 'turn-ended', seat },
  ];
  if (total < state.options.target) return ok({ state: passOn(banked), events });
  const won: PigState = { ...banked, turn: { kind: 'start' }, winner: seat };
  return ok({ state: won, events: [...events, matchOver(highestFirst(won.scores), won.scores)] });
}

/** Applies a roll. A 1 ends the turn without points; any other face is added to the turn. */
export function rollPig(state: PigState, dice: readonly Face[]): PigTransition {
  const { turn, seat } = state;
  const [face] = dice;
  if (turn.kind !== 'throw' || face === undefined)
    throw new Error('Pig takes a throw only when it waits for one');
  if (face === 1) {
    return transition(
      passOn(state),
      { kind: 'busted', seat, dice, lost: turn.points },
      { kind: 'turn-ended', seat },
    );
  }
  const points = turn.points + face;
  return transition<PigState, PigEvent>(
    { ...state, turn: { kind: 'choose', points, last: face } },
    { kind: 'scored', seat, dice, score: face, points, diceLeft: 1 },
  );
}
