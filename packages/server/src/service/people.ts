import { createHash, randomBytes } from 'node:crypto';
import { deletedName } from '../names/names.ts';
import type { NewToken, Person, Token } from '../protocol/index.ts';
import type { PeopleStore, PersonRow } from '../store/index.ts';
import { newId } from './ids.ts';

const maxTokens = 20;
/** The time in milliseconds for which a person is cached. A deletion or revocation ends it immediately. */
const lifetime = 60_000;
const maxCached = 100_000;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const personOf = ({ id, name, since }: PersonRow): Person => ({
  id,
  name,
  kind: 'guest',
  since: since.toISOString(),
});

interface Cached {
  readonly person: Person;
  readonly until: number;
}

export interface PeopleDeps {
  readonly store: PeopleStore;
  readonly now: () => number;
  /**
   * Tells all nodes that a person was renamed or deleted, or that a token was revoked.
   * @param change the number of the deletion or revocation; null for a rename
   */
  readonly publishChanged: (person: string, change: number | null) => void;
}

export class People {
  readonly #deps: PeopleDeps;
  readonly #store: PeopleStore;
  readonly #known = new Map<string, Cached>();
  /** The id of the token with which each person was identified. */
  readonly #tokens = new WeakMap<Person, string>();
  /**
   * The number of times that people were dropped from the cache. A lookup that began before a drop must not be cached
   * after it.
   */
  #forgotten = 0;
  /** This node knows all deletions and revocations up to this number; null until it has read the number. */
  #change: number | null = null;

  constructor(deps: PeopleDeps) {
    this.#deps = deps;
    this.#store = deps.store;
  }

  async #cached(
    key: string,
    look: () => Promise<(PersonRow & { readonly token?: string }) | null>,
  ): Promise<Person | null> {
    const now = this.#deps.now();
    const known = this.#known.get(key);
    if (known !== undefined && known.until > now) return known.person;
    const forgotten = this.#forgotten;
    const row = await look();
    // People who do not exist are not cached, because guessed ids would fill the memory.
    if (row === null) return null;
    const person = personOf(row);
    if (row.token !== undefined) this.#tokens.set(person, row.token);
    if (this.#known.size >= maxCached) this.#known.clear();
    if (forgotten === this.#forgotten) this.#known.set(key, { person, until: now + lifetime });
    return person;
  }

  /** Returns the id of the token with which a person was identified; null for a cookie. */
  tokenOf(person: Person): string | null {
    return this.#tokens.get(person) ?? null;
  }

  /**
   * Drops a changed person from the cache.
   * @param change the number of a deletion or revocation
   */
  forget(id: string, change: number | null): void {
    this.#forgotten += 1;
    for (const [key, { person }] of this.#known) if (person.id === id) this.#known.delete(key);
    if (change !== null && this.#change !== null && change === this.#change + 1) this.#change = change;
  }

  /** Finds deletions and revocations on other nodes whose hints were lost. Returns whether there were any. */
  async readMissed(): Promise<boolean> {
    const change = await this.#store.changes();
    const missed = this.#change !== null && this.#change < change;
    this.#change = Math.max(change, this.#change ?? 0);
    if (!missed) return false;
    this.#forgotten += 1;
    this.#known.clear();
    return true;
  }

  async createGuest(name: string): Promise<Person> {
    const row = { id: newId(), name, since: new Date(this.#deps.now()) };
    await this.#store.add(row);
    return personOf(row);
  }

  find(id: string): Promise<Person | null> {
    return this.#cached(id, () => this.#store.find(id));
  }

  visit(id: string): Promise<Person | null> {
    return this.#cached(id, () => this.#store.visit(id, new Date(this.#deps.now())));
  }

  byToken(secret: string): Promise<Person | null> {
    const hash = hashOf(secret);
    return this.#cached(hash, () => this.#store.byTokenHash(hash, new Date(this.#deps.now())));
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#store.rename(person.id, name);
    this.#deps.publishChanged(person.id, null);
    return { ...person, name };
  }

  /** Deletes a person. Returns the tables whose log was changed. */
  async remove(id: string): Promise<string[]> {
    const { change, tables } = await this.#store.remove(id, deletedName);
    this.#deps.publishChanged(id, change);
    return tables;
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

  /** Creates a token; null if the person has too many. Only the hash of its secret is saved. */
  async addToken(person: string, label: string): Promise<NewToken | null> {
    if ((await this.#store.tokensOf(person)).length >= maxTokens) return null;
    const secret = `dicehall_${randomBytes(32).toString('base64url')}`;
    const since = new Date(this.#deps.now());
    const id = newId();
    await this.#store.addToken({ id, person, label, hash: hashOf(secret), since, last_used: null });
    return { id, label, since: since.toISOString(), lastUsed: null, secret };
  }

  async removeToken(person: string, id: string): Promise<boolean> {
    const change = await this.#store.removeToken(person, id);
    if (change !== null) this.#deps.publishChanged(person, change);
    return change !== null;
  }
}
