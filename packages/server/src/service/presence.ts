import { standInLimits } from '../protocol/index.ts';

/** One node's knowledge of the people at a table. Times are in milliseconds since 1970. */
export interface NodePresence {
  /** The players who are connected to the node. */
  readonly people: readonly string[];
  readonly watchers: number;
  /** When each player who is not connected was last seen. */
  readonly seen: Readonly<Record<string, number>>;
  /** The time from which the node has followed the table. */
  readonly from: number;
}

/** How long a report of another node is valid, in milliseconds. */
const reportTtl = 30_000;

/** Who is at a table, on all nodes. */
export class Presence {
  /** The time from which this node has followed the table. */
  readonly from: number;
  readonly #seen = new Map<string, number>();
  /** By node. */
  readonly #reports = new Map<string, NodePresence & { readonly at: number }>();

  constructor(now: number) {
    this.from = now;
  }

  /** Records that a player is at the table. */
  see(person: string, at: number): void {
    this.#seen.set(person, Math.max(at, this.#seen.get(person) ?? 0));
  }

  seen(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#seen);
  }

  /** Takes the report of another node. */
  report(node: string, report: NodePresence, at: number): void {
    for (const person of this.#reports.get(node)?.people ?? [])
      if (!report.people.includes(person)) this.see(person, at);
    this.#reports.set(node, { ...report, at });
  }

  /** Spectators on other nodes. */
  watchersElsewhere(now: number): number {
    let watchers = 0;
    for (const report of this.#reports.values())
      if (now - report.at <= reportTtl) watchers += report.watchers;
    return watchers;
  }

  /** When a player went away; null while they are present. @param isConnected whether the player is connected to this node */
  awaySince(person: string, isConnected: boolean, now: number): number | null {
    if (isConnected) return null;
    let from = this.from;
    let seen = this.#seen.get(person) ?? 0;
    for (const report of this.#reports.values()) {
      from = Math.min(from, report.from);
      const isThere = report.people.includes(person);
      if (isThere && now - report.at <= reportTtl) return null;
      seen = Math.max(seen, isThere ? report.at : (report.seen[person] ?? 0));
    }
    // After a table was loaded, people get time to connect.
    const since = Math.max(seen, from);
    return now - since < standInLimits.grace ? null : since;
  }
}
