export const minute = 60_000;
export const day = 1440 * minute;

/** Counts the actions of each person or address in a window of time, one minute by default. */
export class Allowance {
  readonly #max: number;
  readonly #window: number;
  #counts = new Map<string, number>();
  #current = 0;
  /** The counts that other nodes have not been told yet. */
  #unsent = new Map<string, number>();

  constructor(max: number, window = minute) {
    this.#max = max;
    this.#window = window;
  }

  /** Adds to the count; false if it exceeds the limit. */
  take(client: string, now: number, amount = 1): boolean {
    const isLeft = this.isLeft(client, now);
    if (isLeft) {
      this.#counts.set(client, this.count(client) + amount);
      this.#unsent.set(client, (this.#unsent.get(client) ?? 0) + amount);
    }
    return isLeft;
  }

  isLeft(client: string, now: number): boolean {
    const current = Math.floor(now / this.#window);
    if (current !== this.#current) {
      this.#current = current;
      this.#counts = new Map();
    }
    return this.count(client) < this.#max;
  }

  /** The milliseconds for which a refused client has to wait. */
  left(now: number): number {
    return this.#window - (now % this.#window);
  }

  count(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  add(client: string, now: number, amount: number): void {
    this.isLeft(client, now);
    this.#counts.set(client, this.count(client) + amount);
  }

  takeUnsent(): ReadonlyMap<string, number> {
    const unsent = this.#unsent;
    this.#unsent = new Map();
    return unsent;
  }
}

/** The counts of a node: the limit, the client and the number. */
export type Counts = readonly (readonly [limit: string, client: string, amount: number])[];

/** The maximum number of counts in one message to other nodes. */
const maxCounts = 2000;

/** The allowances of a node, by name. Nodes share their counts, so that a client has one limit for all nodes. */
export class Allowances {
  readonly #all = new Map<string, Allowance>();

  create(name: string, max: number, window = minute): Allowance {
    const allowance = new Allowance(max, window);
    this.#all.set(name, allowance);
    return allowance;
  }

  /** Sends the counts since the last call, split into several messages if there are many. */
  share(send: (counts: Counts) => void): void {
    const counts = [...this.#all].flatMap(([name, allowance]) =>
      [...allowance.takeUnsent()].map(([client, amount]) => [name, client, amount] as const),
    );
    for (let from = 0; from < counts.length; from += maxCounts) send(counts.slice(from, from + maxCounts));
  }

  add(counts: Counts, now: number): void {
    for (const [name, client, amount] of counts) this.#all.get(name)?.add(client, now, amount);
  }
}
