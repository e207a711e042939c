import { expect, test } from 'vitest';
import { answerTo, ask } from '../src/values/ask.ts';
import { FakeWorker, fail, fakeWorkers, worker } from './fake-worker.ts';

fakeWorkers();

const match = { game: 'greed', options: {}, seats: 2 };

test('one worker gets all questions, and each caller receives the updates on its own question', async () => {
  const heard: unknown[] = [];
  ask('warm-up', match, (news) => heard.push(['warm-up', news.kind]));
  ask('open', { ...match, by: 'coach' }, (news) => heard.push(['open', news.kind]));
  expect(FakeWorker.all).toHaveLength(1);
  const [first, second] = worker().told.map(({ id }) => id);
  worker().say({ id: second ?? 0, news: { kind: 'progress', stage: 'solving', share: 0.5 } });
  worker().say({ id: first ?? 0, news: { kind: 'done', answer: null } });
  expect(heard).toEqual([
    ['open', 'progress'],
    ['warm-up', 'done'],
  ]);
});

test('a cancelled question gets no more updates, and an answered one cannot be cancelled', async () => {
  const heard: string[] = [];
  const cancelFirst = ask('warm-up', match, (news) => heard.push(news.kind));
  const cancelSecond = ask('warm-up', match, (news) => heard.push(news.kind));
  const [first, second] = worker().told.map(({ id }) => id);
  cancelFirst();
  worker().say({ id: first ?? 0, news: { kind: 'done', answer: null } });
  worker().say({ id: second ?? 0, news: { kind: 'done', answer: null } });
  cancelSecond();
  expect(heard).toEqual(['done']);
  expect(worker().told.filter(({ kind }) => kind === 'cancel')).toEqual([{ id: first, kind: 'cancel' }]);
});

test('when the worker fails, pending questions fail, and the next question starts another worker', async () => {
  const answer = answerTo('warm-up', match);
  const failed = worker();
  fail(failed);
  await expect(answer).rejects.toThrow('warm-up');
  expect(failed.isEnded).toBe(true);
  ask('warm-up', match, () => {});
  expect(FakeWorker.all).toHaveLength(2);
  // A second error of the first worker does not replace the second worker.
  fail(failed);
  ask('warm-up', match, () => {});
  expect(FakeWorker.all).toHaveLength(2);
});

test('aborting a question cancels it', () => {
  const stop = new AbortController();
  void answerTo('warm-up', match, stop.signal);
  const [asked] = worker().told;
  stop.abort();
  expect(worker().told.slice(1)).toEqual([{ id: asked?.id, kind: 'cancel' }]);
});
