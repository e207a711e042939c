import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

interface Statement {
  /** The id of the database process that runs the statement; 0 while it is unknown. */
  readonly process: number;
  readonly since: number;
  /** Whether the database did not know the statement when last asked. Its response may already be on the way. */
  isMissing: boolean;
  fail(error: Error): void;
}

// Columns of type bigint hold milliseconds and counts, which fit into a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface Slot {
  readonly max: number;
  pool: pg.Pool;
  /** The functions to call when the pool is replaced, one for each caller that waits for a connection. */
  readonly waiting: Set<() => void>;
}

/** The interval in milliseconds at which connections are checked. */
const checkInterval = 250;
/** The time in milliseconds without a response after which the database is asked whether it still runs a statement. */
const askAfter = 750;
/**
 * The time in milliseconds after which a statement without a response fails if the database does not respond on any
 * other connection either.
 */
const giveUpAfter = 5000;
/** The timeout in milliseconds for asking about statements on a new connection. */
const answerTimeout = 1000;
/** The time in milliseconds that a request waits for a free or new connection. */
const queueTimeout = 3000;

const dropped = (): Error =>
  Object.assign(new Error('The connection to PostgreSQL was dropped'), { code: 'ETIMEDOUT' });

/**
 * Pools of connections to PostgreSQL that notice a silently dropped connection. A new connection asks which statements
 * the database still runs. A statement that is missing twice in a row fails. All connections are then replaced, because
 * idle ones were probably dropped too.
 */
export class CheckedPools {
  readonly #config: pg.ClientConfig;
  readonly #onError: (error: Error) => void;
  readonly #slots: Slot[] = [];
  readonly #statements = new Set<Statement>();
  readonly #processes = new WeakMap<pg.PoolClient, number>();
  readonly #timer: NodeJS.Timeout;
  #asking = false;

  constructor(config: pg.ClientConfig, onError: (error: Error) => void) {
    this.#config = { ...config, keepAlive: true };
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#check(), checkInterval).unref();
  }

  /** Returns a pool for Kysely. */
  pool(max: number): PostgresPool {
    const slot = { max, pool: this.#open(max), waiting: new Set<() => void>() };
    this.#slots.push(slot);
    return { connect: () => this.#connect(slot), end: () => slot.pool.end() };
  }

  /** The number of queries that wait for a free connection. */
  get waiting(): number {
    return this.#slots.reduce((sum, { pool }) => sum + pool.waitingCount, 0);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #open(max: number): pg.Pool {
    const config = this.#config;
    const Client = class extends pg.Client {
      constructor() {
        super(config);
      }
    };
    const pool = new pg.Pool({
      ...config,
      Client,
      max,
      connectionTimeoutMillis: queueTimeout,
    } as pg.PoolConfig);
    // The pool replaces an idle connection that breaks. Without a listener, its error would end the process.
    pool.on('error', this.#onError);
    // The statement itself fails with the error, so this listener does nothing.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  }

  /** Returns a free connection. If the pool is replaced while a caller waits, the caller waits for the new pool. */
  async #free(slot: Slot): Promise<pg.PoolClient> {
    let leave = () => {};
    const replaced = new Promise<null>((resolve) => {
      leave = () => resolve(null);
    });
    slot.waiting.add(leave);
    const connecting = slot.pool.connect();
    const client = await Promise.race([connecting, replaced]).finally(() => slot.waiting.delete(leave));
    if (client !== null) return client;
    connecting.then(
      (late) => late.release(true),
      () => {},
    );
    return this.#free(slot);
  }

  async #connect(slot: Slot): Promise<PostgresPoolClient> {
    const client = await this.#free(slot);
    let broken: Error | null = null;
    const run = (process: number, text: string, values: readonly unknown[]): Promise<pg.QueryResult> =>
      new Promise((resolve, reject) => {
        if (broken !== null) return reject(broken);
        const fail = (error: Error) => {
          broken = error;
          reject(error);
        };
        const statement = { process, since: performance.now(), isMissing: false, fail };
        this.#statements.add(statement);
        const done = () => this.#statements.delete(statement);
        client
          .query(text, [...values])
          .then(resolve, reject)
          .finally(done);
      });
    try {
      let process = this.#processes.get(client);
      if (process === undefined) {
        // The database itself provides the id. Behind PgBouncer, the client knows only PgBouncer's id.
        const { rows } = await run(0, 'select pg_backend_pid() as process', []);
        process = Number(rows[0]?.process);
        this.#processes.set(client, process);
      }
      const known = process;
      const query: unknown = (text: string, values: readonly unknown[]) => run(known, text, values);
      // Kysely calls only this overload, because results are not streamed.
      return {
        query: query as PostgresPoolClient['query'],
        release: () => client.release(broken ?? undefined),
      };
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Fails the statements that the database no longer runs. */
  async #check(): Promise<void> {
    const now = performance.now();
    const late = [...this.#statements].filter(({ since }) => now - since > askAfter);
    if (late.length === 0 || this.#asking) return;
    this.#asking = true;
    const running = await this.#running(late.map(({ process }) => process));
    this.#asking = false;
    const lost = late.filter((statement) => {
      const { process, since, isMissing } = statement;
      const isRun = running === null || process === 0 ? null : running.has(process);
      statement.isMissing = isRun === false;
      const isLost = isRun === null ? now - since > giveUpAfter : !isRun && isMissing;
      return isLost && this.#statements.has(statement);
    });
    if (lost.length === 0) return;
    for (const slot of this.#slots) {
      const old = slot.pool;
      slot.pool = this.#open(slot.max);
      void old.end();
      for (const leave of slot.waiting) leave();
    }
    for (const { fail } of lost) fail(dropped());
  }

  /** Returns which of the given processes run a statement; null if the database does not respond. */
  async #running(processes: readonly number[]): Promise<ReadonlySet<number> | null> {
    const client = new pg.Client({
      ...this.#config,
      connectionTimeoutMillis: answerTimeout,
      query_timeout: answerTimeout,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where state = 'active' and pid = any($1)",
        [processes],
      );
      return new Set(rows.map(({ pid }) => pid));
    } catch {
      return null;
    } finally {
      void client.end().catch(() => {});
    }
  }
}
