import { readEntry } from './entry.ts';
import type { BaseEvent } from './event.ts';
import type { Face } from './face.ts';
import type { GameFacts } from './facts.ts';
import type { BaseView, Entry, Game } from './game.ts';
import { type Illegal, illegal } from './illegal.ts';
import type { OptionSpecs, OptionsOf } from './options.ts';
import { type PositionForm, readPosition, writePosition } from './position.ts';
import { err, ok, type Result } from './result.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Step } from './step.ts';
import type { Transition } from './transition.ts';

/** The parts that each game defines. `defineGame` adds the rest. */
interface GameDefinition<
  Specs extends OptionSpecs,
  State extends { readonly options: OptionsOf<Specs> },
  Move,
  Event extends BaseEvent,
  View extends BaseView,
  Draft,
> extends Omit<
      Game<OptionsOf<Specs>, State, Move, Event, View, Draft>,
      | keyof PositionForm<Specs, State>
      | 'apply'
      | 'canonical'
      | 'identify'
      | 'view'
      | 'seen'
      | 'formatPosition'
      | 'parsePosition'
    >,
    PositionForm<Specs, State> {
  readonly facts: GameFacts & { readonly phases: Readonly<Record<NoInfer<View>['phase'], string>> };
  play(state: State, move: Move, seat: Seat): Result<Transition<State, Event>, Illegal>;
  /** Applies a roll. The caller must have checked the seat and the number of dice. */
  roll(state: State, dice: readonly Face[], seat: Seat): Transition<State, Event>;
  view(state: State, step: Step, viewer: Viewer): View;
  /** Returns the canonical form of a move. By default, moves are already canonical. */
  canonical?(move: Move): Move;
  /** Replaces the positions in a canonical move by faces, for games in which equal dice are interchangeable. */
  withFaces?(view: View, move: Move): unknown;
  /** Returns what a viewer may know of an entry. If absent, all viewers know every entry. */
  seen?: Game<unknown, State, Move, Event, View, Draft>['seen'];
}

/** Makes a game from its definition. The game refuses entries that do not match the current step. */
export function defineGame<
  Specs extends OptionSpecs,
  State extends { readonly options: OptionsOf<Specs> },
  Move,
  Event extends BaseEvent,
  View extends BaseView,
  Draft,
>(
  game: GameDefinition<Specs, State, Move, Event, View, Draft>,
): Game<OptionsOf<Specs>, State, Move, Event, View, Draft> & { readonly options: Specs } {
  const canonical = game.canonical ?? ((move: Move) => move);
  return {
    seen: (_before, entry) => entry,
    ...game,
    canonical,
    identify(view, move) {
      const exact = canonical(move);
      return JSON.stringify(game.withFaces?.(view, exact) ?? exact);
    },
    apply(state, given) {
      const read = readEntry(game, given);
      if (!read.ok) return read;
      const entry = read.value;
      const refusal = whyNot(game.step(state), entry);
      if (refusal !== null) return err(refusal);
      return 'move' in entry
        ? game.play(state, entry.move, entry.seat)
        : ok(game.roll(state, entry.dice, entry.seat));
    },
    view: (state, viewer) => game.view(state, game.step(state), viewer),
    formatPosition: (state) => writePosition(game, state),
    parsePosition: (text) => readPosition(game, text),
  };
}

/** Returns why a step does not accept an entry; null if it does. */
function whyNot(step: Step, entry: Entry): Illegal | null {
  if (step.kind === 'over') return illegal('match-over');
  return 'move' in entry ? whyNoMove(step, entry.seat) : whyNoThrow(step, entry.seat, entry.dice);
}

type Awaiting = Exclude<Step, { kind: 'over' }>;

function whyNoMove(step: Awaiting, seat: Seat): Illegal | null {
  if (step.kind === 'throw') {
    return illegal('dice-awaited', { seat: { seat: step.seat }, count: step.dice });
  }
  if (step.seats.includes(seat)) return null;
  return illegal('not-your-turn', { number: seat, turn: { seats: step.seats }, count: step.seats.length });
}

function whyNoThrow(step: Awaiting, seat: Seat, dice: readonly Face[]): Illegal | null {
  if (step.kind === 'choose') {
    return illegal('move-awaited', { seats: { seats: step.seats }, count: step.seats.length });
  }
  if (step.seat !== seat) return illegal('not-your-throw', { number: seat, seat: { seat: step.seat } });
  if (step.dice === dice.length) return null;
  return illegal('wrong-dice-count', { seat: { seat }, count: step.dice, given: dice.length });
}
