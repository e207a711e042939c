import { type Entry, openMatch, type Replayed, readSetup } from '@dicehall/engine';
import type { OnlineState } from './online-state.ts';

/** The match so far with its states; null where the client does not know all entries, as with hidden information. */
export function matchSoFar({ table, frames }: Pick<OnlineState, 'table' | 'frames'>): Replayed | null {
  const seats = table.seats.map(({ name, seat }) => ({ name: name ?? `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return null;
  const { game } = setup.value;
  const states = [openMatch(setup.value).state];
  const log: Entry[] = [];
  for (const { entry } of frames) {
    if (entry === null || 'unseen' in entry) return null;
    const next = game.apply(states.at(-1), entry);
    if (!next.ok) return null;
    log.push(entry);
    states.push(next.value.state);
  }
  return { setup: setup.value, log, states, events: frames.map(({ events }) => events) };
}
