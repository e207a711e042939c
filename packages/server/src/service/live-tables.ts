import { ok, type Result } from '@dicehall/engine';
import type { Bus } from '../bus/bus.ts';
import type { Appended, Needs, Store } from '../store/index.ts';
import { nextDeadline } from '../table/deadline.ts';
import type { ChangeDecision, TableRefusal } from '../table/decide-move.ts';
import { foldOne } from '../table/fold.ts';
import { isFullFor, type LogEvent, type LogLine } from '../table/log-event.ts';
import { namesOf, seqFor, type Table, viewerOf } from '../table/table.ts';
import { Checkpoints } from './checkpoints.ts';
import { LiveTable } from './live-table.ts';
import { readTable } from './read-table.ts';
import { indexChanged, tableIndexOf } from './table-index.ts';

export interface LiveTablesDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  /** The time in milliseconds that bots pretend to think. */
  readonly think: number;
  /** Called with the time of a table's next deadline, in milliseconds since 1970. */
  readonly onDeadline: (at: number) => void;
  /** Called for every written event, with the duration of the write in milliseconds. */
  readonly onWritten?: (body: LogEvent, took: number) => void;
}

/** The result of a change. `repeated` means that the request was handled before, or that it changed nothing. */
export interface Changed {
  readonly live: LiveTable;
  readonly repeated: boolean;
  /** The number of the event in a count of the events that the requesting person may know of. */
  readonly seq: number;
}

export interface Requester {
  readonly person: string | null;
  /** The id of the token that sent the request. */
  readonly token?: string | null;
  readonly key?: string | null;
}

/** The maximum number of attempts to write if other nodes write first. */
const maxAttempts = 50;
/** The maximum number of tables that a node keeps in memory. */
const maxLiveTables = 5000;
/** A table that was used within this time, in milliseconds, counts as in use. */
const recentUse = 60_000;
/** The time in milliseconds for which a node keeps an unused table in memory. */
const idleLimit = 300_000;

/** The tables in the memory of this node. Each table is read from the log once and then kept up to date. */
export class LiveTables {
  readonly #deps: LiveTablesDeps;
  readonly #liveTables = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  readonly #reads = new Map<LiveTable, { readonly running: Promise<void>; next: Promise<void> | null }>();

  constructor(deps: LiveTablesDeps) {
    this.#deps = deps;
  }

  get count(): number {
    return this.#liveTables.size;
  }

  known(id: string): LiveTable | undefined {
    return this.#liveTables.get(id);
  }

  async #load(id: string): Promise<LiveTable | null> {
    const { store } = this.#deps;
    const checkpoints = new Checkpoints();
    const [table, seed] = await Promise.all([
      readTable(store, id, (state) => checkpoints.add(state)),
      store.tables.seedOf(id),
    ]);
    if (table === null || seed === null) return null;
    const live = new LiveTable(table, checkpoints, seed, this.#deps.now());
    this.#liveTables.set(id, live);
    return live;
  }

  /** Returns a table, from memory or else from the log; null if it does not exist. */
  async find(id: string): Promise<LiveTable | null> {
    let live: LiveTable | null | undefined = this.#liveTables.get(id);
    if (live === undefined) {
      const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
      this.#loading.set(id, loading);
      live = await loading;
    }
    if (live !== null) live.usedAt = this.#deps.now();
    return live;
  }

  /** Returns a table after reading all lines that its log contains now. */
  async findFresh(id: string): Promise<LiveTable | null> {
    const live = await this.find(id);
    if (live !== null && (live.behind || !this.#deps.store.exclusive)) await this.catchUp(live);
    return live;
  }

  /**
   * Reads new lines of the log. Calls during a read share the next read, because the current one may have missed their
   * lines.
   */
  catchUp(live: LiveTable): Promise<void> {
    const read = this.#reads.get(live);
    if (read === undefined) return this.#startRead(live);
    read.next ??= read.running.catch(() => {}).then(() => this.#startRead(live));
    return read.next;
  }

  #startRead(live: LiveTable): Promise<void> {
    const running = this.#readLines(live).finally(() => this.#reads.delete(live));
    this.#reads.set(live, { running, next: null });
    return running;
  }

  async #readLines(live: LiveTable): Promise<void> {
    live.behind = false;
    try {
      const lines = await this.#deps.store.tables.linesAfter(live.id, live.table.seq);
      for (const line of lines) if (line.seq === live.table.seq + 1) live.advance(line, this.#deps.now());
    } catch (error) {
      live.behind = true;
      throw error;
    }
  }

  /**
   * Decides a change against the newest state and writes it. Nothing is published before it is on disk. After a
   * conflict with another node, the change is decided again.
   */
  async change(
    id: string,
    requester: Requester,
    decide: (table: Table, live: LiveTable) => ChangeDecision,
  ): Promise<Result<Changed, TableRefusal>> {
    const live = await this.find(id);
    if (live === null) return { ok: false, error: { code: 'no-such-table' } };
    return live.runExclusive(() => this.#decideAndWrite(live, requester, decide));
  }

  async #decideAndWrite(
    live: LiveTable,
    requester: Requester,
    decide: (table: Table, live: LiveTable) => ChangeDecision,
  ): Promise<Result<Changed, TableRefusal>> {
    const viewerSeq = () => seqFor(live.table, viewerOf(live.table, requester.person));
    let fresh = this.#deps.store.exclusive;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      if (live.behind) await this.catchUp(live);
      const repeated = repeatOf(live.table, requester);
      if (repeated !== null) {
        return repeated
          ? ok({ live, repeated: true, seq: viewerSeq() })
          : { ok: false, error: { code: 'key-reused' } };
      }
      const decision = decide(live.table, live);
      if (!decision.ok && fresh) return decision;
      if (decision.ok && decision.value === null && fresh)
        return ok({ live, repeated: true, seq: viewerSeq() });
      if (!decision.ok || decision.value === null) {
        await this.catchUp(live);
        fresh = true;
        continue;
      }
      if (isFullFor(seqFor(live.table, 'table'), decision.value.kind))
        return { ok: false, error: { code: 'log-full' } };
      const needs = needsOf(decision.value, requester, live.table, this.#deps.now());
      if (await this.#write(live, decision.value, needs, requester.key ?? null)) {
        return ok({ live, repeated: false, seq: viewerSeq() });
      }
      const gone = await this.#deps.store.people.goneOf(needs);
      if (gone === 'no-such-table') this.drop(live);
      if (gone !== null) return { ok: false, error: { code: gone } };
      await this.catchUp(live);
      fresh = true;
    }
    throw new Error(`Other nodes wrote first ${maxAttempts} times in a row`);
  }

  async #write(live: LiveTable, body: LogEvent, needs: Needs, key: string | null): Promise<boolean> {
    const { store, bus, now, think, onDeadline, onWritten } = this.#deps;
    const at = now();
    const before = live.table;
    const line: LogLine = { seq: before.seq + 1, at, key, body };
    const after = foldOne(live.id, before, line);
    const deadlineBefore = nextDeadline(before, think)?.at ?? null;
    const deadlineAfter = nextDeadline(after, think)?.at ?? null;
    const deadline = deadlineAfter === deadlineBefore ? undefined : deadlineAfter;
    const index = indexChanged(before, after) ? tableIndexOf(after, at) : null;
    let appended: Appended;
    try {
      appended = await store.appender.append({ table: live.id, line, index, deadline, needs });
    } catch (error) {
      // After a failed write, only the log shows whether the line was written.
      live.behind = true;
      throw error;
    }
    if (appended === 'lost') return false;
    // `catchUp` may already have read the written line.
    if (live.table.seq === before.seq) live.advance(line, now(), after);
    bus.publish({ kind: 'written', table: live.id, seq: line.seq });
    if (deadlineAfter !== null) onDeadline(deadlineAfter);
    onWritten?.(body, now() - at);
    return true;
  }

  sweep(): void {
    const now = this.#deps.now();
    const idle = [...this.#liveTables.values()].filter((live) => live.listeners.size === 0);
    idle.sort((a, b) => a.usedAt - b.usedAt);
    const tooMany = this.#liveTables.size - maxLiveTables;
    for (const [index, live] of idle.entries()) {
      if (index < tooMany || now - live.usedAt > idleLimit) this.#liveTables.delete(live.id);
    }
  }

  async reindex(id: string): Promise<void> {
    const live = await this.find(id);
    if (live === null) return;
    await this.#deps.store.tables.rename(id, namesOf(live.table));
  }

  forget(id: string): void {
    this.#liveTables.delete(id);
  }

  /** Ends the streams of a removed table. */
  drop(live: LiveTable): void {
    if (this.#liveTables.get(live.id) === live) this.forget(live.id);
    live.sendGone();
  }

  /** Rereads every log that this node needs. Call this if it is unknown which logs changed. */
  async reloadAll(): Promise<void> {
    for (const live of [...this.#liveTables.values()]) {
      const isUnused = live.listeners.size === 0 && this.#deps.now() - live.usedAt > recentUse;
      if (isUnused) this.forget(live.id);
      else await this.reload(live.id);
    }
  }

  /** Rereads a whole log after some of its texts were changed. */
  async reload(id: string): Promise<void> {
    const live = this.#liveTables.get(id);
    if (live === undefined) return;
    await live.runExclusive(async () => {
      const checkpoints = new Checkpoints();
      const table = await readTable(this.#deps.store, id, (state) => checkpoints.add(state));
      if (table === null) this.drop(live);
      else live.replace(table, checkpoints, this.#deps.now());
    });
  }
}

/** A table with an event within this time, in milliseconds, is never removed. */
const neverRemoved = 86_400_000 / 2;

/**
 * Returns the rows that must still exist when an event is written. The player of a move needs no check, because
 * deleting a person first removes them from the table.
 */
function needsOf(body: LogEvent, { person, token = null }: Requester, table: Table, now: number): Needs {
  const named = body.kind === 'sat' || body.kind === 'said' || body.kind === 'reacted';
  const isIdle = now - table.lastSeenAt > neverRemoved;
  return { person: named ? person : null, token, table: isIdle ? table.id : null };
}

/**
 * Whether an earlier request used the same key: true for the same request, false for a different one, null if the key
 * is new.
 */
function repeatOf(table: Table, { person, key }: Requester): boolean | null {
  if (key == null || person === null) return null;
  // The stored key ends with the digest of its request.
  const withoutDigest = key.slice(0, key.lastIndexOf(':') + 1);
  const used = table.keys[person]?.find((one) => one.startsWith(withoutDigest));
  return used === undefined ? null : used === key;
}
