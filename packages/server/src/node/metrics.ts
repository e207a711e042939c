import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/index.ts';
import type { Happening } from '../table/happening.ts';

/** What the server counts, for Prometheus. */
export interface Metrics {
  readonly registry: Registry;
  written(body: Happening, took: number): void;
  answered(route: string, method: string, status: number, seconds: number): void;
}

const writeBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The metrics of one server. */
export function createMetrics(needs: {
  readonly store: Store;
  readonly bus: Bus;
  readonly streams: () => number;
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
    help: 'From deciding an event to having it on disk',
    buckets: writeBuckets,
    registers,
  });
  const requests = new Histogram({
    name: 'dicehall_request_seconds',
    help: 'Answered requests',
    labelNames: ['route', 'method', 'status'],
    buckets: writeBuckets,
    registers,
  });
  new Gauge({
    name: 'dicehall_streams',
    help: 'Open streams',
    registers,
    collect() {
      this.set(needs.streams());
    },
  });
  new Gauge({
    name: 'dicehall_bus_up',
    help: 'Is the bus connected?',
    registers,
    collect() {
      this.set(needs.bus.isUp() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'dicehall_store_up',
    help: 'Does the store answer?',
    registers,
    async collect() {
      const up = await needs.store.ping().then(
        () => true,
        () => false,
      );
      this.set(up ? 1 : 0);
    },
  });
  new Gauge({
    name: 'dicehall_tables',
    help: 'Tables, by status',
    labelNames: ['status'],
    registers,
    async collect() {
      // What cannot be counted now stays as it was; whether the store answers is said above.
      const counts = await needs.store.tables.countByStatus().catch(() => null);
      if (counts === null) return;
      for (const status of ['open', 'playing', 'over']) this.set({ status }, counts[status] ?? 0);
    },
  });
  return {
    registry,
    written(body, took) {
      events.inc({ kind: body.kind });
      if (body.kind === 'played') moves.inc({ by: body.by });
      writes.observe(took / 1000);
    },
    answered(route, method, status, seconds) {
      requests.observe({ route, method, status }, seconds);
    },
  };
}
