import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
}
export interface TokenRow {
  readonly id: string;
  readonly label: string;
  readonly since: Date;
  readonly last_used: Date | null;
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** How exactly a token's last use is recorded, in milliseconds. */
const lastUsedPrecision = 60_000;

export function createPeopleStore(db: Kysely<Database>) {
  return {
    async add(person: PersonRow): Promise<void> {
      await db.insertInto('people').values(person).execute();
    },

    async find(id: string): Promise<PersonRow | null> {
      return (await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },

    async rename(id: string, name: string): Promise<void> {
      await db.updateTable('people').set({ name }).where('id', '=', id).execute();
    },

    /** Deletes a person with their tokens and seats. */
    async remove(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('seats').where('person', '=', id).execute();
        await transaction.deleteFrom('people').where('id', '=', id).execute();
      });
    },

    async tokensOf(person: string): Promise<TokenRow[]> {
      return await db
        .selectFrom('tokens')
        .select(['id', 'label', 'since', 'last_used'])
        .where('person', '=', person)
        .orderBy('since')
        .execute();
    },

    async addToken(token: TokenRow & { readonly person: string; readonly hash: string }): Promise<void> {
      await db.insertInto('tokens').values(token).execute();
    },

    /** Revokes a token; false when the person has no such token. */
    async removeToken(person: string, id: string): Promise<boolean> {
      const removed = await db
        .deleteFrom('tokens')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },

    /** The person whose token has this hash. */
    async byTokenHash(hash: string, now: Date): Promise<PersonRow | null> {
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
      return { id: row.id, name: row.name, since: row.since };
    },

    /** A setting that all nodes share. The first node sets its value. */
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
