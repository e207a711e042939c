import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { pgliteDialect } from '../../src/store/pglite.ts';
import type { Database } from '../../src/store/schema.ts';

/** What an embedded database answers to a statement. */
interface Answer {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number;
}

/** A database that answers as a test says. */
export function fakeDatabase(
  query: (statement: string, values: readonly unknown[]) => Promise<Answer>,
  close: () => Promise<void> = async () => {},
): Kysely<Database> {
  return new Kysely<Database>({ dialect: pgliteDialect({ query, close } as unknown as PGlite) });
}
