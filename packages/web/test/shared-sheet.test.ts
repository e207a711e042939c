import { firstRetry, longestRetry, maxSilence } from '@dicehall/server/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSheet } from '../src/sheet/shared-sheet.ts';

class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  isClosed = false;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    FakeSource.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
  say(kind: string, data: unknown = null): void {
    this.dispatchEvent(Object.assign(new Event(kind), { data: JSON.stringify(data) }));
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();
let seen = 3;
let heard: string[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  // The longest pauses, which are random.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  page.visibilityState = 'visible';
  FakeSource.all.length = 0;
  seen = 3;
  heard = [];
  stop = followSheet('s1', {
    seen: () => seen,
    onLine: ({ seq }) => heard.push(`line ${seq}`),
    onLink: (link) => heard.push(link),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const last = () => FakeSource.all.at(-1) ?? expect.fail();
const count = () => FakeSource.all.length;

test('a shared sheet is followed from its last known line, and a line that cannot be read is left out', () => {
  expect(last().address).toBe('/api/v1/sheets/s1/events?since=3');
  last().say('beat');
  last().say('line', { seq: 4, key: 'k4', change: { type: 'next' } });
  last().say('line', { seq: 'five' });
  expect(heard).toEqual(['live', 'line 4']);
});

test('a lost stream is opened again after a pause that doubles up to a limit, and starts short after a beat', () => {
  const pauses: number[] = [];
  const lose = () => {
    const before = count();
    const from = Date.now();
    last().say('error');
    expect(last().isClosed).toBe(true);
    while (count() === before) vi.advanceTimersByTime(100);
    pauses.push(Date.now() - from);
  };
  for (let time = 0; time < 8; time++) lose();
  const doubled = Array.from({ length: 8 }, (_, time) => Math.min(longestRetry, firstRetry * 2 ** time));
  for (const [time, pause] of pauses.entries())
    expect(Math.abs(pause - (doubled[time] ?? 0))).toBeLessThan(101);
  expect(heard.filter((one) => one === 'lost')).toHaveLength(8);
  last().say('beat');
  lose();
  expect(Math.abs((pauses.at(-1) ?? 0) - firstRetry)).toBeLessThan(101);
});

test('an error of an old stream changes nothing', () => {
  const old = last();
  browser.dispatchEvent(new Event('online'));
  expect([count(), old.isClosed]).toEqual([2, true]);
  old.say('error');
  vi.advanceTimersByTime(firstRetry * 2);
  expect([count(), heard]).toEqual([2, []]);
});

test('a silent stream is opened again, with the lines that are known by then', () => {
  vi.advanceTimersByTime(maxSilence - 1000);
  last().say('beat');
  vi.advanceTimersByTime(maxSilence - 5000);
  last().say('line', { seq: 4, key: 'k4', change: { type: 'next' } });
  vi.advanceTimersByTime(maxSilence - 5000);
  expect(count()).toBe(1);
  seen = 4;
  vi.advanceTimersByTime(10_001);
  expect(count()).toBe(2);
  expect(last().address).toBe('/api/v1/sheets/s1/events?since=4');
  vi.advanceTimersByTime(maxSilence - 5000);
  expect(count()).toBe(2);
});

test('a stream is opened again when the page is shown or restored, not when it is hidden', () => {
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(count()).toBe(1);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(2);
  browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(count()).toBe(3);
});

test('a sheet that is no longer followed stays closed', () => {
  const source = last();
  source.say('error');
  stop();
  expect(source.isClosed).toBe(true);
  page.dispatchEvent(new Event('visibilitychange'));
  browser.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(10 * maxSilence);
  expect([count(), heard]).toEqual([1, ['lost']]);
});
