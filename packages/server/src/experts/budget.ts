/** Limits of solving: each solution keeps a processor busy for seconds. */
const expertLimits = {
  /** Different experts per person and hour. */
  perHour: 10,
  /** Queued or running experts per person. */
  pending: 2,
  /** Queued or running experts of all people. */
  queue: 12,
} as const;

/** In milliseconds. */
const hour = 3_600_000;

/** Counts the experts solved for each person. */
export class ExpertBudget {
  readonly #now: () => number;
  /** By person: when each expert was last made for them. */
  readonly #made = new Map<string, Map<string, number>>();
  /** The person of each queued or running expert. */
  readonly #pending: string[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Admits one more expert for a person. An expert that was made for them in the last hour does not count again.
   * @returns a function to call when it is made; null when the person, or the queue, is at its limit
   */
  admit(person: string, expert: string): (() => void) | null {
    const now = this.#now();
    for (const [one, made] of this.#made) {
      for (const [name, at] of made) if (now - at > hour) made.delete(name);
      if (made.size === 0) this.#made.delete(one);
    }
    const made = this.#made.get(person) ?? new Map<string, number>();
    const isKnown = made.has(expert);
    const pending = this.#pending.filter((other) => other === person).length;
    const { perHour, queue } = expertLimits;
    if (pending >= expertLimits.pending || this.#pending.length >= queue) return null;
    if (!isKnown && made.size >= perHour) return null;
    this.#made.set(person, made.set(expert, now));
    this.#pending.push(person);
    return () => {
      this.#pending.splice(this.#pending.indexOf(person), 1);
    };
  }
}
