import type { BaseEvent } from './event.ts';
import type { Face } from './face.ts';
import type { Entry } from './game.ts';
import { type Illegal, illegal } from './illegal.ts';
import { err, type Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Step } from './step.ts';
import type { Transition } from './transition.ts';

/** The two halves of a game's rules. Both are called only for what the step asks for. */
export interface Rules<State, Move, Event extends BaseEvent> {
  step(state: State): Step;
  /** Plays a move of a seat that may move now. */
  play(state: State, seat: Seat, move: Move): Result<Transition<State, Event>, Illegal>;
  /** Takes the throw that the step asks for: the right seat, the right number of dice. */
  roll(state: State, seat: Seat, dice: readonly Face[]): Transition<State, Event>;
}

/** Makes a game's `apply`: refuses what the step does not ask for, and gives the rest to the rules. */
export const applyBy =
  <State, Move, Event extends BaseEvent>(rules: Rules<State, Move, Event>) =>
  (state: State, entry: Entry<Move>): Result<Transition<State, Event>, Illegal> => {
    const step = rules.step(state);
    const refusal = 'move' in entry ? whyNoMove(step, entry.seat) : whyNoThrow(step, entry.seat, entry.dice);
    if (refusal !== null) return err(refusal);
    return 'move' in entry
      ? rules.play(state, entry.seat, entry.move)
      : { ok: true, value: rules.roll(state, entry.seat, entry.dice) };
  };

function whyNoMove(step: Step, seat: Seat): Illegal | null {
  switch (step.kind) {
    case 'over':
      return illegal('match-over');
    case 'throw':
      return illegal('dice-awaited', { seat: { seat: step.seat }, count: step.dice });
    case 'choose':
      if (step.seats.includes(seat)) return null;
      return illegal('not-your-turn', {
        number: seat,
        turn: { seats: step.seats },
        count: step.seats.length,
      });
  }
}

function whyNoThrow(step: Step, seat: Seat, dice: readonly Face[]): Illegal | null {
  switch (step.kind) {
    case 'over':
      return illegal('match-over');
    case 'choose':
      return illegal('move-awaited', { seats: { seats: step.seats }, count: step.seats.length });
    case 'throw':
      if (step.seat !== seat) return illegal('not-your-throw', { number: seat, seat: { seat: step.seat } });
      if (step.dice === dice.length) return null;
      return illegal('wrong-dice-count', { seat: { seat }, count: step.dice, given: dice.length });
  }
}
