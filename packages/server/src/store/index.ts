import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { type Appender, createAppender } from './append.ts';
import { createDeadlineStore, type DeadlineStore } from './deadlines.ts';
import type { OpenDatabase } from './open.ts';
import { createPeopleStore, type PeopleStore } from './people.ts';
import type { Database } from './schema.ts';
import { createTableStore, type TableStore } from './tables.ts';

export type { Append, Appended, Appender, TableIndex } from './append.ts';
export { CannotStart, type StartCode } from './cannot-start.ts';
export { type OpenDatabase, openDatabase, type StorePlace } from './open.ts';
export type { PeopleStore, PersonRow } from './people.ts';
export type { NewTable, TableStore } from './tables.ts';

/** Everything that the server saves. */
export interface Store {
  readonly exclusive: boolean;
  readonly tables: TableStore;
  readonly appender: Appender;
  readonly people: PeopleStore;
  readonly deadlines: DeadlineStore;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
}

export function createStore({
  db,
  writer,
  exclusive,
}: Pick<OpenDatabase, 'db' | 'writer' | 'exclusive'>): Store {
  return {
    exclusive,
    tables: createTableStore(db),
    appender: createAppender(writer, exclusive),
    people: createPeopleStore(db),
    deadlines: createDeadlineStore(db),
    ping: () => ping(db),
  };
}

async function ping(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db);
}
