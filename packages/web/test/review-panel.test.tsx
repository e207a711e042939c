import { gameOf, makeRecord, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import ReviewPanel from '../src/review/ReviewPanel.tsx';
import { answered, asked, fakeWorkers, tell } from './fake-worker.ts';
import { openBrowser, render } from './render.tsx';

fakeWorkers();
const spied = () => vi.spyOn(announcer, 'say');
let say: ReturnType<typeof spied>;
beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
  say = spied();
});
afterEach(() => {
  say.mockRestore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const game = gameOf('greed');
let nth = 0;
/** Returns a match that no earlier test has reviewed. */
const match = () => {
  nth += 50;
  return makeRecord(
    { game, options: withDefaults(game.options, { target: 500 + nth }), names: ['Ada', 'Bo'] },
    [],
  );
};
const review = {
  ...{
    how: 'exact',
    unit: 'win',
    noise: 0,
    exact: true,
    start: [0.5, 0.5],
    result: [0.5, 0.5],
    entries: [],
    margin: 0,
  },
  players: [0, 1].map(() => ({
    luck: 0,
    error: 0,
    choices: 0,
    goodChoices: 0,
    othersLuck: 0,
    othersChoices: 0,
    met: 0,
    left: 0,
  })),
};
const answer = (canSolve: boolean) => ({ review, rollouts: 0, canSolve });

async function opened(record: unknown = match()) {
  const onReviewed = vi.fn();
  const page = await render(
    <ReviewPanel
      record={async () => record as never}
      mine={[0]}
      link={{ kind: 'address', replay: '/replay/x' }}
      onReviewed={onReviewed}
    />,
  );
  return {
    ...page,
    onReviewed,
    hears: (news: unknown) => page.does(() => tell('review', news)),
    /** Returns the text of the panel without its name and without the lines of the report. */
    frame() {
      const lines = page.outline().slice(2);
      const at = lines.findIndex((one) => one.startsWith('You made no mistakes'));
      const last = lines.findLastIndex((one) => one.startsWith('Exact: '));
      return at === -1 ? lines : [...lines.slice(0, at), 'the report', ...lines.slice(last + 1)];
    },
  };
}

const whole = [
  'An exact analysis is possible. It takes up to a minute and a lot of memory.',
  '[Exact analysis]',
];
const reviewing = ['Analysing the match…', '<Analysing the match… 0 of 100> [Cancel]'];
const solving = (percent: number) => [
  'Analysing the match…',
  `<Analysing the match… ${percent} of 100> [Cancel]`,
];

const failed =
  'alert: The analysis failed. This device may not have enough memory, or the record is not available right now.';

describe('the review panel of a match starts reviews and shows their progress', () => {
  test('a review starts by itself, and shows its progress, then a first report, and finally only the full report', async () => {
    const page = await opened();
    expect(page.outline()).toEqual(['{Analysis}', '## Analysis', ...reviewing]);
    await page.hears({ kind: 'progress', stage: 'solving', share: 0.509 });
    expect(page.frame()).toEqual(solving(50));
    await page.hears({ kind: 'part', answer: answer(false) });
    expect(page.frame()).toEqual([...solving(50), 'the report']);
    expect(page.onReviewed).not.toHaveBeenCalled();
    await page.hears(answered(answer(false)));
    expect([page.frame(), say.mock.calls, page.onReviewed.mock.calls]).toEqual([
      ['the report'],
      [['The analysis is ready.']],
      [[review]],
    ]);
  });

  test('a match that can be solved is solved on request while the earlier report stays; cancelling keeps that report', async () => {
    const page = await opened();
    await page.hears(answered(answer(true)));
    expect(page.frame()).toEqual(['the report', ...whole]);
    await page.press('Exact analysis');
    expect(asked('review').at(-1)?.given).toMatchObject({ method: 'exact' });
    expect(page.frame()).toEqual([...solving(0), 'the report']);
    say.mockClear();
    await page.press('Cancel');
    expect(page.frame()).toEqual(['the report', ...whole]);
    expect(say.mock.calls).toEqual([]);
    await page.press('Exact analysis');
    await page.hears(answered(answer(false)));
    expect(page.frame()).toEqual(['the report']);
  });

  test('a review that was cancelled, or that failed, can be started again', async () => {
    const page = await opened();
    await page.press('Cancel');
    expect(page.frame()).toEqual(['[Analyse]']);
    await page.press('Analyse');
    expect([page.frame(), asked('review').map(({ given }) => (given as { method: string }).method)]).toEqual([
      reviewing,
      ['soon', 'soon'],
    ]);
    await page.hears({ kind: 'failed' });
    expect(page.frame()).toEqual([failed, '[Analyse]']);
    await page.press('Analyse');
    expect(page.frame()).toEqual(reviewing);
    expect((await opened(null)).frame()).toEqual([failed, '[Analyse]']);
  });

  test('a review that takes longer than two seconds announces once that it is running', async () => {
    const page = await opened();
    await page.does(() => vi.advanceTimersByTime(1999));
    expect(say.mock.calls).toEqual([]);
    await page.does(() => vi.advanceTimersByTime(60_000));
    expect(say.mock.calls).toEqual([['Analysing the match…']]);
    const quick = await opened();
    await quick.does(() => vi.advanceTimersByTime(1000));
    await quick.hears(answered(answer(false)));
    await quick.does(() => vi.advanceTimersByTime(60_000));
    expect(say.mock.calls.slice(1)).toEqual([['The analysis is ready.']]);
  });
});
