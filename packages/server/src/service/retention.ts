import type { IdlePeople, IdleTables, OldLines, RetentionKind, RetentionStore } from '../store/index.ts';
import { retentionKinds } from '../store/index.ts';
import type { LiveTables } from './live-tables.ts';
import type { TableService } from './table-service.ts';

/** The number of days for which each kind of data is kept; 0 means forever. */
export type Retention = Readonly<Record<RetentionKind, number>>;
export type RetentionCounts = Readonly<Partial<Record<RetentionKind, number>>>;

export interface RetentionDeps {
  readonly store: RetentionStore;
  /** Whether no other process uses the database. */
  readonly exclusive: boolean;
  readonly liveTables: LiveTables;
  readonly tableService: TableService;
  readonly now: () => number;
  /** Tells the other nodes that a table's log was removed or rewritten. */
  readonly publishChanged: (table: string) => void;
  readonly onRun: (deleted: RetentionCounts) => void;
}

const day = 86_400_000;
const interval = day / 24;
const batchSize = 100;
/** The longest pause between two batches, in milliseconds. */
const longestPause = 1000;

/** Returns the kinds of data to delete, each with the time before which it is too old. */
const due = (retention: Retention, now: number): readonly (readonly [RetentionKind, Date])[] =>
  retentionKinds.flatMap((kind) =>
    retention[kind] === 0 ? [] : [[kind, new Date(now - retention[kind] * day)] as const],
  );

export async function countExpired(
  store: Pick<RetentionStore, 'count'>,
  retention: Retention,
  now: number,
): Promise<RetentionCounts> {
  const counts: [RetentionKind, number][] = [];
  for (const [kind, before] of due(retention, now)) counts.push([kind, await store.count(kind, before)]);
  return Object.fromEntries(counts);
}

/** Deletes data that is older than the settings allow, once an hour on one of the nodes. */
export class RetentionJob {
  readonly #deps: RetentionDeps;
  readonly #retention: Retention;
  #running: Promise<unknown> | null = null;
  #stopped = false;

  constructor(deps: RetentionDeps, retention: Retention) {
    this.#deps = deps;
    this.#retention = retention;
  }

  async runIfDue(): Promise<void> {
    const { store, now } = this.#deps;
    if (this.#running !== null || !(await store.claim(new Date(now()), interval))) return;
    await this.run();
  }

  /**
   * Runs the deletion now.
   * @returns how many tables, people and lines were deleted
   */
  async run(): Promise<RetentionCounts> {
    const running = this.#run();
    this.#running = running;
    try {
      return await running;
    } finally {
      this.#running = null;
    }
  }

  async #run(): Promise<RetentionCounts> {
    const { store, exclusive, now, onRun } = this.#deps;
    const deleted: [RetentionKind, number][] = [];
    for (const [kind, before] of due(this.#retention, now())) {
      const count = await this.#batches(() => this.#delete(kind, before));
      if ((kind === 'chat' || kind === 'networks') && !this.#stopped) await store.setCleared(kind, before);
      if (count > 0) deleted.push([kind, count]);
    }
    if (exclusive && deleted.length > 0 && !this.#stopped) await store.vacuum();
    const counts = Object.fromEntries(deleted);
    onRun(counts);
    return counts;
  }

  /**
   * Repeats a batch until nothing is left to delete. The pause after each batch is as long as the batch, so that
   * matches continue.
   */
  async #batches(batch: () => Promise<number>): Promise<number> {
    let total = 0;
    while (!this.#stopped) {
      const began = performance.now();
      const count = await batch();
      total += count;
      if (count < batchSize) break;
      const pause = Math.min(performance.now() - began, longestPause);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return total;
  }

  #delete(kind: RetentionKind, before: Date): Promise<number> {
    switch (kind) {
      case 'open':
      case 'unfinished':
        return this.#deleteTables(kind, before);
      case 'guests':
      case 'people':
        return this.#deletePeople(kind, before);
      case 'chat':
      case 'networks':
        return this.#clearLines(kind, before);
    }
  }

  async #deleteTables(kind: IdleTables, before: Date): Promise<number> {
    const { store, liveTables, publishChanged } = this.#deps;
    const ids = await store.removeTables(kind, before, batchSize);
    for (const id of ids) {
      const live = liveTables.known(id);
      if (live !== undefined) liveTables.drop(live);
      publishChanged(id);
    }
    return ids.length;
  }

  async #deletePeople(kind: IdlePeople, before: Date): Promise<number> {
    const { store, tableService } = this.#deps;
    const people = await store.idlePeople(kind, before, batchSize);
    let deleted = 0;
    for (const { id, name, since } of people) {
      if (this.#stopped) break;
      await tableService.deletePerson({ id, name, kind: 'guest', since: since.toISOString() });
      deleted += 1;
    }
    return deleted;
  }

  async #clearLines(kind: OldLines, before: Date): Promise<number> {
    const { store, liveTables, publishChanged } = this.#deps;
    const tables = await store.clearLines(kind, before, batchSize);
    for (const table of new Set(tables)) {
      await liveTables.reload(table);
      publishChanged(table);
    }
    return tables.length;
  }

  /** Stops the deletion after the current batch. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }
}
