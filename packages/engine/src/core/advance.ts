import type { Told } from './told.ts';

/** A state, and what was told on the way to it. Lets the rules and the story be the same code. */
export interface Advance<State> {
  readonly state: State;
  readonly told: readonly Told[];
}

/** A state that was come to in silence, or with these messages. */
export const advance = <State>(state: State, ...told: readonly Told[]): Advance<State> => ({ state, told });

/** Goes on from where an advance led, and keeps what both told. */
export function advanceThen<State>(
  before: Advance<State>,
  next: (state: State) => Advance<State>,
): Advance<State> {
  const after = next(before.state);
  return { state: after.state, told: [...before.told, ...after.told] };
}
