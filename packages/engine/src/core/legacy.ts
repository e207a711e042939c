import type { BaseEvent } from './event.ts';
import { eventValues } from './event.ts';
import type { Face } from './face.ts';
import type { AnyGame, BaseView, Entry, Game } from './game.ts';
import type { Illegal } from './illegal.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Told } from './told.ts';

/** The old interface of a game; it goes when every game and client uses events. */
export interface Legacy<State, Move> {
  play(state: State, seat: Seat, move: Move): Result<State, Illegal>;
  thrown(state: State, faces: readonly Face[]): Result<State, Illegal>;
  story(before: State, after: State, entry: Entry<Move>): readonly Told[];
}

/** The old interface, derived from the new one. */
export function withLegacy<
  G extends Game<Options, State, Move, Event, View, Draft>,
  Options,
  State,
  Move,
  Event extends BaseEvent,
  View extends BaseView,
  Draft,
>(game: G & Game<Options, State, Move, Event, View, Draft>): G & Legacy<State, Move> {
  const stateOf = (state: State, entry: Entry<Move>): Result<State, Illegal> => {
    const after = game.apply(state, entry);
    return after.ok ? { ok: true, value: after.value.state } : after;
  };
  return {
    ...game,
    play: (state, seat, move) => stateOf(state, { seat, move }),
    thrown(state, dice) {
      const step = game.step(state);
      return stateOf(state, { seat: step.kind === 'throw' ? step.seat : 0, dice });
    },
    story(before, _after, entry) {
      const applied = game.apply(before, entry);
      if (!applied.ok) return [];
      return applied.value.events
        .filter(({ kind }) => kind !== 'turn-ended')
        .map((event) => ({
          key: `${game.id}-${event.kind}`,
          event: event.kind,
          values: eventValues(event),
          ...(event.only === undefined ? {} : { only: event.only }),
        }));
    },
  };
}

/** A game that has only the old interface: what is new of it is a bug to call. */
export const unconverted = (game: unknown): AnyGame => game as AnyGame;
