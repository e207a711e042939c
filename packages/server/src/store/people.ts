import { type Kysely, sql, type Transaction } from 'kysely';
import type { Needs } from './append.ts';
import type { Database } from './schema.ts';
import { scrub } from './tables.ts';

export type PersonRow = Readonly<Pick<Database['people'], 'id' | 'name' | 'since'>>;
type TokenRow = Readonly<Pick<Database['tokens'], 'id' | 'label' | 'since' | 'last_used'>>;

/**
 * The name of the setting that counts deletions and revocations. With it, a node notices those whose hints it missed.
 */
const changesName = 'people-changes';

async function countChange(db: Transaction<Database>): Promise<number> {
  const { value } = await db
    .insertInto('settings')
    .values({ name: changesName, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`(settings.value::bigint + 1)::text` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}

/** Why a log line was not written: its person, token or table no longer exists. */
type Gone = 'authentication-required' | 'bad-token' | 'no-such-table';

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** The precision with which the last use of a token is recorded, in milliseconds. */
const lastUsedPrecision = 60_000;
/** The precision with which the last visit of a person is recorded, in milliseconds. */
const visitPrecision = 86_400_000;

export function createPeopleStore(db: Kysely<Database>) {
  return {
    async add(person: PersonRow): Promise<void> {
      await db
        .insertInto('people')
        .values({ ...person, seen: person.since })
        .execute();
    },

    async find(id: string): Promise<PersonRow | null> {
      const query = db.selectFrom('people').select(['id', 'name', 'since']).where('id', '=', id);
      return (await query.executeTakeFirst()) ?? null;
    },

    /** Finds the person who sent a request, and records the day of the visit. */
    async visit(id: string, now: Date): Promise<PersonRow | null> {
      const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const { seen, ...person } = row;
      if (seen === null || now.getTime() - seen.getTime() > visitPrecision) {
        await db.updateTable('people').set({ seen: now }).where('id', '=', id).execute();
      }
      return person;
    },

    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    },

    /**
     * Deletes a person with their tokens, seats, name and chat lines.
     * @returns the number of this change, and the tables whose log was changed
     */
    async remove(id: string, name: string): Promise<{ readonly change: number; readonly tables: string[] }> {
      return await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('people').where('id', '=', id).execute();
        await transaction.deleteFrom('seats').where('person', '=', id).execute();
        const tables = await scrub(transaction, id, name);
        return { change: await countChange(transaction), tables };
      });
    },

    /** Returns the refusal code if the person, token or table of a log line no longer exists; otherwise null. */
    async goneOf({ person, token, table }: Needs): Promise<Gone | null> {
      if (person !== null && (await this.find(person)) === null) return 'authentication-required';
      const exists = async (of: 'tokens' | 'tables', id: string) =>
        (await db.selectFrom(of).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
      if (token !== null && !(await exists('tokens', token))) return 'bad-token';
      return table === null || (await exists('tables', table)) ? null : 'no-such-table';
    },

    /** Returns the number of deletions and revocations so far. */
    async changes(): Promise<number> {
      const query = db.selectFrom('settings').select('value').where('name', '=', changesName);
      return Number((await query.executeTakeFirst())?.value ?? 0);
    },

    async tokensOf(person: string): Promise<TokenRow[]> {
      return await db
        .selectFrom('tokens')
        .select(['id', 'label', 'since', 'last_used'])
        .where('person', '=', person)
        .orderBy('since')
        .execute();
    },

    async addToken(token: Readonly<Database['tokens']>): Promise<void> {
      await db.insertInto('tokens').values(token).execute();
    },

    /** Revokes a token. Returns the number of this change; null if the person has no such token. */
    async removeToken(person: string, id: string): Promise<number | null> {
      return await db.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('tokens')
          .where('id', '=', id)
          .where('person', '=', person)
          .executeTakeFirst();
        return removed.numDeletedRows > 0n ? countChange(transaction) : null;
      });
    },

    async byTokenHash(hash: string, now: Date): Promise<(PersonRow & { readonly token: string }) | null> {
      const row = await db
        .selectFrom('tokens')
        .innerJoin('people', 'people.id', 'tokens.person')
        .select(['people.id', 'people.name', 'people.since', 'tokens.id as token', 'tokens.last_used'])
        .where('hash', '=', hash)
        .executeTakeFirst();
      if (row === undefined) return null;
      if (row.last_used === null || now.getTime() - row.last_used.getTime() > lastUsedPrecision) {
        await db.updateTable('tokens').set({ last_used: now }).where('id', '=', row.token).execute();
      }
      return { id: row.id, name: row.name, since: row.since, token: row.token };
    },

    /** Returns a setting that all nodes share. The first node to ask determines its value. */
    async setting(name: string, value: () => string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value: value() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db
        .selectFrom('settings')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return row.value;
    },
  };
}
