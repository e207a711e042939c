import { randomUUID } from 'node:crypto';
import type { Bus, Hint } from '../bus/bus.ts';
import { standInLimits } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import type { Attendance } from './attendance.ts';
import type { Listener, LiveTable } from './live-table.ts';
import type { LiveTables } from './live-tables.ts';
import { RecentFrames } from './recent-frames.ts';
import { frame } from './stream-frame.ts';

export interface StreamsDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly liveTables: LiveTables;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  readonly attendance: Attendance;
  /** Called when another node changed a person. */
  readonly onPerson: (person: string, change: number | null) => void;
  /** Called when another node changed a score sheet. */
  readonly onSheet: (sheet: string) => void;
  /** Called with the counts for limits that another node sent. */
  readonly onCounted: (counts: Extract<Hint, { kind: 'counted' }>['counts']) => void;
}

/** The time in milliseconds for which presence changes are collected before they are sent. */
const presenceDelay = 50;
/**
 * The additional delay in milliseconds per listener. Sending every arrival to thousands of listeners at once would
 * block all other work.
 */
const presenceDelayEach = 0.2;

/**
 * The number of tables after which periodic work pauses for other work. A time limit would miss the writes to sockets,
 * which happen later.
 */
const tablesInARow = 50;
/** The duration of the pause after `tablesInARow` tables, in milliseconds. */
const pause = 5;

/** The number of tables whose logs one statement looks up. A large number delays other statements. */
const tablesAtOnce = 500;

/**
 * How a stopping server asks its listeners to reconnect: in up to `parts` groups of at least `part` listeners, with
 * pauses in milliseconds.
 */
const goodbye = { part: 25, parts: 60, pause: 50 } as const;

/** The time in milliseconds after a person leaves at which the others see that the person is away. */
const afterMark = standInLimits.mark + 100;

/** Manages the listeners of all tables on this node, and the presence reports between nodes. */
export class Streams {
  readonly #deps: StreamsDeps;
  readonly #recent: RecentFrames;
  readonly #node = randomUUID();
  readonly #presenceScheduled = new Set<string>();
  readonly #followed = new Set<LiveTable>();
  /** For each table, the number of absent seats in the latest presence message to its listeners. */
  readonly #knownAway = new WeakMap<LiveTable, number>();
  #count = 0;

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
    this.#recent = new RecentFrames(deps.store, deps.now);
    deps.bus.onHint((hint) => void this.#onHint(hint).catch(deps.onError));
  }

  get count(): number {
    return this.#count;
  }

  /**
   * Sends a snapshot, or the events after `since` (a number in the listener's own count), and then every new event.
   * @returns a function that ends the subscription
   */
  async listen(live: LiveTable, listener: Listener, since: number | null): Promise<() => void> {
    const { liveTables, now } = this.#deps;
    await liveTables.findFresh(live.id);
    const missed = since === null ? null : await this.#recent.missed(live, listener.person, since);
    if (!live.mayListen(listener)) return () => {};
    if (missed === null) listener.send(live.snapshotFrame(listener.person, now()));
    else if (listener.sendAll !== undefined) listener.sendAll(missed);
    else for (const one of missed) listener.send(one);
    live.listeners.add(listener);
    this.#count += 1;
    this.#followed.add(live);
    live.see(listener.person, now());
    if (isHostOf(live, listener)) this.#reportHosts([live]);
    listener.send(frame({ event: 'presence', data: live.presenceMessage(now()) }));
    this.#schedulePresence(live);
    this.#deps.bus.publish({ kind: 'who', table: live.id, node: this.#node });
    if (listener.person !== null)
      await this.#deps.attendance.came(live, listener.person).catch(this.#deps.onError);
    return () => {
      if (live.listeners.delete(listener)) this.#count -= 1;
      live.see(listener.person, now(), true);
      if (live.listeners.size === 0) this.#followed.delete(live);
      this.#schedulePresence(live);
      // The delay gives the person time to reconnect.
      setTimeout(() => this.#sendPresence(live), afterMark).unref();
    };
  }

  async #onHint(hint: Hint): Promise<void> {
    const { liveTables, now, onPerson, onSheet, onCounted } = this.#deps;
    if (hint.kind === 'person') return onPerson(hint.person, hint.change);
    if (hint.kind === 'sheet') return onSheet(hint.sheet);
    if (hint.kind === 'counted') return onCounted(hint.counts);
    if (hint.kind === 'ping') {
      this.#receivePing(hint);
      return;
    }
    const live = liveTables.known(hint.table);
    if (live === undefined) return;
    switch (hint.kind) {
      case 'written':
        if (hint.seq <= live.table.seq) return;
        live.behind = true;
        if (live.listeners.size > 0) await liveTables.catchUp(live);
        return;
      case 'here':
        live.presence.report(hint.node, hint, now());
        this.#sendPresence(live);
        return;
      case 'who':
        if (live.listeners.size > 0) this.#publishPresence(live);
        return;
      case 'changed':
        await liveTables.reload(live.id);
        return;
    }
  }

  /**
   * Records a ping of a player. The node with the player's stream may be another one.
   * @param within the time in milliseconds after which the player counts as away without another ping; null for no limit
   */
  ping(table: string, person: string, within: number | null): void {
    const ping = { table, person, within };
    if (!this.#receivePing(ping)) this.#deps.bus.publish({ kind: 'ping', ...ping });
  }

  /** Returns whether the player is connected to this node. */
  #receivePing({ table, person, within }: Omit<Extract<Hint, { kind: 'ping' }>, 'kind'>): boolean {
    const { liveTables, now } = this.#deps;
    const live = liveTables.known(table);
    if (live === undefined || !live.isConnected(person)) return false;
    const { presence } = live;
    const wasOverdue = presence.isOverdue(person, now());
    presence.ping(person, now(), within);
    if (wasOverdue) this.#schedulePresence(live);
    const check = () => {
      if (presence.isOverdue(person, now())) this.#schedulePresence(live);
    };
    // Timers may run a little early.
    if (within !== null) setTimeout(check, within + 10).unref();
    return true;
  }

  #sendPresence(live: LiveTable): void {
    if (live.listeners.size === 0) return;
    const data = live.presenceMessage(this.#deps.now());
    this.#knownAway.set(live, data.away.length);
    const ready = frame({ event: 'presence', data });
    for (const listener of live.listeners) listener.send(ready);
  }

  #publishPresence(live: LiveTable): void {
    const { bus, now } = this.#deps;
    bus.publish({ kind: 'here', table: live.id, node: this.#node, ...live.localPresence(now()) });
  }

  #schedulePresence(live: LiveTable): void {
    if (this.#presenceScheduled.has(live.id)) return;
    this.#presenceScheduled.add(live.id);
    setTimeout(
      () => {
        this.#presenceScheduled.delete(live.id);
        this.#sendPresence(live);
        this.#publishPresence(live);
      },
      Math.max(presenceDelay, live.listeners.size * presenceDelayEach),
    ).unref();
  }

  /** Calls a function for all tables with listeners, and pauses for other work. */
  async #visitAll(visit: (live: LiveTable) => void | Promise<void>): Promise<void> {
    for (const [index, live] of [...this.#followed].entries()) {
      await visit(live);
      if (index % tablesInARow === tablesInARow - 1)
        await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Sends a heartbeat, which keeps connections open, and reports presence again. */
  async beat(): Promise<void> {
    const { now } = this.#deps;
    const beat = frame({ event: 'beat', data: { at: new Date(now()).toISOString() } });
    const hosted: LiveTable[] = [];
    await this.#visitAll((live) => {
      for (const listener of live.listeners) listener.send(beat);
      this.#publishPresence(live);
      if ([...live.listeners].some((one) => isHostOf(live, one))) hosted.push(live);
    });
    this.#reportHosts(hosted);
  }

  async checkAttendance(): Promise<void> {
    await this.#visitAll(async (live) => {
      // A player who never connected to this table has no connection that could close.
      const away = live.viewContext(this.#deps.now()).away.size;
      if (away > (this.#knownAway.get(live) ?? 0)) this.#sendPresence(live);
      await this.#deps.attendance.check(live);
    });
  }

  /** Reports to the lobby that the hosts of these tables are connected. */
  #reportHosts(hosted: readonly LiveTable[]): void {
    const { store, now, onError } = this.#deps;
    const ids = hosted.filter(({ table }) => table.status === 'open').map(({ id }) => id);
    void store.tables.hostSeen(ids, new Date(now())).catch(onError);
  }

  async dropInvalid(person: string | null = null): Promise<void> {
    const gone = frame({ event: 'bye', data: { reason: 'gone' } });
    await this.#visitAll(async (live) => {
      for (const listener of live.listeners) {
        if (person !== null && listener.person !== person) continue;
        if (listener.isStillValid !== undefined && !(await listener.isStillValid())) listener.send(gone);
      }
    });
  }

  /** Reads log lines of other nodes whose hints were lost. */
  async readMissed(): Promise<void> {
    const { store, liveTables } = this.#deps;
    if (store.exclusive) return;
    const followed = [...this.#followed];
    for (let from = 0; from < followed.length; from += tablesAtOnce) {
      const part = followed.slice(from, from + tablesAtOnce);
      const newest = await store.tables.changedLogs(new Map(part.map(({ id, table }) => [id, table.seq])));
      for (const live of part) {
        const seq = newest.get(live.id);
        // A table without lines was removed from the database.
        if (seq === null) liveTables.drop(live);
        else if (seq !== undefined && seq > live.table.seq) await liveTables.catchUp(live);
      }
    }
  }

  /** Asks the listeners to reconnect in groups, so that no listener has to wait for all others. */
  async sendBye(): Promise<void> {
    const bye = frame({ event: 'bye', data: { reason: 'stopping' } });
    const listeners = [...this.#followed].flatMap((live) => [...live.listeners]);
    const part = Math.max(goodbye.part, Math.ceil(listeners.length / goodbye.parts));
    for (const [at, listener] of listeners.entries()) {
      if (at > 0 && at % part === 0) await new Promise((later) => setTimeout(later, goodbye.pause));
      listener.send(bye);
    }
  }
}

const isHostOf = ({ table }: LiveTable, { person }: Listener): boolean =>
  person !== null && person === table.host;
