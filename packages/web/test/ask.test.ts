import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerTo, ask } from '../src/values/ask.ts';
import type { FromWorker, ToWorker } from '../src/values/questions.ts';

/** A worker that answers when a test says so. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly told: ToWorker[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}
beforeAll(() => void vi.stubGlobal('Worker', FakeWorker));
afterAll(() => vi.unstubAllGlobals());

const match = { game: 'greed', options: {}, seats: 2 };

const worker = (): FakeWorker => FakeWorker.all.at(-1) ?? expect.fail();
const fail = (one: FakeWorker | undefined) => one?.dispatchEvent(new Event('error'));

beforeEach(() => {
  // After a failure, the next question starts another worker.
  fail(FakeWorker.all.at(-1));
  FakeWorker.all.length = 0;
});
afterAll(() => void fail(FakeWorker.all.at(-1)));

test('one worker gets all questions, and each caller receives its own news', async () => {
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

test('a cancelled question gets no more news, and an answered one cannot be cancelled', async () => {
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

test('when the worker fails, pending questions fail, and the next one starts another worker', async () => {
  const answer = answerTo('warm-up', match);
  const failed = worker();
  fail(failed);
  await expect(answer).rejects.toThrow('warm-up');
  expect(failed.isEnded).toBe(true);
  ask('warm-up', match, () => {});
  expect(FakeWorker.all).toHaveLength(2);
});
