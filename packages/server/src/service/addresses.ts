/** Above this number of people, the one whose address was noted first is forgotten. */
const maxRemembered = 10_000;

/** The network from which each person sent their last request to this node. Only in memory. */
export class Addresses {
  readonly #known = new Map<string, string>();

  note(person: string, network: string): void {
    if (this.#known.get(person) === network) return;
    const [oldest] = this.#known.keys();
    if (this.#known.size >= maxRemembered && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(person, network);
  }

  /** The network of a person. A person whose network is not known counts as alone in theirs. */
  of(person: string): string {
    return this.#known.get(person) ?? person;
  }
}
