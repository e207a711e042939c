import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Snapshot, TableState } from '../../src/protocol/index.ts';
import { snapshotText } from '../../src/service/snapshot-text.ts';
import { TurnScheduler, type TurnSchedulerDeps } from '../../src/service/turn-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A scheduler that records the times at which it looks for deadlines. The clock can run ahead of the timers. */
function scheduler({ exclusive = true, next = async (): Promise<number | null> => null, claims = [0] } = {}) {
  const start = Date.now();
  const clock = { ahead: 0 };
  const looks: number[] = [];
  const now = () => Date.now() - start + clock.ahead;
  const claim = async () => {
    looks.push(now());
    return Array.from({ length: claims.shift() ?? 0 }, (_, table) => `table ${table}`);
  };
  const played: string[] = [];
  const deps = {
    ...{ now, think: 0, bots: {}, onError: (error: unknown) => expect.unreachable(String(error)) },
    store: { exclusive, deadlines: { claim, next } },
    liveTables: {
      findFresh: async (id: string) => {
        played.push(id);
        return null;
      },
    },
  } as unknown as TurnSchedulerDeps;
  return { turns: new TurnScheduler(deps), clock, looks, played };
}

test('the scheduler wakes up at the earliest of the times it was given', async () => {
  const { turns, looks } = scheduler();
  turns.wake(300);
  turns.wake(100);
  turns.wake(200);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toEqual([100]);
});

test('a wake-up that is overdue because the clock was set forward makes way for a later one', async () => {
  const { turns, clock, looks } = scheduler();
  turns.wake(60_000);
  clock.ahead = 61_000;
  turns.wake(61_500);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toEqual([61_500]);
  turns.wake(100_000);
  clock.ahead = 200_000;
  turns.wakeIfLate();
  await vi.advanceTimersByTimeAsync(0);
  expect(looks).toEqual([61_500, 201_000]);
});

test('a deadline that stays overdue is tried again after 5 ms, and not in a loop', async () => {
  const { turns, looks } = scheduler({ next: async () => 0 });
  turns.start();
  await vi.advanceTimersByTimeAsync(12);
  await turns.stop();
  expect(looks).toEqual([0, 5, 10]);
  await vi.advanceTimersByTimeAsync(100);
  expect(looks).toHaveLength(3);
});

test.each([
  ['the only node of a database does not look again without a deadline', true, [0]],
  [
    'a node that shares its database looks for overdue deadlines of others every 500 ms',
    false,
    [0, 500, 1000],
  ],
])('%s', async (_, exclusive, looked) => {
  const { turns, looks } = scheduler({ exclusive });
  turns.start();
  await vi.advanceTimersByTimeAsync(1200);
  expect(looks).toEqual(looked);
});

test('a full batch of tables is followed by another one at once', async () => {
  const { turns, looks, played } = scheduler({ claims: [64, 3] });
  turns.start();
  await vi.advanceTimersByTimeAsync(0);
  expect([looks, played.length]).toEqual([[0, 0], 67]);
});

test('the text of a snapshot is its JSON, whichever part of the table has changed since the last one', () => {
  const seats: TableState['seats'] = [];
  const parts = { id: 'table', status: 'open', seats, match: null, chat: true, said: [] as unknown[] };
  const changes: Partial<Record<keyof typeof parts, unknown>>[] = [
    {},
    { status: 'playing' },
    { match: { scores: [1] } },
    { match: { scores: [2] }, said: ['hello'] },
    { chat: false },
  ];
  for (const change of changes) {
    Object.assign(parts, change);
    const snapshot = { seq: 7, you: { person: null }, table: { ...parts } } as unknown as Snapshot;
    expect(snapshotText(snapshot)).toBe(JSON.stringify(snapshot));
  }
});
