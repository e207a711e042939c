import { type TableStatus, tableStatus } from '@dicehall/server/client';
import { type OpenedMatch, openMatchFeed } from '../online/match-feed.ts';
import type { OnlineTable } from '../online/online-table.ts';
import { createListeners } from '../settings/listeners.ts';
import type { TableDevice } from '../table/model/feed.ts';
import { openTable, type TableModel } from '../table/model/table.ts';
import { onWake } from './wake.ts';

export interface PhoneShown {
  /** The current status of the table, updated every second. */
  readonly status: readonly TableStatus[];
  /** What happened while the phone slept; null if nothing happened. */
  readonly missed: string | null;
}

/** A match on a phone as a controller: the table of one player, without what the screen of the room shows. */
export interface PhoneSession {
  readonly model: TableModel;
  readonly now: () => PhoneShown;
  readonly onChange: (listener: () => void) => () => void;
  readonly start: () => () => void;
  /** Closes the note about the events that the player missed. */
  readonly dismiss: () => void;
}

/** The number of missed game log lines that a phone shows after it slept; earlier lines are left out. */
const toldLines = 2;

export function openPhoneSession(table: OnlineTable, opened: OpenedMatch, device: TableDevice): PhoneSession {
  const { messages, announcer } = device;
  const { notify, subscribe } = createListeners();
  const match = openMatchFeed(table, opened, device);
  const stateNow = () => table.now() ?? opened.state;
  let shown: PhoneShown = { status: tableStatus(stateNow(), Date.now()), missed: null };
  /** How often the phone woke up. When this changes, the table shows missed events at once, not roll by roll. */
  let wakes = 0;
  /** The number of frames when the phone fell asleep; null once the later frames have been shown. */
  let sleptAt: number | null = null;
  /** The time at which the phone woke up; null while it sleeps. */
  let wokeAt: number | null = null;

  function standIn(): void {
    const offered = shown.status.flatMap(({ actions }) => actions);
    const action = offered.find(({ id }) => id === 'return' || id === 'stand-in');
    if (action === undefined) announcer.say(messages.say('online-stand-in-none'));
    else void table.api.changeTable(stateNow().table.id, ...action.change);
  }
  const feedNow = () => {
    const feed = match.now(stateNow());
    return { ...feed, standIn, restarts: (feed.restarts ?? 0) + wakes * 1000 };
  };
  const model = openTable(feedNow(), device);

  function set(change: Partial<PhoneShown>): void {
    const next = { ...shown, ...change };
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    notify();
  }
  /** Shows and announces what the player missed. Does nothing until the phone has reconnected. */
  function tellMissed(): void {
    if (sleptAt === null || wokeAt === null || table.caughtUpAt() < wokeAt) return;
    const from = sleptAt;
    const count = stateNow().frames.length - from;
    sleptAt = null;
    if (count <= 0) return;
    wakes += 1;
    model.feed(feedNow());
    const last = model
      .now()
      .lines.filter(({ frame }) => frame >= from)
      .slice(-toldLines);
    const missed = messages.say('phone-missed', { count, last: last.map(({ text }) => text).join(' ') });
    set({ missed });
    announcer.say(missed);
  }
  function follow(): void {
    tellMissed();
    model.feed(feedNow());
    set({ status: tableStatus(stateNow(), Date.now()) });
  }

  return {
    model,
    now: () => shown,
    onChange: subscribe,
    dismiss: () => set({ missed: null }),
    start() {
      const timer = setInterval(follow, 1000);
      const stops = [
        table.onChange(follow),
        onWake({
          onSleep() {
            // If the phone sleeps twice before it reconnects, the note covers everything since the first time.
            sleptAt ??= stateNow().frames.length;
            wokeAt = null;
          },
          onShortSleep() {
            sleptAt = null;
          },
          onWake() {
            wokeAt = Date.now();
          },
        }),
        model.start(),
        () => clearInterval(timer),
      ];
      follow();
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
