import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Asker, Cancelled, letOthers } from '../src/values/asker.ts';
import type { Kind } from '../src/values/questions.ts';

const said: unknown[] = [];
const all: Asker[] = [];
const asker = (kind: Kind, id = 1): Asker => {
  const one = new Asker(id, kind);
  all.push(one);
  return one;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('self', { postMessage: (message: unknown) => said.push(message) });
  said.length = 0;
});
afterEach(() => {
  for (const one of all.splice(0)) one.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns whether the first question waits while the second one is pending. */
async function waitsFor(first: Kind, second: Kind): Promise<boolean> {
  const [one, other] = [asker(first), asker(second, 2)];
  let isDone = false;
  const pause = one.pause().then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  const waits = !isDone;
  other.leave();
  await vi.advanceTimersByTimeAsync(20);
  await pause;
  one.leave();
  return waits;
}

test('questions are answered in this order: moves, advice, opening and exploring, reviews, all others', async () => {
  const order = [
    ['move'],
    ['advise'],
    ['open', 'explore', 'warm-up'],
    ['review'],
    ['play', 'mistakes'],
  ] as const;
  for (const [at, kinds] of order.entries())
    for (const [other, others] of order.entries())
      for (const first of kinds)
        for (const second of others)
          expect([first, second, await waitsFor(first, second)]).toEqual([first, second, other < at]);
});

test('an answered question gets no more updates', () => {
  for (const kind of ['done', 'failed'] as const) {
    const one = asker('open', 7);
    one.tell({ kind: 'progress', stage: 'solving', share: 0.5 });
    expect(one.isWaiting).toBe(true);
    one.tell(kind === 'done' ? { kind, answer: 'solved' } : { kind });
    one.tell({ kind: 'progress', stage: 'solving', share: 1 });
    expect(one.isWaiting).toBe(false);
    expect(said.splice(0)).toEqual([
      { id: 7, news: { kind: 'progress', stage: 'solving', share: 0.5 } },
      { id: 7, news: kind === 'done' ? { kind, answer: 'solved' } : { kind } },
    ]);
  }
});

test('a cancelled question ends at its next pause, and gets no answer', async () => {
  const one = asker('review');
  one.leave();
  one.tell({ kind: 'failed' });
  const pause = expect(one.pause()).rejects.toThrow(Cancelled);
  await vi.advanceTimersByTimeAsync(0);
  await pause;
  expect(said).toEqual([]);
});

test('a question that waits for others continues when its priority rises', async () => {
  asker('move');
  let rank = 0;
  let isDone = false;
  const letting = letOthers(() => rank).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(50);
  expect(isDone).toBe(false);
  rank = 4;
  await vi.advanceTimersByTimeAsync(20);
  await letting;
  expect(isDone).toBe(true);
});
