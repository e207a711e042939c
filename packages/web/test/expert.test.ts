import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expertState, onExperts, prepareExpert } from '../src/local/bots.ts';
import { answered, asked, FakeWorker, fail, fakeWorkers, tell, worker } from './fake-worker.ts';

fakeWorkers();
beforeAll(() => vi.stubGlobal('__GAMES__', [{ id: 'greed', seats: { min: 2, max: 8 }, expertSeats: 2 }]));
afterAll(() => vi.unstubAllGlobals());

const table = (target: number, seats = 2) => ({ game: 'greed', options: { target }, seats });
const cancelled = () =>
  FakeWorker.all.flatMap(({ told }) => told).filter(({ kind }) => kind === 'cancel').length;
const progress = (share: number) => ({ kind: 'progress', stage: 'solving', share });

test('the expert of a table is solved once, and its progress is reported', () => {
  const heard = vi.fn();
  const stop = onExperts(heard);
  prepareExpert(table(500));
  prepareExpert(table(500));
  expect(asked('open').map(({ given }) => given)).toEqual([{ ...table(500), by: 'expert' }]);
  expect(expertState(table(500))).toBeUndefined();
  tell('open', progress(0.25));
  expect(expertState(table(500))).toEqual({ kind: 'solving', share: 0.25 });
  prepareExpert(table(500));
  tell('open', answered('solved'));
  expect(expertState(table(500))).toEqual({ kind: 'ready' });
  expect([asked('open').length, heard.mock.calls.length]).toEqual([1, 2]);
  stop();
  // The worker may have dropped the values in the meantime.
  prepareExpert(table(500));
  expect(asked('open')).toHaveLength(2);
});

test('an expert that cannot be solved is reported', () => {
  prepareExpert(table(600));
  tell('open', answered('failed'));
  expect(expertState(table(600))).toEqual({ kind: 'failed' });
  prepareExpert(table(700));
  fail(worker());
  expect(expertState(table(700))).toEqual({ kind: 'failed' });
});

test('preparing the expert of another table cancels a solve that is still running', () => {
  prepareExpert(table(800));
  tell('open', progress(0.5));
  prepareExpert(table(900));
  expect(expertState(table(800))).toBeUndefined();
  expect(cancelled()).toBe(1);
  tell('open', answered('solved'));
  prepareExpert(table(800));
  expect(expertState(table(900))).toEqual({ kind: 'ready' });
  expect(cancelled()).toBe(1);
});

test('no expert is solved for a table at which it plays at steady level', () => {
  prepareExpert(table(500, 3));
  expect(asked('open')).toEqual([]);
});
