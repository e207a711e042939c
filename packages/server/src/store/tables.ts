import { type Kysely, sql } from 'kysely';
import { oneAtATime } from '../one-at-a-time.ts';
import type { LobbyItem } from '../protocol/index.ts';
import type { LogEvent, LogLine } from '../table/log-event.ts';
import { seatRows, separator, type TableIndex } from './append.ts';
import type { Database } from './schema.ts';
import { isTaken } from './taken.ts';

/** A new table with its seed and the first lines of its log. */
export interface NewTable {
  readonly id: string;
  readonly seed: string;
  readonly created: number;
  readonly index: TableIndex;
  readonly lines: readonly LogLine[];
}

export const noLimit = 2 ** 31 - 1;

export type TableStore = ReturnType<typeof createTableStore>;

/**
 * Makes the store.
 * @param blocking whether each statement delays all other work; tables are then created one at a time, so that other
 * work can run in between
 */
export function createTableStore(db: Kysely<Database>, blocking: boolean) {
  const inTurn = oneAtATime();
  return {
    /** Writes a new table. Does nothing if its id or code is taken, or if a person in its seats no longer exists. */
    async create({ id, seed, created, index, lines }: NewTable): Promise<'created' | 'taken' | 'gone'> {
      const { code, game, evening, status, listed, host, lobby, seats } = index;
      const since = new Date(created);
      const people = seats.map(({ person }) => person).join(separator);
      const statement = sql<{ people: number; made: number }>`
        with named as (
          select id from people where id = any(string_to_array(${people}, ${separator})) order by id for key share),
        made as (
          insert into tables (id, code, game, evening, status, listed, host, host_seen, created, lobby)
          select ${id}, ${code}, ${game}, ${evening}::text, ${status}, ${listed}::boolean, ${host}::text, ${since}::timestamptz,
            ${since}::timestamptz, ${JSON.stringify(lobby)}::jsonb
          where (select count(*) from named) = ${seats.length}::integer and not exists (
            select from tables where code = ${code} and evening is not null and evening is distinct from ${evening}::text)
          returning id),
        kept as (insert into secrets (table_id, seed) select id, ${seed} from made),
        logged as (
          insert into events (table_id, seq, at, key, body) select made.id, seq, at, key, body
          from made, json_to_recordset(${JSON.stringify(lines)}::json) as line (seq integer, at bigint, key text, body json)),
        seated as (
          insert into seats (table_id, seat, person, score, place) select made.id, seat, person, score, place
          from made, ${seatRows(seats)})
        select (select count(*) from named)::integer as people, (select count(*) from made)::integer as made`;
      const run = () => statement.execute(db);
      try {
        const { rows } = await (blocking ? inTurn(run) : run());
        if (rows[0]?.made === 1) return 'created';
        return rows[0]?.people === seats.length ? 'taken' : 'gone';
      } catch (error) {
        if (isTaken(error)) return 'taken';
        throw error;
      }
    },

    /** Returns the lines of a table's log after a sequence number, in order. */
    async linesAfter(table: string, seq: number, limit = noLimit): Promise<LogLine[]> {
      const rows = await db
        .selectFrom('events')
        .select(['seq', 'at', 'key', 'body'])
        .where('table_id', '=', table)
        .where('seq', '>', seq)
        .orderBy('seq')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, at: Number(row.at), body: row.body as LogEvent }));
    },

    /**
     * Returns the tables whose log does not end with the known line, and the number of the last line; null for a table
     * without a log. It reads one row per table.
     */
    async changedLogs(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number | null>> {
      const { rows } = await sql<{ id: string; seq: number | null }>`
        select known.id, newest.seq from unnest(
          string_to_array(${[...known.keys()].join(separator)}, ${separator}),
          string_to_array(${[...known.values()].join(separator)}, ${separator})::integer[]) as known (id, seq)
        left join lateral (
          select max(seq) as seq from events where table_id = known.id and events.seq >= known.seq) as newest on true
        where newest.seq is distinct from known.seq`.execute(db);
      return new Map(rows.map(({ id, seq }) => [id, seq]));
    },

    /** Changes the names that the lobby shows for a table. */
    async rename(table: string, names: readonly string[]): Promise<void> {
      await sql`
        update tables set lobby = jsonb_set(lobby, '{names}', ${JSON.stringify(names)}::jsonb)
        where id = ${table}`.execute(db);
    },

    /** Deletes a table that no client has received yet. */
    async remove(table: string): Promise<void> {
      await db.deleteFrom('events').where('table_id', '=', table).execute();
      await db.deleteFrom('tables').where('id', '=', table).execute();
    },

    /** Returns the server seed of a table in hex. The caller must keep it secret. */
    async seedOf(table: string): Promise<string | null> {
      const row = await db
        .selectFrom('secrets')
        .select('seed')
        .where('table_id', '=', table)
        .executeTakeFirst();
      return row?.seed ?? null;
    },

    /** Returns the open or running table with a short code, or the newest table of the evening with this code. */
    async byCode(code: string): Promise<string | null> {
      const row = await db
        .selectFrom('tables')
        .select('id')
        .where('code', '=', code)
        .where((eb) => eb.or([eb('status', '<>', 'over'), eb('evening', 'is not', null)]))
        .orderBy(sql`status = 'over'`)
        .orderBy('created', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row?.id ?? null;
    },

    /** Records that the hosts of these tables are connected. */
    async hostSeen(tables: readonly string[], at: Date): Promise<void> {
      if (tables.length === 0) return;
      await db
        .updateTable('tables')
        .set({ host_seen: at })
        .where('id', 'in', [...tables])
        .execute();
    },

    /**
     * Returns the open tables of the lobby, the newest first.
     * @param since excludes tables whose host has not been connected since this time
     * @param ofOneHost the maximum number of tables of one host
     */
    async lobby(limit: number, since: Date, ofOneHost: number): Promise<LobbyItem[]> {
      const rows = await db
        .selectFrom(
          db
            .selectFrom('tables')
            .select(['lobby', 'created'])
            .select(
              sql<number>`row_number() over (partition by host order by created desc, id)`.as('of_host'),
            )
            .where('status', '=', 'open')
            .where('listed', '=', true)
            .where('host_seen', '>=', since)
            .as('listed'),
        )
        .select('lobby')
        .where('of_host', '<=', ofOneHost)
        .orderBy('created', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => row.lobby);
    },

    /** Counts the tables of other hosts, created since a time, at which a person waits for the match to start. */
    async openSeatsOf(person: string, since: Date): Promise<number> {
      const row = await db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .where('status', '=', 'open')
        .where('created', '>=', since)
        .where('host', '<>', person)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Returns the tables at which a person has a seat, the newest first. */
    async seatsOf(person: string, over: boolean, limit: number) {
      const query = db
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select(['table_id as table', 'seat', 'game', 'status', 'score', 'place', 'ended', 'lobby'])
        .where('person', '=', person)
        .where('status', over ? '=' : '<>', 'over');
      return await query.orderBy('created', 'desc').limit(limit).execute();
    },

    async tablesNaming(person: string): Promise<string[]> {
      const rows = await sql<{ table_id: string }>`
        select table_id from events where left(body::text, 16) <> '{"kind":"played"' and body->>'person' = ${person}
        union select table_id from seats where person = ${person}`.execute(db);
      return rows.rows.map((row) => row.table_id);
    },

    /** Returns what a person wrote to the chats of all tables, in order. */
    async linesSaidBy(person: string) {
      const { rows } = await sql<{ table: string; at: string; name: string; text: string }>`
        select table_id as table, at, body->>'name' as name, body->>'text' as text from events
        where left(body::text, 16) <> '{"kind":"played"' and body->>'person' = ${person} and body->>'kind' = 'said'
        order by table_id, seq`.execute(db);
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },

    /** Removes a person's name, network and chat lines from a log. The match stays the same. */
    scrub: (table: string, person: string, name: string) => scrub(db, person, name, table),
  };
}

/**
 * Removes a person's name, network and chat lines from one log, or from all logs.
 * @returns the tables whose log was changed
 */
export async function scrub(
  db: Kysely<Database>,
  person: string,
  name: string,
  table: string | null = null,
): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`
    update events set body = ((body::jsonb - 'network') || (
      case when body->>'name' is null then '{}'::jsonb else jsonb_build_object('name', ${name}::text) end) || (
      case body->>'kind' when 'said' then '{"text": "…"}'::jsonb else '{}'::jsonb end))::json
    where left(body::text, 16) <> '{"kind":"played"' and body->>'person' = ${person}
      and (${table}::text is null or table_id = ${table})
      and (body->>'network' is not null or body->>'name' <> ${name} or body->>'kind' = 'said' and body->>'text' <> '…')
    returning table_id`.execute(db);
  return [...new Set(rows.map((row) => row.table_id))];
}
