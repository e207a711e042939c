import {
  type AnyGame,
  type Entry,
  type Face,
  type Illegal,
  illegal,
  type Result,
  refused,
  type Seat,
  type Told,
} from '../core/index.ts';
import type { Setup } from './setup.ts';

/** A match in its current state. */
export interface Match {
  readonly setup: Setup;
  readonly state: unknown;
}

export const openMatch = (setup: Setup): Match => ({
  setup,
  state: setup.game.start(setup.options, setup.names.length),
});

/** Plays a move if it is this seat's to make: the state after it, or why not. */
export function playMove(game: AnyGame, state: unknown, seat: Seat, move: unknown): Result<unknown, Illegal> {
  if ('apply' in game) return stateAfter(game, state, { seat, move });
  return playOld(game, state, seat, move);
}
function playOld(game: AnyGame, state: unknown, seat: Seat, move: unknown): Result<unknown, Illegal> {
  const step = game.step(state);
  switch (step.kind) {
    case 'over':
      return refused(illegal('match-over'));
    case 'throw':
      return refused(illegal('dice-awaited', { ...atSeat(step.seat), count: step.dice }));
    case 'choose': {
      if (step.seats.includes(seat)) return game.play(state, seat, move);
      const turn = { seats: step.seats };
      return refused(illegal('not-your-turn', { number: seat, turn, count: step.seats.length }));
    }
  }
}

/** Takes a throw if it is this seat's and of the right number of dice: the state after it, or why not. */
export function takeThrow(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  dice: readonly Face[],
): Result<unknown, Illegal> {
  if ('apply' in game) return stateAfter(game, state, { seat, dice });
  return takeOld(game, state, seat, dice);
}
function takeOld(game: AnyGame, state: unknown, seat: Seat, dice: readonly Face[]): Result<unknown, Illegal> {
  const step = game.step(state);
  switch (step.kind) {
    case 'over':
      return refused(illegal('match-over'));
    case 'choose':
      return refused(illegal('move-awaited', { seats: { seats: step.seats }, count: step.seats.length }));
    case 'throw':
      if (step.seat !== seat)
        return refused(illegal('not-your-throw', { number: seat, ...atSeat(step.seat) }));
      if (step.dice !== dice.length) {
        return refused(
          illegal('wrong-dice-count', { ...atSeat(seat), count: step.dice, given: dice.length }),
        );
      }
      return game.thrown(state, dice);
  }
}

/** Applies an entry: the state after it, or why it breaks a rule. */
export const applyEntry = (game: AnyGame, state: unknown, entry: Entry): Result<unknown, Illegal> =>
  'move' in entry
    ? playMove(game, state, entry.seat, entry.move)
    : takeThrow(game, state, entry.seat, entry.dice);

function stateAfter(game: AnyGame, state: unknown, entry: Entry): Result<unknown, Illegal> {
  const after = game.apply(state, entry);
  return after.ok ? { ok: true, value: after.value.state } : after;
}

const atSeat = (seat: Seat): Told['values'] => ({ seat: { seat } });
