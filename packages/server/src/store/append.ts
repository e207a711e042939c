import { type Kysely, sql, type Transaction } from 'kysely';
import type { LobbyItem } from '../protocol/index.ts';
import type { Logged } from '../table/happening.ts';
import type { Database } from './schema.ts';

/** What is looked up about a table without folding its log. */
export interface TableIndex {
  readonly code: string;
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

/** One line for the log of one table, and what follows from it elsewhere. */
export interface Append {
  readonly table: string;
  readonly line: Logged;
  /** What is looked up, if it changed. */
  readonly index: TableIndex | null;
  /** When somebody has to look after the table: milliseconds since 1970, null for never, undefined for as before. */
  readonly due: number | null | undefined;
}

/** `lost`: somebody else wrote a line of that number first. */
export type Appended = 'written' | 'lost';

interface Waiting {
  readonly append: Append;
  readonly resolve: (appended: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** So many lines are written at once at most: enough to share a commit, little enough to keep it short. */
const mostAtOnce = 512;

type Session = Kysely<Database> | Transaction<Database>;

/** Stands between parts of one parameter: JSON never holds it, nor do ids and the names of requests. */
const between = '\u001f';

/**
 * Writes lines that belong to different tables, as one statement: the tables whose line of that number was not there
 * before. Each column travels as one text, since a list would be escaped item by item.
 */
async function insertLines(db: Session, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const tables = appends.map(({ table }) => table);
  const column = (of: (line: Logged) => string | number | null) =>
    appends.map(({ line }) => of(line) ?? '').join(between);
  const written = await sql<{ count: number; won: string | null }>`
    with written as (
      insert into events (table_id, seq, at, key, body)
      select * from unnest(
        string_to_array(${tables.join(between)}, ${between}),
        string_to_array(${column(({ seq }) => seq)}, ${between})::integer[],
        string_to_array(${column(({ at }) => at)}, ${between})::bigint[],
        string_to_array(${column(({ key }) => key)}, ${between}, ''),
        string_to_array(${column(({ body }) => JSON.stringify(body))}, ${between})::json[])
      on conflict do nothing returning table_id)
    select count(*)::integer as count, string_agg(table_id, ${between}) as won from written`.execute(db);
  const [{ count, won } = { count: 0, won: null }] = written.rows;
  return new Set(count === tables.length ? tables : won?.split(between));
}

async function writeIndex(db: Session, table: string, index: TableIndex): Promise<void> {
  const { seats, ended, lobby, ...rest } = index;
  await db
    .updateTable('tables')
    .set({ ...rest, lobby: JSON.stringify(lobby), ended: ended === null ? null : new Date(ended) })
    .where('id', '=', table)
    .execute();
  await db.deleteFrom('seats').where('table_id', '=', table).execute();
  if (seats.length > 0)
    await db
      .insertInto('seats')
      .values(seats.map((seat) => ({ table_id: table, ...seat })))
      .execute();
}

async function writeDeadlines(db: Session, appends: readonly Append[]): Promise<void> {
  const never = appends.filter(({ due }) => due === null).map(({ table }) => table);
  const set = appends.filter(({ due }) => typeof due === 'number');
  if (never.length > 0) await db.deleteFrom('deadlines').where('table_id', 'in', never).execute();
  if (set.length === 0) return;
  await db
    .insertInto('deadlines')
    .values(set.map(({ table, due }) => ({ table_id: table, due: new Date(due ?? 0) })))
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet((eb) => ({ due: eb.ref('excluded.due') })),
    )
    .execute();
}

async function writeAll(db: Session, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const written = await insertLines(db, appends);
  const won = appends.filter(({ table }) => written.has(table));
  for (const { table, index } of won) if (index !== null) await writeIndex(db, table, index);
  await writeDeadlines(db, won);
  return written;
}

/** Writes lines to the logs of tables: each is on disk when its promise resolves. */
export interface Appender {
  append(append: Append): Promise<Appended>;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
}

/** A pause between two transactions is no longer than this, in milliseconds. */
const longestPause = 20;

/**
 * Gathers the lines of all tables that arrive while some are being written, and writes them in one transaction next.
 * A table has one line on its way at most: its writers wait for each other.
 * @param blocking does nothing else go on here while it writes? Then a transaction is followed by a pause as long as it
 *   took, so that under load there is something to gather; whoever plays alone is never in it.
 */
export function createAppender(db: Kysely<Database>, blocking = false): Appender {
  let queue: Waiting[] = [];
  let pausedUntil = 0;
  let running: Promise<void> | null = null;

  async function writeBatch(batch: readonly Waiting[]): Promise<void> {
    const appends = batch.map(({ append }) => append);
    try {
      // Most lines change nothing but the log: one statement, which is its own transaction.
      const alone = appends.every(({ index, due }) => index === null && due === undefined);
      const written = alone
        ? await insertLines(db, appends)
        : await db.transaction().execute((transaction) => writeAll(transaction, appends));
      for (const { append, resolve } of batch) resolve(written.has(append.table) ? 'written' : 'lost');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (queue.length > 0) {
      const tables = new Set<string>();
      const batch: Waiting[] = [];
      const later: Waiting[] = [];
      for (const waiting of queue) {
        const fits = batch.length < mostAtOnce && !tables.has(waiting.append.table);
        (fits ? batch : later).push(waiting);
        tables.add(waiting.append.table);
      }
      queue = later;
      const began = performance.now();
      await writeBatch(batch);
      const ended = performance.now();
      if (blocking) pausedUntil = ended + Math.min(ended - began, longestPause);
      if (queue.length > 0) await ready();
    }
    running = null;
  }

  /** A moment later, so that everything that is ready now goes along. */
  function ready(): Promise<void> {
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
        running ??= ready().then(run);
      }),
    idle: async () => {
      while (running !== null) await running;
    },
  };
}
