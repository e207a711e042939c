import { keepNewest } from '../keep-newest.ts';

/** The maximum number of people. Above it, the person whose network changed longest ago is forgotten. */
const maxRemembered = 10_000;

/** Remembers, in memory only, the network of each person's last request. */
export class Addresses {
  readonly #known = new Map<string, string>();

  note(person: string, network: string): void {
    if (this.#known.get(person) !== network) keepNewest(this.#known, person, network, maxRemembered);
  }

  /** Returns the network of a person. A person whose network is unknown counts as alone in it. */
  of(person: string): string {
    return this.#known.get(person) ?? person;
  }
}
