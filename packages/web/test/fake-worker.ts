import { afterAll, beforeEach, expect, vi } from 'vitest';
import type { FromWorker, Kind, News, ToWorker } from '../src/values/questions.ts';

/** A worker whose answers a test controls. */
export class FakeWorker extends EventTarget {
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

export const worker = (): FakeWorker => FakeWorker.all.at(-1) ?? expect.fail();
export const fail = (one: FakeWorker | undefined) => one?.dispatchEvent(new Event('error'));

const end = () => {
  // After a failure, the next question starts another worker.
  fail(FakeWorker.all.at(-1));
  FakeWorker.all.length = 0;
};

/** Gives each test of a file a separate worker. */
export function fakeWorkers(): void {
  beforeEach(() => {
    end();
    vi.stubGlobal('Worker', FakeWorker);
  });
  afterAll(() => {
    end();
    vi.unstubAllGlobals();
  });
}

/** Returns the questions of a kind that the worker got, in order. */
export const asked = (kind: Kind) =>
  FakeWorker.all.flatMap(({ told }) => told).flatMap((one) => (one.kind === kind ? [one] : []));

/** Sends news about the latest question of a kind. */
export function tell(kind: Kind, news: unknown): void {
  const { id } = asked(kind).at(-1) ?? expect.fail();
  worker().say({ id, news: news as News<Kind> });
}
export const answered = (answer: unknown) => ({ kind: 'done', answer });
