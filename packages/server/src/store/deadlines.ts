import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Stores the deadlines of tables. Any node may serve a table whose deadline has passed, so no table depends on a single
 * node.
 */
export type DeadlineStore = ReturnType<typeof createDeadlineStore>;

export function createDeadlineStore(db: Kysely<Database>) {
  return {
    /**
     * Claims tables whose deadline has passed. After the lease, any node may claim them again.
     * @param now milliseconds since 1970
     * @param lease in milliseconds
     */
    async claim(now: number, lease: number, limit: number): Promise<string[]> {
      const claimed = await sql<{ table_id: string }>`
        update deadlines set due = ${new Date(now + lease)}
        where table_id in (
          select table_id from deadlines where due <= ${new Date(now)} order by due limit ${limit} for update skip locked)
        returning table_id`.execute(db);
      return claimed.rows.map((row) => row.table_id);
    },

    /** Returns the earliest deadline of all tables, in milliseconds since 1970. */
    async next(): Promise<number | null> {
      const row = await db.selectFrom('deadlines').select('due').orderBy('due').limit(1).executeTakeFirst();
      return row?.due.getTime() ?? null;
    },

    /** Sets or clears the deadline of a table. No append to the table may be in progress. */
    async set(table: string, deadline: number | null): Promise<void> {
      if (deadline === null) {
        await db.deleteFrom('deadlines').where('table_id', '=', table).execute();
        return;
      }
      await db
        .updateTable('deadlines')
        .set({ due: new Date(deadline) })
        .where('table_id', '=', table)
        .execute();
    },
  };
}
