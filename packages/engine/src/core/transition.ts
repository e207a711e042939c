import type { BaseEvent } from './event.ts';

export interface Transition<State, Event extends BaseEvent> {
  readonly state: State;
  readonly events: readonly Event[];
}

export const transition = <State, Event extends BaseEvent>(
  state: State,
  ...events: readonly Event[]
): Transition<State, Event> => ({ state, events });

/** Applies a second transition after the first one and joins their events. */
export function andThen<State, Event extends BaseEvent>(
  before: Transition<State, Event>,
  next: (state: State) => Transition<State, Event>,
): Transition<State, Event> {
  const after = next(before.state);
  return { state: after.state, events: [...before.events, ...after.events] };
}
