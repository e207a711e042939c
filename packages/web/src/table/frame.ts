import { type BaseEvent, type BaseView, mayKnow, type SeenEntry, type Viewer } from '@dicehall/engine';
import type { Replayed } from './replayed.ts';

/** One entry of a match as one viewer may know it: the entry, its events, and the view after it. */
export interface Frame {
  readonly entry: SeenEntry | null;
  readonly events: readonly BaseEvent[];
  readonly view: BaseView;
}

export function framesOf({ setup, log, states, events }: Replayed, viewer: Viewer): Frame[] {
  const { game } = setup;
  return log.map((entry, index) => ({
    entry: game.seen(states[index], entry, viewer),
    events: (events[index] ?? []).filter((event) => mayKnow(event, viewer)),
    view: game.view(states[index + 1], viewer),
  }));
}
