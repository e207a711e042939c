import { randomUUID } from 'node:crypto';
import type { Bus, Hint } from '../bus/bus.ts';
import type { Store } from '../store/index.ts';
import { foldOne, isVisible } from '../table/fold.ts';
import { projectEvent } from '../table/project.ts';
import { seqFor, type Table, viewerOf } from '../table/table.ts';
import type { Listener, LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { type Frame, frame } from './stream-frame.ts';

export interface StreamsDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly liveTables: LiveTables;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** A listener that missed more events gets a snapshot instead. */
const maxMissedEvents = 200;
/** Presence changes are collected for this long before they are sent, in milliseconds. */
const presenceDelay = 50;
/** More for each listener, in milliseconds: sending every arrival to thousands at once would block everything else. */
const presenceDelayEach = 0.2;

/** The listeners of all tables on this node, and the presence that nodes report to each other. */
export class Streams {
  readonly #deps: StreamsDeps;
  readonly #node = randomUUID();
  readonly #presenceScheduled = new Set<string>();
  readonly #followed = new Set<LiveTable>();

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
    deps.bus.onHint((hint) => void this.#onHint(hint).catch(deps.onError));
  }

  get count(): number {
    let count = 0;
    for (const live of this.#followed) count += live.listeners.size;
    return count;
  }

  /**
   * Subscribes to a table: first a snapshot, or the events since a number in the listener's own count; then every event as
   * it is written, without a gap.
   * @returns a function that ends the subscription
   */
  async listen(live: LiveTable, listener: Listener, since: number | null): Promise<() => void> {
    const { liveTables, now } = this.#deps;
    await liveTables.findFresh(live.id);
    const missed = since === null ? null : await this.#missed(live, listener.person, since);
    if (!live.mayListen(listener)) return () => {};
    if (missed === null) listener.send(live.snapshotFrame(listener.person, now()));
    else for (const one of missed) listener.send(one);
    live.listeners.add(listener);
    this.#followed.add(live);
    listener.send(frame({ event: 'presence', data: live.presence(now()) }));
    this.#schedulePresence(live);
    this.#deps.bus.publish({ kind: 'who', table: live.id, node: this.#node });
    return () => {
      live.listeners.delete(listener);
      if (live.listeners.size === 0) this.#followed.delete(live);
      this.#schedulePresence(live);
    };
  }

  async #missed(live: LiveTable, person: string | null, since: number): Promise<Frame[] | null> {
    const count = () => seqFor(live.table, viewerOf(live.table, person));
    if (since > count() || count() - since > maxMissedEvents) return null;
    const frames: Frame[] = [];
    let table: Table | null = null;
    // Events may be written while these are read.
    while (since < count() && (table?.seq ?? 0) < live.table.seq) {
      for (const line of await this.#deps.store.tables.linesAfter(live.id, table?.seq ?? 0)) {
        const before: Table | null = table;
        table = foldOne(live.id, before, line);
        const viewer = viewerOf(table, person);
        if (seqFor(table, viewer) <= since || line.seq > live.table.seq) continue;
        if (before !== null && !isVisible(before, line.body, viewer)) continue;
        const data = projectEvent(before, table, line, viewer, live.viewContext(this.#deps.now()));
        frames.push(frame({ event: 'table', data }));
      }
    }
    return frames;
  }

  async #onHint(hint: Hint): Promise<void> {
    const { liveTables, now, bus } = this.#deps;
    const live = liveTables.known(hint.table);
    if (live === undefined) return;
    switch (hint.kind) {
      case 'written':
        if (hint.seq <= live.table.seq) return;
        live.behind = true;
        if (live.listeners.size > 0) await liveTables.catchUp(live);
        return;
      case 'here':
        live.updateRemotePresence(hint.node, hint.people, hint.watchers, now());
        this.#sendPresence(live);
        return;
      case 'who':
        if (live.listeners.size > 0)
          bus.publish({ kind: 'here', table: live.id, node: this.#node, ...live.localPresence() });
        return;
      case 'changed':
        await liveTables.reload(live.id);
        return;
    }
  }

  #sendPresence(live: LiveTable): void {
    if (live.listeners.size === 0) return;
    const ready = frame({ event: 'presence', data: live.presence(this.#deps.now()) });
    for (const listener of live.listeners) listener.send(ready);
  }

  #schedulePresence(live: LiveTable): void {
    if (this.#presenceScheduled.has(live.id)) return;
    this.#presenceScheduled.add(live.id);
    setTimeout(
      () => {
        this.#presenceScheduled.delete(live.id);
        this.#sendPresence(live);
        this.#deps.bus.publish({ kind: 'here', table: live.id, node: this.#node, ...live.localPresence() });
      },
      Math.max(presenceDelay, live.listeners.size * presenceDelayEach),
    ).unref();
  }

  /** Keeps connections open and reports presence again. */
  beat(): void {
    const { now, bus } = this.#deps;
    const beat = frame({ event: 'beat', data: { at: new Date(now()).toISOString() } });
    for (const live of this.#followed) {
      for (const listener of live.listeners) listener.send(beat);
      bus.publish({ kind: 'here', table: live.id, node: this.#node, ...live.localPresence() });
    }
  }

  async review(): Promise<void> {
    const gone = frame({ event: 'bye', data: { reason: 'gone' } });
    for (const live of this.#followed) {
      for (const listener of live.listeners) {
        if (listener.isStillValid !== undefined && !(await listener.isStillValid())) listener.send(gone);
      }
    }
  }

  /** Reads lines of other nodes whose hints were lost. */
  async readMissed(): Promise<void> {
    const { store, liveTables } = this.#deps;
    if (store.exclusive || this.#followed.size === 0) return;
    const newest = await store.tables.lastSeqs([...this.#followed].map((live) => live.id));
    for (const live of this.#followed) {
      if ((newest.get(live.id) ?? 0) > live.table.seq) await liveTables.catchUp(live);
    }
  }

  sendBye(): void {
    const bye = frame({ event: 'bye', data: { reason: 'stopping' } });
    for (const live of this.#followed) for (const listener of [...live.listeners]) listener.send(bye);
  }
}
