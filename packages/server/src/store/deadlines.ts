import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Tables that somebody has to look after, and when. Any node may; none that died takes one with it. */
export type DeadlineStore = ReturnType<typeof createDeadlineStore>;

/** Deadlines in a database. */
export function createDeadlineStore(db: Kysely<Database>) {
  return {
    /**
     * Takes on some tables that are due. Whoever takes one has a while to look after it; then anybody may again.
     * @param now milliseconds since 1970
     * @param lease how long the taker has, in milliseconds
     */
    async claim(now: number, lease: number, limit: number): Promise<string[]> {
      const claimed = await sql<{ table_id: string }>`
        update deadlines set due = ${new Date(now + lease)}
        where table_id in (
          select table_id from deadlines where due <= ${new Date(now)} order by due limit ${limit} for update skip locked)
        returning table_id`.execute(db);
      return claimed.rows.map((row) => row.table_id);
    },

    /** When the next table is due, in milliseconds since 1970. */
    async next(): Promise<number | null> {
      const row = await db.selectFrom('deadlines').select('due').orderBy('due').limit(1).executeTakeFirst();
      return row?.due.getTime() ?? null;
    },

    /** Sets or clears when a table is due; only for a table that nobody is writing to. */
    async set(table: string, due: number | null): Promise<void> {
      if (due === null) {
        await db.deleteFrom('deadlines').where('table_id', '=', table).execute();
        return;
      }
      await db
        .updateTable('deadlines')
        .set({ due: new Date(due) })
        .where('table_id', '=', table)
        .execute();
    },
  };
}
