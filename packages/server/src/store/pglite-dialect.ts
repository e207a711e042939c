import type { PGlite } from '@electric-sql/pglite';
import { PostgresDialect, type PostgresPoolClient } from 'kysely';

/** PGlite's errors carry the values of the statement, seeds among them: they must not be logged. */
function withoutValues(error: unknown): never {
  if (error instanceof Error) Object.assign(error, { params: undefined, detail: undefined });
  throw error;
}

/** Kysely's dialect for PostgreSQL on an embedded PGlite: a pool of one connection, which clients take in turn. */
export function pgliteDialect(pglite: PGlite): PostgresDialect {
  let free: Promise<void> = Promise.resolve();

  async function query<Row>(statement: string, values: readonly unknown[]) {
    const { rows, affectedRows = 0 } = await pglite.query<Row>(statement, [...values]).catch(withoutValues);
    // Kysely reads `rowCount` of commands that write, and PGlite does not name the command.
    return { command: 'UPDATE' as const, rowCount: affectedRows, rows };
  }

  return new PostgresDialect({
    pool: {
      async connect(): Promise<PostgresPoolClient> {
        const turn = free;
        let release = () => {};
        free = new Promise((resolve) => {
          release = resolve;
        });
        await turn;
        // Without the other overload: results are not streamed.
        return { query: query as PostgresPoolClient['query'], release };
      },
      end: () => pglite.close(),
    },
  });
}
