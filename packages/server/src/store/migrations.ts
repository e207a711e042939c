import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './schema.ts';

const createTables: Migration = {
  async up(db) {
    const statements = [
      sql`create table people (id text primary key, name text not null, since timestamptz not null)`,
      sql`create table tokens (
        id text primary key, person text not null references people on delete cascade, label text not null,
        hash text not null unique, since timestamptz not null, last_used timestamptz)`,
      sql`create index tokens_person on tokens (person)`,
      sql`create table tables (
        id text primary key, code text not null, game text not null,
        status text not null check (status in ('open', 'playing', 'over')), listed boolean not null, host text,
        lobby jsonb not null, created timestamptz not null, ended timestamptz)`,
      sql`create unique index tables_code on tables (code) where status <> 'over'`,
      sql`create index tables_lobby on tables (created) where status = 'open' and listed`,
      sql`create table secrets (table_id text primary key references tables on delete cascade, seed text not null)`,
      sql`create table seats (
        table_id text not null references tables on delete cascade, seat integer not null, person text not null,
        score integer, place integer, primary key (table_id, seat))`,
      sql`create index seats_person on seats (person)`,
      sql`create table events (
        table_id text not null, seq integer not null, at bigint not null, key text, body json not null,
        primary key (table_id, seq))`,
      sql`create table deadlines (table_id text primary key references tables on delete cascade, due timestamptz not null)`,
      sql`create index deadlines_due on deadlines (due)`,
      sql`create table settings (name text primary key, value text not null, since timestamptz not null default now())`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

/**
 * Adds an index of the lines that name people, so that not every log has to be read to find a person's tables. Moves
 * contain no names, and the first letters of a line exclude them cheaply.
 */
const indexNames: Migration = {
  async up(db) {
    await sql`
      create index events_person on events ((body->>'person')) where left(body::text, 16) <> '{"kind":"played"'`.execute(
      db,
    );
  },
};

/**
 * Adds the time at which the host of a table was last connected. The lobby shows only tables whose host is connected.
 */
const hostSeen: Migration = {
  async up(db) {
    await sql`alter table tables add column host_seen timestamptz`.execute(db);
  },
};

/** Adds the evening (party) of a table. The code of an evening leads to its newest table, even after its match. */
const evenings: Migration = {
  async up(db) {
    await sql`alter table tables add column evening text`.execute(db);
    await sql`create index tables_evening on tables (code) where evening is not null`.execute(db);
  },
};

const scoreSheets: Migration = {
  async up(db) {
    await sql`create table sheets (
      id text primary key, code text not null unique, setup jsonb not null, used timestamptz not null)`.execute(
      db,
    );
    await sql`create index sheets_used on sheets (used)`.execute(db);
    await sql`create table sheet_lines (
      sheet_id text not null references sheets on delete cascade, seq integer not null, key text not null,
      body json not null, primary key (sheet_id, seq))`.execute(db);
  },
};

/**
 * Adds the last visits of people and an index of old texts, both for the retention job. The index excludes moves, so it
 * does not slow them down.
 */
const retention: Migration = {
  async up(db) {
    const statements = [
      sql`alter table people add column seen timestamptz`,
      sql`create index people_seen on people (coalesce(seen, since))`,
      sql`create index events_at on events (at) where left(body::text, 16) <> '{"kind":"played"'`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

/** All migrations in order. Never edit a released migration. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-first': createTables,
  '002-naming': indexNames,
  '003-host-seen': hostSeen,
  '004-evenings': evenings,
  '005-score-sheets': scoreSheets,
  '006-retention': retention,
};

/** The name of the newest migration that this version knows. The names sort by age. */
export const lastMigration = Object.keys(migrations).at(-1) ?? '';

/** The table in which the migrator records completed migrations. */
const done = 'kysely_migration';

/**
 * Compares the schema of a database with this version. Returns the first migration that the schema lacks, and the last
 * one that this version does not know. Null if the server's role may not read which migrations are complete.
 */
export async function schemaOf(
  db: Kysely<Database>,
): Promise<{ readonly missing: string | null; readonly unknown: string | null } | null> {
  const { rows: tables } = await sql<{ exists: boolean; readable: boolean | null }>`
    select found is not null as exists, has_table_privilege(found, 'select') as readable
    from to_regclass(${done}) as found`.execute(db);
  const { exists = false, readable = null } = tables[0] ?? {};
  if (exists && readable !== true) return null;
  const { rows } = exists
    ? await sql<{ name: string }>`select name from ${sql.table(done)} order by name`.execute(db)
    : { rows: [] };
  const names = rows.map(({ name }) => name);
  return {
    missing: Object.keys(migrations).find((name) => !names.includes(name)) ?? null,
    unknown: names.findLast((name) => !(name in migrations)) ?? null,
  };
}

/** Migrates a database to this version. It is safe to run this twice, and on several nodes at once. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
