import { type Kysely, sql } from 'kysely';
import type { LobbyItem } from '../protocol/index.ts';
import type { LogLine } from '../table/log-event.ts';
import type { Database } from './schema.ts';

/** The searchable columns of a table, derived from its log. */
export interface TableIndex {
  readonly code: string;
  readonly game: string;
  /** The id of the evening, which keeps its code from table to table. */
  readonly evening: string | null;
  readonly status: 'open' | 'playing' | 'over';
  readonly listed: boolean;
  readonly host: string | null;
  readonly lobby: LobbyItem;
  readonly ended: number | null;
  readonly seats: readonly {
    readonly seat: number;
    readonly person: string;
    readonly score: number | null;
    readonly place: number | null;
  }[];
}

/** The rows that must still exist when a line is written. */
export interface Needs {
  /** The person whose name or text the line contains. */
  readonly person: string | null;
  readonly token: string | null;
  /** The id of the table if it may have been removed because it was idle for too long; otherwise null. */
  readonly table: string | null;
}

/** One line for the log of a table, and the data that changes with it. */
export interface Append {
  readonly table: string;
  readonly line: LogLine;
  /** The new searchable columns; null if they do not change. */
  readonly index: TableIndex | null;
  /** The next deadline in milliseconds since 1970. Null clears it; undefined leaves it unchanged. */
  readonly deadline: number | null | undefined;
  readonly needs?: Needs;
}

/**
 * The result of an append. `lost`: another node wrote a line with this number first, or the line needs something that
 * no longer exists.
 */
export type Appended = 'written' | 'lost';

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The maximum number of lines per commit. It is large enough to share the cost of a commit, and small enough that some
 * players can move during it. A blocking store delays all other moves.
 */
const maxBatch = { blocking: 512, concurrent: 128 } as const;

/** Separates the values of one parameter. JSON, ids and idempotency keys do not contain it. */
export const separator = '\u001f';

/** Returns the parts of a statement that set and clear the deadlines of written lines. */
function deadlineParts(appends: readonly Append[]) {
  const cleared = appends.filter(({ deadline }) => deadline === null).map(({ table }) => table);
  const set = appends.filter(({ deadline }) => typeof deadline === 'number');
  if (cleared.length + set.length === 0) return sql``;
  const tables = set.map(({ table }) => table).join(separator);
  const dues = set.map(({ deadline }) => deadline).join(separator);
  return sql`, cleared as (
      delete from deadlines using written where deadlines.table_id = written.table_id
        and written.table_id = any(string_to_array(${cleared.join(separator)}, ${separator}))),
    due as (
      insert into deadlines (table_id, due)
      select table_id, to_timestamp(at / 1000.0) from unnest(
        string_to_array(${tables}, ${separator}), string_to_array(${dues}, ${separator})::bigint[]) as due (table_id, at)
      where table_id in (select table_id from written)
      on conflict (table_id) do update set due = excluded.due)`;
}

/**
 * Writes lines of different tables, and their deadlines, in one statement. Each column is one text parameter, because
 * the client would escape a list item by item.
 * @returns the tables whose log did not yet have a line with this number
 */
async function insertLines(db: Kysely<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const tables = appends.map(({ table }) => table);
  const column = (of: (line: LogLine) => string | number | null) =>
    appends.map(({ line }) => of(line) ?? '').join(separator);
  const needed = (what: keyof Needs) => appends.map(({ needs }) => needs?.[what] ?? '');
  const [persons, tokens, idle] = [needed('person'), needed('token'), needed('table')];
  const needsNothing = [...persons, ...tokens, ...idle].every((id) => id === '');
  // These locks make a deletion of the person or table wait for this statement, and this statement for a deletion. A
  // line is therefore committed before the deletion, or not at all.
  const named = sql`named as (
      select id from people where id = any(string_to_array(${persons.join(separator)}, ${separator})) order by id for key share),
    kept as (
      select id from tables where id = any(string_to_array(${idle.join(separator)}, ${separator})) order by id for key share),`;
  const required = needsNothing
    ? sql``
    : sql`, string_to_array(${persons.join(separator)}, ${separator}, ''),
        string_to_array(${tokens.join(separator)}, ${separator}, ''),
        string_to_array(${idle.join(separator)}, ${separator}, '')`;
  const exists = sql`where (person is null or person in (select id from named))
        and (token is null or exists (select from tokens where tokens.id = line.token))
        and (idle is null or idle in (select id from kept))`;
  const { rows } = await sql<{ won: string }>`
    with ${needsNothing ? sql`` : named} written as (
      insert into events (table_id, seq, at, key, body)
      select table_id, seq, at, key, body from unnest(
        string_to_array(${tables.join(separator)}, ${separator}),
        string_to_array(${column(({ seq }) => seq)}, ${separator})::integer[],
        string_to_array(${column(({ at }) => at)}, ${separator})::bigint[],
        string_to_array(${column(({ key }) => key)}, ${separator}, ''),
        string_to_array(${column(({ body }) => JSON.stringify(body))}, ${separator})::json[]${required})
        as line (table_id, seq, at, key, body${needsNothing ? sql`` : sql`, person, token, idle`})
      ${needsNothing ? sql`` : exists}
      on conflict do nothing returning table_id)${deadlineParts(appends)}
    select string_agg(table_id, ${separator}) as won from written having count(*) > 0`.execute(db);
  return new Set(rows.flatMap(({ won }) => won.split(separator)));
}

/** Returns the seats of a table as rows. */
export const seatRows = (seats: TableIndex['seats']) =>
  sql`json_to_recordset(${JSON.stringify(seats)}::json) as taken (seat integer, person text, score integer, place integer)`;

async function writeIndex(db: Kysely<Database>, table: string, index: TableIndex): Promise<void> {
  const { seats, ended, lobby, ...rest } = index;
  const columns = { ...rest, lobby: JSON.stringify(lobby), ended: ended === null ? null : new Date(ended) };
  await db
    .with('changed', (cte) => cte.updateTable('tables').set(columns).where('id', '=', table))
    .with('vacated', (cte) =>
      cte
        .deleteFrom('seats')
        .where('table_id', '=', table)
        .where(sql<boolean>`seat not in (select seat from ${seatRows(seats)})`),
    )
    .insertInto('seats')
    .columns(['table_id', 'seat', 'person', 'score', 'place'])
    .expression(sql`select ${table}, seat, person, score, place from ${seatRows(seats)}`)
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet((eb) => ({
        person: eb.ref('excluded.person'),
        score: eb.ref('excluded.score'),
        place: eb.ref('excluded.place'),
      })),
    )
    .execute();
}

async function writeAll(db: Kysely<Database>, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const written = await insertLines(db, appends);
  const won = appends.filter(({ table }) => written.has(table));
  for (const { table, index } of won) if (index !== null) await writeIndex(db, table, index);
  return written;
}

/** Writes lines to the logs of tables. The promise of a line resolves when the line is on disk. */
export interface Appender {
  append(append: Append): Promise<Appended>;
  /** Resolves when all lines are written. */
  idle(): Promise<void>;
}

/** The longest pause between two transactions, in milliseconds. */
const longestPause = 20;

/**
 * Makes an appender. Lines that arrive during a transaction are written in the next one. A table has at most one line
 * in flight.
 * @param blocking whether writing blocks this process. The appender then pauses after each transaction, for as long
 *   as the transaction took, to collect lines. A single player never waits for this pause.
 */
export function createAppender(
  db: Kysely<Database>,
  blocking: boolean,
  onFailure: (error: unknown) => void,
): Appender {
  const max = maxBatch[blocking ? 'blocking' : 'concurrent'];
  let queue: Waiting[] = [];
  let pausedUntil = 0;
  let running: Promise<void> | null = null;

  /** Writes lines. Returns a function that notifies their writers. */
  async function writeBatch(batch: readonly Waiting[]): Promise<() => void> {
    const appends = batch.map(({ append }) => append);
    try {
      // Most lines change only the log and a deadline. One statement then writes them without a transaction.
      const isOneStatement = appends.every(({ index }) => index === null);
      const written = isOneStatement
        ? await insertLines(db, appends)
        : await db.transaction().execute((transaction) => writeAll(transaction, appends));
      return () => {
        for (const { append, resolve } of batch) resolve(written.has(append.table) ? 'written' : 'lost');
      };
    } catch (error) {
      onFailure(error);
      return () => {
        for (const { reject } of batch) reject(error);
      };
    }
  }

  function takeBatch(): Waiting[] {
    const tables = new Set<string>();
    const batch: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of queue) {
      const fits = batch.length < max && !tables.has(waiting.append.table);
      (fits ? batch : later).push(waiting);
      tables.add(waiting.append.table);
    }
    queue = later;
    return batch;
  }

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const began = performance.now();
      const settle = await writeBatch(takeBatch());
      const ended = performance.now();
      if (blocking) {
        settle();
        pausedUntil = ended + Math.min(ended - began, longestPause);
        if (queue.length > 0) await nextBatch();
      } else if (queue.length > 0) {
        // The database works on the next statement while these writers continue.
        setImmediate(settle);
      } else {
        settle();
      }
    }
    running = null;
  }

  /** Waits until all pending writers have queued their lines. */
  function nextBatch(): Promise<void> {
    const pause = pausedUntil - performance.now();
    return new Promise((start) => {
      if (pause > 1) setTimeout(start, pause);
      else setImmediate(start);
    });
  }

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        queue.push({ append, resolve, reject });
        running ??= nextBatch().then(run);
      }),
    idle: async () => {
      while (running !== null) await running;
    },
  };
}
