import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useReview } from '../src/review/use-review.ts';
import { answered, asked, fakeWorkers, tell } from './fake-worker.ts';
import { renderHook } from './render-hook.tsx';
import { settled } from './settled.ts';

fakeWorkers();
afterEach(() => vi.unstubAllGlobals());

let nth = 0;
beforeEach(() => {
  nth += 1;
});
/** A match that no test before has reviewed. */
const match = () => ({ game: 'greed', options: {}, log: [nth] }) as never;
const review = { unit: 'win' };
const open = async (record: () => Promise<never>) => {
  const onReviewed = vi.fn();
  const hook = await renderHook(() => useReview(record, onReviewed));
  return { ...hook, onReviewed, hears: (news: unknown) => hook.does(() => tell('review', news)) };
};
const opened = () => {
  const record = match();
  return open(async () => record);
};

describe('a match is reviewed when its page opens', () => {
  test('the review shows its progress, then a first result while a better one is computed, and then the final one', async () => {
    const page = await opened();
    expect(asked('review').map(({ given }) => given)).toEqual([{ record: match(), method: 'soon' }]);
    expect(page.now().state).toEqual({ kind: 'at-work', method: 'soon', share: 0 });
    await page.hears({ kind: 'progress', stage: 'solving', share: 0.5 });
    expect(page.now().state).toEqual({ kind: 'at-work', method: 'soon', share: 0.5 });
    await page.hears({ kind: 'part', answer: { review: 'rough' } });
    expect([page.now().state.kind, page.now().done?.review]).toEqual(['at-work', 'rough']);
    expect(page.onReviewed).not.toHaveBeenCalled();
    await page.hears(answered({ review }));
    expect([page.now().state, page.now().done]).toEqual([{ kind: 'done' }, { review, record: match() }]);
    expect(page.onReviewed.mock.calls).toEqual([[review]]);
    await page.leave();
  });

  test('a reviewed match is reviewed again only for an exact analysis', async () => {
    const first = await opened();
    await first.hears(answered({ review }));
    await first.leave();
    const again = await opened();
    expect([again.now().state.kind, again.now().done?.review, asked('review').length]).toEqual([
      'done',
      review,
      1,
    ]);
    expect(again.onReviewed).toHaveBeenCalledTimes(1);
    await again.does(({ start }) => start('exact'));
    expect(again.now().state).toMatchObject({ kind: 'at-work', method: 'exact' });
    expect([again.now().done?.review, asked('review').length]).toEqual([review, 2]);
    await again.leave();
  });

  test('a match with the same entries but other rules is reviewed by itself', async () => {
    const first = await opened();
    await first.hears(answered({ review }));
    await first.leave();
    const other = await open(async () => ({ ...(match() as object), options: { target: 5000 } }) as never);
    expect([other.now().state.kind, asked('review').length]).toEqual(['at-work', 2]);
    await other.leave();
  });

  test('only the reviews of the last matches are kept', async () => {
    const reviewed = async (number: number) => {
      const page = await open(async () => ({ ...(match() as object), options: { number } }) as never);
      const isKnown = page.now().done !== null;
      if (!isKnown) await page.hears(answered({ review }));
      await page.leave();
      return isKnown;
    };
    expect([await reviewed(0), await reviewed(0)]).toEqual([false, true]);
    for (let number = 1; number <= 8; number++) await reviewed(number);
    expect([await reviewed(8), await reviewed(0)]).toEqual([true, false]);
  });

  test.each([
    ['is not known', async () => null as never],
    ['cannot be read', () => Promise.reject(new Error('no'))],
  ])('a match whose record %s cannot be reviewed', async (_, record) => {
    const page = await open(record);
    expect([page.now().state, asked('review')]).toEqual([{ kind: 'failed' }, []]);
    await page.leave();
  });

  test('a review that fails can be started again', async () => {
    const page = await opened();
    await page.hears({ kind: 'failed' });
    expect(page.now().state).toEqual({ kind: 'failed' });
    await page.does(({ start }) => start('soon'));
    await page.hears(answered({ review }));
    expect(page.now().state).toEqual({ kind: 'done' });
    await page.leave();
  });

  test('after it is cancelled, a review is idle or keeps its first result', async () => {
    for (const found of [false, true]) {
      nth += 1;
      const page = await opened();
      if (found) await page.hears({ kind: 'part', answer: { review } });
      await page.does(({ cancel }) => cancel());
      expect([page.now().state.kind, asked('cancel' as never).length > 0]).toEqual([
        found ? 'done' : 'idle',
        true,
      ]);
      await page.leave();
    }
  });

  test('starting another review, or leaving the page, cancels the running one', async () => {
    const page = await opened();
    const [first] = asked('review');
    const cancelled = () => asked('cancel' as never).map(({ id }) => id);
    await page.does(({ start }) => start('exact'));
    expect(cancelled()).toEqual([first?.id]);
    await page.leave();
    expect(cancelled()).toEqual([first?.id, asked('review').at(-1)?.id]);
  });

  test('a page that is left before its record is loaded starts no review', async () => {
    let give = (_: never) => {};
    const page = await open(() => new Promise((resolve) => (give = resolve)));
    await page.leave();
    give(match());
    await settled();
    expect(asked('review')).toEqual([]);
  });
});
