import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** PGlite is one session: whoever has the connection has the database, everybody else waits in turn. */
class PgliteDriver implements Driver {
  readonly #pglite: PGlite;
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
    return { executeQuery: (query) => this.#run(query), streamQuery: notStreamed };
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#taken = false;
    else next();
  }

  async #run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#pglite
      .query<Row>(query.sql, [...query.parameters])
      .catch(withoutValues);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  async beginTransaction(): Promise<void> {
    await this.#pglite.query('begin');
  }

  async commitTransaction(): Promise<void> {
    await this.#pglite.query('commit');
  }

  async rollbackTransaction(): Promise<void> {
    await this.#pglite.query('rollback');
  }

  async destroy(): Promise<void> {
    await this.#pglite.close();
  }
}

/** PGlite's errors carry the values of the statement, seeds among them: wherever one is printed, they are not to be. */
function withoutValues(error: unknown): never {
  if (error instanceof Error) Object.assign(error, { params: undefined, detail: undefined });
  throw error;
}

function notStreamed(): never {
  throw new Error('PGlite answers whole');
}

/** Lets Kysely speak to an embedded PGlite. */
export const pgliteDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(pglite),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
