import {
  type BaseEvent,
  type BaseView,
  type Face,
  mayKnow,
  type Seat,
  type SeenEntry,
  type Viewer,
} from '../core/index.ts';
import type { Replayed } from './replay.ts';

/** One log entry as one viewer may know it, with its events and the view after it. */
export interface Frame {
  readonly entry: SeenEntry | null;
  readonly events: readonly BaseEvent[];
  readonly view: BaseView;
  /** Whether a bot or the clock decided for a person; absent if the person decided. */
  readonly by?: 'bot' | 'clock';
}

export interface RolledDice {
  readonly seat: Seat;
  readonly dice: readonly Face[];
}

export function rolledDice(frame: Frame | undefined): RolledDice | null {
  const entry = frame?.entry ?? null;
  return entry !== null && 'dice' in entry ? entry : null;
}

export function framesOf({ setup, log, states, events, standIns }: Replayed, viewer: Viewer): Frame[] {
  const { game } = setup;
  return log.map((entry, index) => ({
    entry: game.seen(states[index], entry, viewer),
    events: (events[index] ?? []).filter((event) => mayKnow(event, viewer)),
    view: game.view(states[index + 1], viewer),
    ...(standIns?.[index] && { by: standIns[index] }),
  }));
}
