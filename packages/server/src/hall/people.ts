import { createHash, randomBytes } from 'node:crypto';
import type { NewToken, Person, Token } from '../protocol/index.ts';
import type { PeopleStore, PersonRow } from '../store/index.ts';
import { newId } from './ids.ts';

/** What somebody who deleted themselves is called in matches that others still have. */
export const nobodysName = '—';
/** More tokens than this nobody needs. */
const mostTokens = 20;
/** How long a person who was looked up is remembered, in milliseconds; deleted at another node they live on no longer. */
const personRemembered = 60_000;
/** The same for whoever shows a token, which may be revoked at another node. */
const tokenRemembered = 10_000;
const mostRemembered = 20_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const personOf = ({ id, name, since }: PersonRow): Person => ({
  id,
  name,
  kind: 'guest',
  since: since.toISOString(),
});

interface Remembered {
  readonly person: Person | null;
  readonly until: number;
}

/** The people who play here, and their tokens. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #known = new Map<string, Remembered>();

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async #recall(
    key: string,
    remembered: number,
    look: () => Promise<PersonRow | null>,
  ): Promise<Person | null> {
    const now = this.#now();
    const known = this.#known.get(key);
    if (known !== undefined && known.until > now) return known.person;
    const row = await look();
    const person = row === null ? null : personOf(row);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    // Who is not there is not remembered: guesses would fill the memory.
    if (person !== null) this.#known.set(key, { person, until: now + remembered });
    return person;
  }

  /** Makes a guest. */
  async welcome(name: string): Promise<Person> {
    const row = { id: newId(), name, since: new Date(this.#now()) };
    await this.#store.add(row);
    return personOf(row);
  }

  find(id: string): Promise<Person | null> {
    return this.#recall(id, personRemembered, () => this.#store.find(id));
  }

  /** Whose secret this is. */
  byToken(secret: string): Promise<Person | null> {
    const hash = hashOf(secret);
    return this.#recall(hash, tokenRemembered, () => this.#store.byTokenHash(hash, new Date(this.#now())));
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#store.rename(person.id, name);
    this.#known.clear();
    return { ...person, name };
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
    this.#known.clear();
  }

  async tokens(person: string): Promise<Token[]> {
    const rows = await this.#store.tokensOf(person);
    return rows.map(({ id, label, since, last_used }) => ({
      id,
      label,
      since: since.toISOString(),
      lastUsed: last_used?.toISOString() ?? null,
    }));
  }

  /** Makes a token; null when the person has enough. Its secret is kept as a hash only. */
  async addToken(person: string, label: string): Promise<NewToken | null> {
    if ((await this.#store.tokensOf(person)).length >= mostTokens) return null;
    const secret = `dicehall_${randomBytes(32).toString('base64url')}`;
    const since = new Date(this.#now());
    const id = newId();
    await this.#store.addToken({ id, person, label, hash: hashOf(secret), since, last_used: null });
    return { id, label, since: since.toISOString(), lastUsed: null, secret };
  }

  async removeToken(person: string, id: string): Promise<boolean> {
    const removed = await this.#store.removeToken(person, id);
    this.#known.clear();
    return removed;
  }
}
