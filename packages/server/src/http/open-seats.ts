import type { HttpDeps } from './deps.ts';
import { HttpProblem } from './problems.ts';

/** Tables of other hosts where one person may wait for the match to start: others need the seats. */
const maxOpenSeats = 6;
/** Tables that are older do not count, in milliseconds. */
const countedFor = 86_400_000;

/** Limits at how many tables of other hosts a person waits for the match to start. */
export class OpenSeats {
  readonly #deps: Pick<HttpDeps, 'limits' | 'store' | 'now'>;
  /** By person: requests are counted one after the other, or many at once would all be let through. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(deps: Pick<HttpDeps, 'limits' | 'store' | 'now'>) {
    this.#deps = deps;
  }

  /**
   * Runs what takes a seat.
   * @throws HttpProblem when the person waits at too many tables
   */
  async take<Value>(person: string, action: () => Promise<Value>): Promise<Value> {
    if (!this.#deps.limits) return action();
    const before = this.#last.get(person) ?? Promise.resolve();
    const taken = before.then(() => this.#check(person)).then(action);
    const settled = taken.catch(() => {});
    this.#last.set(person, settled);
    try {
      return await taken;
    } finally {
      if (this.#last.get(person) === settled) this.#last.delete(person);
    }
  }

  async #check(person: string): Promise<void> {
    const { store, now } = this.#deps;
    const count = await store.tables.openSeatsOf(person, new Date(now() - countedFor));
    if (count >= maxOpenSeats) throw new HttpProblem('too-many-open-seats', { values: { count } });
  }
}
