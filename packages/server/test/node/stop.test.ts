import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Serving, stopOnSignals } from '../../src/node/serve.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;
const listeners = () => signals.map((signal) => process.listeners(signal));
const before = listeners();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const [at, signal] of signals.entries())
    for (const one of process.listeners(signal)) if (!before[at]?.includes(one)) process.off(signal, one);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Waits for signals with a server that stops when `end` is called. */
function waiting() {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  let end = () => {};
  const stop = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const stopped = stopOnSignals({ server: { stop } } as unknown as Serving);
  const [own] = process.listeners('SIGTERM').slice(-1);
  return { exit, stop, stopped, end: () => end(), signal: () => own?.('SIGTERM') };
}

test('a server that does not stop is ended after 9 seconds, before Docker kills it after 10', () => {
  const { exit, stop, signal } = waiting();
  signal();
  vi.advanceTimersByTime(8999);
  expect([stop.mock.calls.length, exit.mock.calls]).toEqual([1, []]);
  vi.advanceTimersByTime(1);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a second signal ends the server immediately', () => {
  const { exit, signal } = waiting();
  signal();
  expect(exit.mock.calls).toEqual([]);
  signal();
  expect(exit.mock.calls).toEqual([[1]]);
});

test('a stopped server listens for no more signals and is not ended by force', async () => {
  const { exit, stopped, end, signal } = waiting();
  signal();
  end();
  await stopped;
  vi.advanceTimersByTime(60_000);
  expect([exit.mock.calls, listeners()]).toEqual([[], before]);
});
