import { type Kysely, sql } from 'kysely';
import { lastMigration, schemaOf } from './migrations.ts';
import type { Database } from './schema.ts';

/** All tables of the database, in an order in which rows refer only to earlier rows. */
const tables = [
  'people',
  'tokens',
  'tables',
  'secrets',
  'seats',
  'events',
  'deadlines',
  'sheets',
  'sheet_lines',
  'settings',
] as const;
type TableName = (typeof tables)[number];
export type RowCounts = Readonly<Record<TableName, number>>;

/** The number of rows to read and write at once. */
const pageSize = 2000;
const format = 1;

type TransferCode = 'backup-unreadable' | 'backup-cut' | 'backup-newer' | 'not-empty';
export class TransferProblem extends Error {
  readonly code: TransferCode;

  constructor(code: TransferCode) {
    super(code);
    this.code = code;
  }
}

type Row = readonly (string | null)[];

async function columnsOf(db: Kysely<Database>, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} order by ordinal_position`.execute(db);
  return rows;
}

async function* pagesOf(
  db: Kysely<Database>,
  table: TableName,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const texts = columns.map((name) => sql`${sql.ref(name)}::text`);
  await sql`declare page no scroll cursor for
    select json_build_array(${sql.join(texts)})::text as line from ${sql.table(table)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(pageSize)} from page`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => JSON.parse(line) as Row);
    if (rows.length < pageSize) break;
  }
  await sql`close page`.execute(db);
}

/**
 * Writes a snapshot of a database as lines of JSON. The format is the same for PostgreSQL and the embedded database.
 */
export async function writeDump(
  db: Kysely<Database>,
  write: (line: string) => Promise<void>,
): Promise<RowCounts> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Record<TableName, number>;
      await write(JSON.stringify({ dicehallBackup: format, schema: lastMigration }));
      for (const table of tables) {
        const columns = (await columnsOf(transaction, table)).map(({ name }) => name);
        await write(JSON.stringify({ table, columns }));
        for await (const rows of pagesOf(transaction, table, columns)) {
          for (const row of rows) await write(JSON.stringify(row));
          counts[table] += rows.length;
        }
      }
      await write(JSON.stringify({ end: counts }));
      return counts;
    });
}

async function insert(
  db: Kysely<Database>,
  table: TableName,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const types = new Map((await columnsOf(db, table)).map(({ name, type }) => [name, type]));
  const values = columns.map((name, index) => {
    const type = types.get(name);
    if (type === undefined) throw new TransferProblem('backup-unreadable');
    return sql`(line->>${sql.lit(index)})::${sql.raw(type)}`;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) as line`.execute(db);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new TransferProblem('backup-unreadable');
  }
}

/** Whether a database has never been used. */
export async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from people) or exists (select from tables) or exists (select from sheets) as used`.execute(
    db,
  );
  return rows[0]?.used === false;
}

/**
 * Reads a dump into an empty database of this version, completely or not at all.
 * @throws TransferProblem if the dump is unreadable or newer than this version, or if the database is not empty
 */
export async function readDump(db: Kysely<Database>, lines: AsyncIterable<string>): Promise<RowCounts> {
  const schema = await schemaOf(db);
  return await db.transaction().execute(async (transaction) => {
    if (!(await isEmpty(transaction))) throw new TransferProblem('not-empty');
    await transaction.deleteFrom('settings').execute();
    const counts = Object.fromEntries(tables.map((table) => [table, 0])) as Record<TableName, number>;
    let current: { readonly table: TableName; readonly columns: readonly string[] } | null = null;
    let page: Row[] = [];
    let state: 'header' | 'rows' | 'end' = 'header';
    const flush = async () => {
      if (current === null) return;
      await insert(transaction, current.table, current.columns, page);
      counts[current.table] += page.length;
      page = [];
    };
    for await (const line of lines) {
      const value = parse(line);
      if (state === 'header') {
        const header = value as { readonly dicehallBackup?: unknown; readonly schema?: unknown };
        if (header?.dicehallBackup !== format) throw new TransferProblem('backup-unreadable');
        if (String(header.schema) > lastMigration || schema === null)
          throw new TransferProblem('backup-newer');
        state = 'rows';
      } else if (Array.isArray(value)) {
        page.push(value as Row);
        if (page.length >= pageSize) await flush();
      } else {
        await flush();
        const mark = value as {
          readonly end?: RowCounts;
          readonly table?: TableName;
          readonly columns?: string[];
        };
        if (mark.end !== undefined) {
          if (tables.some((table) => mark.end?.[table] !== counts[table]))
            throw new TransferProblem('backup-cut');
          state = 'end';
        } else {
          const { table, columns } = mark;
          if (table === undefined || !tables.includes(table) || columns === undefined)
            throw new TransferProblem('backup-unreadable');
          current = { table, columns };
        }
      }
    }
    if (state !== 'end') throw new TransferProblem(state === 'header' ? 'backup-unreadable' : 'backup-cut');
    return counts;
  });
}
