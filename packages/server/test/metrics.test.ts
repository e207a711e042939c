import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from '../src/node/metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the values of a node's own metrics, by name and labels. */
async function values({ registry }: ReturnType<typeof createMetrics>): Promise<Record<string, number>> {
  const lines = (await registry.metrics()).matchAll(/^dicehall_(\S+) (\S+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, Number(value)]));
}

const setup = (size: () => Promise<number>) =>
  createMetrics({
    store: { health: async () => ({ writes: false }), retention: { size } } as never,
    bus: { isUp: () => true } as never,
    streams: () => 2,
    liveTables: () => 3,
    expertQuestions: () => 4,
    connectionWaits: () => 5,
  });

test('the metrics contain the state of bus and store, the database size, and the numbers of streams, tables and waiting requests', async () => {
  expect(await values(setup(async () => 6))).toMatchObject({
    bus_up: 1,
    store_up: 0,
    streams: 2,
    live_tables: 3,
    expert_questions: 4,
    connection_waits: 5,
    database_bytes: 6,
  });
});

test('the metrics count writes, deletions, refusals and responses', async () => {
  const metrics = setup(async () => 0);
  metrics.written({ kind: 'played', seat: 0, by: 'clock', entries: [] }, 250);
  metrics.written({ kind: 'held', seat: 1, by: 0 }, 1000);
  metrics.deleted({ guests: 2, chat: 0 } as never);
  metrics.limited('connection');
  metrics.answered('/me', 'GET', 200, 100);
  metrics.answered('/me', 'GET', 429, 100);
  const found = await values(metrics);
  expect(Object.keys(found).filter((name) => name.startsWith('moves_total'))).toHaveLength(1);
  expect(await metrics.registry.metrics()).toContain('\nprocess_cpu_seconds_total ');
  expect(found).toMatchObject({
    'moves_total{by="clock"}': 1,
    'events_total{kind="played"}': 1,
    'events_total{kind="held"}': 1,
    write_seconds_sum: 1.25,
    'deleted_total{kind="guests"}': 2,
    'limited_total{what="connection"}': 1,
    'limited_total{what="request"}': 1,
    'request_seconds_count{route="/me",method="GET",status="200"}': 1,
    'request_seconds_sum{route="/me",method="GET",status="200"}': 0.1,
    'request_seconds_count{route="/me",method="GET",status="429"}': 1,
  });
});

test('the size of the database is queried once a minute, and the last known size is shown after an error', async () => {
  let now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const size = vi.fn(async () => 7);
  const metrics = setup(size);
  const shown = async (at: number) => {
    now = at;
    return [(await values(metrics)).database_bytes, size.mock.calls.length];
  };
  expect([await shown(1000), await shown(61_000), await shown(61_001)]).toEqual([
    [7, 1],
    [7, 1],
    [7, 2],
  ]);
  size.mockRejectedValue(new Error('no answer'));
  expect(await shown(121_002)).toEqual([7, 3]);
});
