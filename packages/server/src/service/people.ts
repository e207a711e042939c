import { createHash, randomBytes } from 'node:crypto';
import type { NewToken, Person, Token } from '../protocol/index.ts';
import type { PeopleStore, PersonRow } from '../store/index.ts';
import { newId } from './ids.ts';

/** The name of deleted people in the matches of others. */
export const deletedName = '—';
/** Tokens of one person. */
const maxTokens = 20;
/** How long a person is cached, in milliseconds: a person deleted on another node is valid here for this long. */
const personTtl = 60_000;
/** How long a token is cached, in milliseconds: it may be revoked on another node. */
const tokenTtl = 10_000;
const maxCached = 20_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const personOf = ({ id, name, since }: PersonRow): Person => ({
  id,
  name,
  kind: 'guest',
  since: since.toISOString(),
});

interface Cached {
  readonly person: Person | null;
  readonly until: number;
}

/** People and their tokens, with a cache. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;
  readonly #known = new Map<string, Cached>();

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async #cached(key: string, ttl: number, look: () => Promise<PersonRow | null>): Promise<Person | null> {
    const now = this.#now();
    const known = this.#known.get(key);
    if (known !== undefined && known.until > now) return known.person;
    const row = await look();
    const person = row === null ? null : personOf(row);
    if (this.#known.size >= maxCached) this.#known.clear();
    // Misses are not cached: guesses would fill the memory.
    if (person !== null) this.#known.set(key, { person, until: now + ttl });
    return person;
  }

  async createGuest(name: string): Promise<Person> {
    const row = { id: newId(), name, since: new Date(this.#now()) };
    await this.#store.add(row);
    return personOf(row);
  }

  find(id: string): Promise<Person | null> {
    return this.#cached(id, personTtl, () => this.#store.find(id));
  }

  byToken(secret: string): Promise<Person | null> {
    const hash = hashOf(secret);
    return this.#cached(hash, tokenTtl, () => this.#store.byTokenHash(hash, new Date(this.#now())));
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

  /** Creates a token; null when the person has too many. Only the hash of its secret is saved. */
  async addToken(person: string, label: string): Promise<NewToken | null> {
    if ((await this.#store.tokensOf(person)).length >= maxTokens) return null;
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
