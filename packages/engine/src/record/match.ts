import type { AnyGame, Entry, Illegal, Result } from '../core/index.ts';
import type { Setup } from './setup.ts';

export interface Match {
  readonly setup: Setup;
  readonly state: unknown;
}

export const openMatch = (setup: Setup): Match => ({
  setup,
  state: setup.game.start(setup.options, setup.names.length),
});

/** The state after an entry, for callers that need no events. */
export function applyEntry(game: AnyGame, state: unknown, entry: Entry): Result<unknown, Illegal> {
  const after = game.apply(state, entry);
  return after.ok ? { ok: true, value: after.value.state } : after;
}
