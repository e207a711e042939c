const minute = 60_000;
export const day = 1440 * minute;

/** Counts the actions of each person or address in a period of time, one minute by default. */
export class Allowance {
  readonly #max: number;
  readonly #window: number;
  #counts = new Map<string, number>();
  #current = 0;
  /** The counts that this node has not sent to other nodes yet. */
  #unsent = new Map<string, number>();

  constructor(max: number, window = minute) {
    this.#max = max;
    this.#window = window;
  }

  /** Adds to the count of a client. If the count has already reached the limit, returns false and adds nothing. */
  take(client: string, now: number, amount = 1): boolean {
    const isLeft = this.isLeft(client, now);
    if (isLeft) {
      this.add(client, now, amount);
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

  /** Returns how long a refused client has to wait, in milliseconds. */
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
