import type { Viewer } from '@dicehall/engine';
import { keepNewest } from '../keep-newest.ts';
import type { Store } from '../store/index.ts';
import { foldOne, isVisible } from '../table/fold.ts';
import { projectEvent } from '../table/project.ts';
import { seqFor, type Table, viewerOf } from '../table/table.ts';
import { type Checkpoints, maxMissedEvents } from './checkpoints.ts';
import type { LiveTable } from './live-table.ts';
import { linesInARow, nextTurn } from './read-table.ts';
import { type Frame, frame } from './stream-frame.ts';

/** The latest events of a table as one viewer sees them. */
interface Recent {
  /** Identifies the log: rewriting the log makes a new object, extending it does not. */
  readonly checkpoints: Checkpoints;
  /** The state after the last frame; null before the first line. */
  table: Table | null;
  readonly frames: Frame[];
  bytes: number;
  /** The number of the event before the first frame. */
  from: number;
  reading: Promise<void> | null;
}

/** The maximum number of cached lists, each for one table and viewer. */
const maxRecent = 50;
/** The maximum size in bytes of missed events to send. Above it, a snapshot is smaller. */
const maxBytes = 512 * 1024;

/** Finds the events that a listener missed, and caches them for other listeners. */
export class RecentFrames {
  readonly #store: Store;
  readonly #now: () => number;
  /** The cached events of each table and viewer, in order of their last use. */
  readonly #recent = new Map<string, Recent>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Returns the events after `since`, a number in the person's own count; null if a snapshot is better. */
  async missed(live: LiveTable, person: string | null, since: number): Promise<Frame[] | null> {
    const count = () => seqFor(live.table, viewerOf(live.table, person));
    if (since > count() || count() - since > maxMissedEvents) return null;
    if (since === count()) return [];
    const viewer = viewerOf(live.table, person);
    const recent = this.#find(live, viewer);
    // Repeats the read, because other requests may write events in the meantime.
    while ((recent.table?.seq ?? 0) < live.table.seq) {
      recent.reading ??= this.#read(live, viewer, recent).finally(() => {
        recent.reading = null;
      });
      await recent.reading;
    }
    const isStale = recent.checkpoints !== live.checkpoints;
    return isStale || since < recent.from ? null : recent.frames.slice(since - recent.from);
  }

  #find(live: LiveTable, viewer: Viewer): Recent {
    const { checkpoints } = live;
    const key = `${live.id} ${viewer}`;
    let recent = this.#recent.get(key);
    if (recent === undefined || recent.checkpoints !== checkpoints) {
      const table = checkpoints.before(viewer, seqFor(live.table, viewer) - maxMissedEvents);
      const from = table === null ? 0 : seqFor(table, viewer);
      recent = { checkpoints, table, frames: [], bytes: 0, from, reading: null };
    }
    keepNewest(this.#recent, key, recent, maxRecent);
    return recent;
  }

  async #read(live: LiveTable, viewer: Viewer, recent: Recent): Promise<void> {
    const lines = await this.#store.tables.linesAfter(live.id, recent.table?.seq ?? 0, linesInARow);
    for (const line of lines) {
      if (line.seq > live.table.seq) break;
      const before = recent.table;
      const table = foldOne(live.id, before, line);
      recent.table = table;
      if (before !== null && !isVisible(before, line.body, viewer)) continue;
      const data = projectEvent(before, table, line, viewer, live.viewContext(this.#now()));
      const ready = frame({ event: 'table', data });
      recent.frames.push(ready);
      recent.bytes += ready.sse.length;
    }
    while (recent.frames.length > 2 * maxMissedEvents || recent.bytes > maxBytes) {
      recent.bytes -= recent.frames.shift()?.sse.length ?? 0;
      recent.from += 1;
    }
    await nextTurn();
  }
}
