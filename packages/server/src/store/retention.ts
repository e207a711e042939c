import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The kinds of data that are deleted, in this order. Tables come last, so people whose tables are deleted count only in
 * the next run. Finished matches are never deleted.
 */
export const retentionKinds = ['guests', 'people', 'chat', 'networks', 'open', 'unfinished'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/**
 * Whether a table continues an evening. Such a table counts as unfinished, because it contains the results of earlier
 * matches.
 */
const continues = sql`exists (select from tables as earlier
  where earlier.code = tables.code and earlier.evening = tables.evening and earlier.created < tables.created)`;
const unfinished = {
  open: sql`status = 'open' and not ${continues}`,
  unfinished: sql`(status = 'playing' or status = 'open' and ${continues})`,
} as const;
export type IdleTables = keyof typeof unfinished;
/**
 * Two kinds of people who have not visited for a long time. Guests have no seat at any table and no token; people have
 * at least one of these.
 */
export type IdlePeople = 'guests' | 'people';
/** The parts of old log lines that are cleared: the text of chat lines, and the hashes of networks. */
export type OldLines = 'chat' | 'networks';

/** Returns unfinished tables that have had neither an event nor a visit by their host since `before`. */
const idleTables = (kind: IdleTables, before: Date): RawBuilder<unknown> => sql`
  from tables where ${unfinished[kind]} and created < ${before} and (host_seen is null or host_seen < ${before})
    and (select at from events where table_id = tables.id order by seq desc limit 1) < ${before.getTime()}`;

const idlePeople = (kind: IdlePeople, before: Date): RawBuilder<unknown> => {
  const seated = sql`exists (select from seats where person = people.id)`;
  const tokens = sql`select from tokens where person = people.id`;
  const which =
    kind === 'guests'
      ? sql`not ${seated} and not exists (${tokens})`
      : sql`(${seated} or exists (${tokens})) and not exists (${tokens} and coalesce(last_used, since) >= ${before})`;
  return sql`from people where coalesce(seen, since) < ${before} and ${which}`;
};

const linePart = {
  chat: {
    has: sql`body->>'kind' = 'said' and body->>'text' <> '…'`,
    without: sql`(body::jsonb || '{"text": "…"}')::json`,
  },
  networks: { has: sql`body->>'network' is not null`, without: sql`(body::jsonb - 'network')::json` },
} as const;

/**
 * Returns the lines between two times, in milliseconds since 1970. The first condition of the query matches the index.
 */
const oldLines = (kind: OldLines, after: number, before: number): RawBuilder<unknown> => sql`
  from events where left(body::text, 16) <> '{"kind":"played"' and at >= ${after} and at < ${before}
    and ${linePart[kind].has}`;

export type RetentionStore = ReturnType<typeof createRetentionStore>;

/** Deletes old data in batches. */
export function createRetentionStore(db: Kysely<Database>) {
  const clearedName = (kind: OldLines): string => `retention-${kind}`;
  /** Returns the time up to which old lines have been cleared, in milliseconds since 1970. */
  async function clearedUntil(kind: OldLines): Promise<number> {
    const query = db.selectFrom('settings').select('value').where('name', '=', clearedName(kind));
    return Number((await query.executeTakeFirst())?.value ?? 0);
  }

  return {
    /** Claims the next run for this node. Returns false if another run began within the interval (in milliseconds). */
    async claim(now: Date, interval: number): Promise<boolean> {
      const { rows } = await sql`
        insert into settings (name, value, since) values ('retention', '', ${now})
        on conflict (name) do update set since = excluded.since
          where settings.since <= ${new Date(now.getTime() - interval)} returning name`.execute(db);
      return rows.length > 0;
    },

    /** Returns how many tables, people or lines of a kind a run would delete. */
    async count(kind: RetentionKind, before: Date): Promise<number> {
      const which =
        kind === 'open' || kind === 'unfinished'
          ? idleTables(kind, before)
          : kind === 'guests' || kind === 'people'
            ? idlePeople(kind, before)
            : oldLines(kind, await clearedUntil(kind), before.getTime());
      const { rows } = await sql<{ count: string }>`select count(*) as count ${which}`.execute(db);
      return Number(rows[0]?.count ?? 0);
    },

    /**
     * Deletes unfinished tables with everything that belongs to them.
     * @returns their ids
     */
    async removeTables(kind: IdleTables, before: Date, limit: number): Promise<string[]> {
      return await db.transaction().execute(async (transaction) => {
        const locked = await sql<{ id: string }>`
          select id ${idleTables(kind, before)} limit ${limit} for update skip locked`.execute(transaction);
        if (locked.rows.length === 0) return [];
        // An event may have been written before the lock was taken.
        const { rows } = await sql<{ id: string }>`
          delete ${idleTables(kind, before)} and id = any(${locked.rows.map(({ id }) => id)}) returning id`.execute(
          transaction,
        );
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await transaction.deleteFrom('events').where('table_id', 'in', ids).execute();
        return ids;
      });
    },

    async idlePeople(
      kind: IdlePeople,
      before: Date,
      limit: number,
    ): Promise<{ id: string; name: string; since: Date }[]> {
      const { rows } = await sql<{ id: string; name: string; since: Date }>`
        select id, name, since ${idlePeople(kind, before)} limit ${limit}`.execute(db);
      return rows;
    },

    /**
     * Clears parts of old lines.
     * @returns the tables of these lines, one for each line
     */
    async clearLines(kind: OldLines, before: Date, limit: number): Promise<string[]> {
      const after = await clearedUntil(kind);
      const { rows } = await sql<{ table_id: string }>`
        update events set body = ${linePart[kind].without}
        where (table_id, seq) in (
          select table_id, seq ${oldLines(kind, after, before.getTime())} order by at limit ${limit})
        returning table_id`.execute(db);
      return rows.map(({ table_id }) => table_id);
    },

    /** Records that lines older than this need not be examined again. */
    async setCleared(kind: OldLines, before: Date): Promise<void> {
      const value = String(Math.max(before.getTime(), await clearedUntil(kind)));
      await db
        .insertInto('settings')
        .values({ name: clearedName(kind), value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** Frees the space of deleted rows. PostgreSQL does this automatically; the embedded database does not. */
    async vacuum(): Promise<void> {
      await sql`vacuum (analyze)`.execute(db);
    },

    /** Returns the size of the database on disk, in bytes. */
    async size(): Promise<number> {
      const { rows } = await sql<{ size: string }>`
        select pg_database_size(current_database()) as size`.execute(db);
      return Number(rows[0]?.size ?? 0);
    },
  };
}
