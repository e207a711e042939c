import type { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { pgliteDialect } from '../../src/store/pglite.ts';
import type { Database } from '../../src/store/schema.ts';

/** The result of a statement in an embedded database. */
interface Answer {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number;
}

/** A database whose answers a test defines. */
export function fakeDatabase(
  query: (statement: string, values: readonly unknown[]) => Promise<Answer>,
  close: () => Promise<void> = async () => {},
): Kysely<Database> {
  return new Kysely<Database>({ dialect: pgliteDialect({ query, close } as unknown as PGlite) });
}
