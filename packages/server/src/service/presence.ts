import type { Hint } from '../bus/bus.ts';
import { standInLimits } from '../protocol/index.ts';

/** What one node knows about the people at a table. Times are in milliseconds since 1970. */
export type NodePresence = Omit<Extract<Hint, { kind: 'here' }>, 'kind' | 'table' | 'node'>;

/** The time in milliseconds for which a report from another node is valid. */
const reportTtl = 30_000;
/**
 * The time in milliseconds after the opening of a table. A node that begins to follow the table within this time sees
 * everyone who connects.
 */
const maxOpening = 1000;

/** Tracks who is at a table, on all nodes. */
export class Presence {
  /** The time from which this node has followed the table. */
  readonly from: number;
  readonly #seen = new Map<string, number>();
  /** The players who were last seen when their connection closed. */
  readonly #left = new Set<string>();
  /** For each connected player who sends pings, the time at which the next one is due. */
  readonly #due = new Map<string, number>();
  /** The last report of each node. */
  readonly #reports = new Map<string, NodePresence & { readonly at: number }>();

  readonly #opened: number | null;

  /**
   * Starts to observe a table.
   * @param opened when the table was opened; null if its people connect later
   */
  constructor(now: number, opened: number | null = null) {
    this.from = now;
    this.#opened = opened;
  }

  /**
   * Records that a player is at the table.
   * @param leaves whether the player's connection closed
   */
  see(person: string, at: number, leaves = false): void {
    if (leaves) this.#left.add(person);
    else this.#left.delete(person);
    this.#due.delete(person);
    this.#seen.set(person, Math.max(at, this.#seen.get(person) ?? 0));
  }

  /**
   * Records a ping of a player.
   * @param within the time in milliseconds after which the player counts as away without another ping; null for no limit
   */
  ping(person: string, at: number, within: number | null): void {
    this.see(person, at);
    if (within !== null) this.#due.set(person, at + within);
  }

  /** Whether a promised ping did not arrive. The network can fail without closing the connection. */
  isOverdue(person: string, now: number): boolean {
    return now >= (this.#due.get(person) ?? Number.POSITIVE_INFINITY);
  }

  seen(): Pick<NodePresence, 'seen' | 'left'> {
    return { seen: Object.fromEntries(this.#seen), left: [...this.#left] };
  }

  report(node: string, report: NodePresence, at: number): void {
    for (const person of this.#reports.get(node)?.people ?? [])
      if (!report.people.includes(person)) this.see(person, report.seen[person] ?? at, true);
    this.#reports.set(node, { ...report, at });
  }

  watchersElsewhere(now: number): number {
    let watchers = 0;
    for (const report of this.#reports.values())
      if (now - report.at <= reportTtl) watchers += report.watchers;
    return watchers;
  }

  /**
   * Returns when a player went away; null while the player is present.
   * @param isConnected whether the player is connected to this node
   */
  awaySince(person: string, isConnected: boolean, now: number): number | null {
    const isOverdue = this.isOverdue(person, now);
    if (isConnected && !isOverdue) return null;
    let from = this.from;
    let seen = this.#seen.get(person) ?? 0;
    let hasLeft = isOverdue || this.#left.has(person);
    for (const report of this.#reports.values()) {
      from = Math.min(from, report.from);
      const isThere = report.people.includes(person);
      if (isThere && now - report.at <= reportTtl) return null;
      const at = isThere ? report.at : (report.seen[person] ?? 0);
      if (at <= seen) continue;
      seen = at;
      hasLeft = report.left?.includes(person) === true;
    }
    if (seen === 0 && this.#opened !== null && from - this.#opened < maxOpening) return from;
    // After a table was loaded, people get time to connect. Programs may send requests only occasionally.
    const time = hasLeft && seen > from ? standInLimits.mark : standInLimits.grace;
    const since = Math.max(seen, from);
    return now - since < time ? null : since;
  }
}
