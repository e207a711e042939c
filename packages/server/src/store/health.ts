import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { isDiskFull } from './unavailable.ts';

/** Whether the database responds, and whether it accepts writes. */
export interface StoreHealth {
  readonly answers: boolean;
  readonly writes: boolean;
  /** The first migration that the schema lacks, for example after an older backup was restored; null if it has all. */
  readonly lacks: string | null;
  /** The error of a failed check; null if it succeeded. */
  readonly error: unknown;
}

/** The time in milliseconds after which a database without a response counts as hanging. */
const timeout = 1500;
/** The time in milliseconds for which a result is cached. Anyone may request the check, which writes a row. */
const lifetime = 1000;

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), timeout);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * The time in milliseconds for which a store counts as unable to write after its disk was full. No check runs during
 * this time: its row needs no additional space, so it could succeed although other writes fail.
 */
const fullFor = 5000;

export interface Health {
  check(): Promise<StoreHealth>;
  /** Records the error of a failed write. Call this for every failed write. */
  noteFailure(error: unknown): void;
}

/**
 * Makes the health check.
 * @param writer the connections used for appends
 * @param missing finds the first migration that the schema lacks
 */
export function createHealth(writer: Kysely<Database>, missing: () => Promise<string | null>): Health {
  let full: { readonly until: number; readonly error: unknown } | null = null;
  async function check(): Promise<StoreHealth> {
    if (full !== null && full.until > performance.now())
      return { answers: true, writes: false, lacks: null, error: full.error };
    let lacks: string | null;
    try {
      lacks = await inTime(missing());
    } catch (error) {
      return { answers: false, writes: false, lacks: null, error };
    }
    try {
      const write = writer
        .insertInto('settings')
        .values({ name: 'last-check', value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ since: sql<Date>`now()` }));
      await inTime(write.execute());
      return { answers: true, writes: true, lacks, error: null };
    } catch (error) {
      return { answers: true, writes: false, lacks, error };
    }
  }
  let last: { readonly until: number; readonly health: Promise<StoreHealth> } | null = null;
  return {
    check() {
      const now = performance.now();
      if (last === null || last.until < now) last = { until: now + lifetime, health: check() };
      return last.health;
    },
    noteFailure(error) {
      if (!isDiskFull(error)) return;
      full = { until: performance.now() + fullFor, error };
      last = null;
    },
  };
}
