import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import type { RetentionCounts } from '../service/retention.ts';
import type { Store } from '../store/index.ts';
import type { LogEvent } from '../table/log-event.ts';

export interface Metrics {
  readonly registry: Registry;
  written(body: LogEvent, took: number): void;
  deleted(counts: RetentionCounts): void;
  /** Counts a request or a connection that exceeded a limit. */
  limited(what: 'request' | 'connection'): void;
  /**
   * Counts a response.
   * @param took the duration in milliseconds
   */
  answered(route: string, method: string, status: number, took: number): void;
}

/**
 * The time in milliseconds for which the size of the database is cached. To compute it, the database examines all its
 * files.
 */
const sizeLifetime = 60_000;

function databaseSize({ retention }: Store): () => Promise<number> {
  let last = { until: 0, size: 0 };
  return async () => {
    const now = performance.now();
    // Errors are ignored here, because `dicehall_store_up` reports a database that does not respond.
    if (last.until < now)
      last = { until: now + sizeLifetime, size: await retention.size().catch(() => last.size) };
    return last.size;
  };
}

const writeBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(deps: {
  readonly store: Store;
  readonly bus: Bus;
  readonly streams: () => number;
  readonly liveTables: () => number;
  readonly expertQuestions: () => number;
  readonly connectionWaits: () => number;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const moves = new Counter({
    name: 'dicehall_moves_total',
    help: 'Moves written, by who decided them',
    labelNames: ['by'],
    registers,
  });
  const events = new Counter({
    name: 'dicehall_events_total',
    help: 'Events written, by kind',
    labelNames: ['kind'],
    registers,
  });
  const writes = new Histogram({
    name: 'dicehall_write_seconds',
    help: 'Time from the decision until an event is on disk',
    buckets: writeBuckets,
    registers,
  });
  const requests = new Histogram({
    name: 'dicehall_request_seconds',
    help: 'Time to answer requests',
    labelNames: ['route', 'method', 'status'],
    buckets: writeBuckets,
    registers,
  });
  const limited = new Counter({
    name: 'dicehall_limited_total',
    help: 'Requests refused with 429, and connections cut off, because of a limit',
    labelNames: ['what'],
    registers,
  });
  const deletions = new Counter({
    name: 'dicehall_deleted_total',
    help: 'Tables, people and lines deleted because of their age, by kind',
    labelNames: ['kind'],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await value());
      },
    });
  gauge('dicehall_streams', 'Open streams', deps.streams);
  gauge('dicehall_bus_up', '1 if the bus is connected', () => Number(deps.bus.isUp()));
  gauge('dicehall_store_up', '1 if the store takes writes', async () =>
    Number((await deps.store.health()).writes),
  );
  gauge('dicehall_live_tables', 'Tables in the memory of this node', deps.liveTables);
  gauge('dicehall_expert_questions', 'Questions to experts without an answer yet', deps.expertQuestions);
  gauge(
    'dicehall_connection_waits',
    'Queries that wait for a free connection to PostgreSQL',
    deps.connectionWaits,
  );
  gauge('dicehall_database_bytes', 'Size of the database on disk', databaseSize(deps.store));
  return {
    registry,
    deleted(counts) {
      for (const [kind, count] of Object.entries(counts)) deletions.inc({ kind }, count);
    },
    written(body, took) {
      events.inc({ kind: body.kind });
      if (body.kind === 'played') moves.inc({ by: body.by });
      writes.observe(took / 1000);
    },
    limited(what) {
      limited.inc({ what });
    },
    answered(route, method, status, took) {
      if (status === 429) limited.inc({ what: 'request' });
      requests.observe({ route, method, status }, took / 1000);
    },
  };
}
