import type { Viewer } from '@dicehall/engine';
import { seqFor, type Table } from '../table/table.ts';

/** The maximum number of missed events to send. A listener that missed more gets a snapshot. */
export const maxMissedEvents = 200;
/** The number of log lines between two checkpoints. */
const spacing = 64;

/** Stores earlier states of a table. The latest events can be projected from them without the whole log. */
export class Checkpoints {
  readonly #states: Table[] = [];

  /** Adds a state. Call this with every state of the table, in order. */
  add(table: Table): void {
    if (table.seq % spacing !== 0) return;
    this.#states.push(table);
    const isOldEnough = ({ counts }: Table) =>
      counts.every((count, viewer) => (table.counts[viewer] ?? 0) - count >= maxMissedEvents);
    while (this.#states[1] !== undefined && isOldEnough(this.#states[1])) this.#states.shift();
  }

  /** Returns the newest state in which a viewer had seen at most this many events; null before the first line. */
  before(viewer: Viewer, since: number): Table | null {
    return this.#states.findLast((table) => seqFor(table, viewer) <= since) ?? null;
  }
}
