import { gameOf } from '@dicehall/engine';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Page } from '../src/app/Page.tsx';
import { GuideCard, GuideEnd } from '../src/guide/GuideCard.tsx';
import GuidePage from '../src/guide/GuidePage.tsx';
import { isNewTo } from '../src/guide/scripts.ts';
import { lastGame } from '../src/start/last-game.ts';
import { expectLines, outline } from './outline.ts';
import { openBrowser, render } from './render.tsx';

// The table is replaced, because other tests cover it.
vi.mock('../src/table/TableScreen.tsx', () => ({
  TableScreen: ({ cover, notice }: Readonly<Record<'cover' | 'notice', ReactNode>>) => (
    <>
      <div>{cover}</div>
      {notice}
    </>
  ),
}));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());

/** Visits a page and then the guided match. */
async function from(address: string) {
  vi.stubGlobal('location', { ...location, pathname: address });
  await render(<Page title="Before">{null}</Page>, address);
  vi.stubGlobal('location', { ...location, pathname: '/guide/threes' });
}

describe('the end screen of a guided match offers a real match or the invitation', () => {
  const ended = async (places: readonly number[] | null) => {
    const game = gameOf('threes');
    const step = places === null ? { kind: 'choose', seats: [0] } : { kind: 'over', places };
    const shown = { feed: { game }, view: { step }, frames: [] };
    const session = { model: { now: () => shown, onChange: () => () => {} } };
    return render(<GuideEnd session={session as never} />);
  };

  test.each([
    ['/', [1, 2], '## You win', 'Play a match (bright) → /quick'],
    ['/', [2, 1], '', 'Play a match (bright) → /quick'],
    ['/online/table/one', [1, 2], '## You win', 'Back to the invitation (bright) → /online/table/one'],
    ['/online/profile', [2, 1], '', 'Play a match (bright) → /quick'],
  ])(
    'the end of a guide that was opened from %s, with the places %j, offers the next step',
    async (address, places, headline, next) => {
      await from(address);
      const page = await ended(places);
      expectLines(page.box, `${headline}\n${next} Home → /`);
      await page.call(page.all('a')[0] ?? expect.fail(), 'onClick', { button: 0 });
      expect(lastGame()).toBe('threes');
    },
  );
});

describe('the page of a guided match leads from the first step to the end screen', () => {
  test('a guided match begins at its first step, is saved as offered, and shows its end only after the last step', async () => {
    await from('/online/table/one');
    expect(isNewTo('threes')).toBe(true);
    const page = await render(<GuidePage gameId="threes" />, '/guide/threes');
    await page.until(() => page.all('section').length, 1);
    expect(outline(page.box).slice(0, 2)).toEqual([
      '{Guided match}',
      'Guided match, step 1 of 8 Skip → /online/table/one',
    ]);
    await page.until(() => isNewTo('threes'), false);
    expect(page.texts('div')).toEqual(['']);
    await page.call(page.all('a')[0] ?? expect.fail(), 'onClick', { button: 0 });
    expect([lastGame(), page.visited.at(-1)]).toEqual(['threes', '/online/table/one']);
  });

  test.each(['none', 'pig'])('the guide page of %s is not found', async (game) => {
    expect((await render(<GuidePage gameId={game} />)).texts('h1')).toEqual(['Page not found']);
  });
});

describe('the card of a guide shows the current step', () => {
  const next = vi.fn();
  const usual = [
    { tell: 'guide-reveal' },
    { bot: {} },
    { ask: 'guide-decline', move: {} },
    { tell: 'guide' },
  ] as const;
  /** Returns the card at a step of a small script, in a given state of the table. */
  const shownAt = async (at: number, shown: object, steps: readonly object[] = usual) => {
    next.mockClear();
    await from('/');
    const now = {
      ...{
        feed: { game: gameOf('threes'), frames: [{}] },
        view: { step: { kind: 'choose', seats: [0] } },
        controls: { dice: [], note: null },
        count: 1,
        beats: { momentsAt: () => [{}, {}] },
      },
      ...{
        acting: [],
        problem: null,
        isBehind: false,
        isShowing: false,
        reveal: null,
        moment: null,
        ...shown,
      },
    };
    const session = {
      ...{ script: { steps }, now: () => at, onChange: () => () => {}, next },
      model: { now: () => now, onChange: () => () => {} },
    };
    return outline((await render(<GuideCard session={session as never} />)).box).slice(1);
  };
  const over = { view: { step: { kind: 'over', places: [1, 2] } } };

  test.each([
    [
      'a step to read',
      0,
      {},
      [
        'Guided match, step 1 of 3 Skip → /quick',
        'Now everything is revealed. Take your time.',
        '[Continue (bright, key R)]',
      ],
    ],
    [
      'a step to read, while the table still shows something',
      0,
      { isShowing: true },
      ['Guided match, step 1 of 3 Skip → /quick', 'Now everything is revealed. Take your time.'],
    ],
    [
      'a step to read, during a headline',
      0,
      { moment: { main: { event: { kind: 'banked' } } } },
      ['Guided match, step 1 of 3 Skip → /quick', 'Now everything is revealed. Take your time.'],
    ],
    ['a move of the bot', 1, {}, ['Guided match, step 1 of 3 Skip → /quick', 'The bot’s turn.']],
    [
      'a move of the bot, while the table still shows the learner',
      1,
      { acting: [0] },
      ['Guided match, step 1 of 3 Skip → /quick', 'Now everything is revealed. Take your time.'],
    ],
    ['a step that asks for a move', 2, {}, ['Guided match, step 2 of 3 Skip → /quick', 'No, thanks']],
    [
      'a step that asks for a move, while the table still shows the bot',
      2,
      { isShowing: true },
      ['Guided match, step 1 of 3 Skip → /quick', 'The bot’s turn.'],
    ],
    [
      'a step that asks for a move, during a reveal',
      2,
      { reveal: {} },
      ['Guided match, step 1 of 3 Skip → /quick', 'Now everything is revealed. Take your time.'],
    ],
    ['a wrong move', 2, { problem: 'Not that.' }, ['Not that. Skip → /quick', 'No, thanks']],
    ['the last step', 3, over, ['Guided match, step 3 of 3', 'Guided match']],
    [
      'the last step, while the table is behind',
      3,
      { ...over, isBehind: true },
      ['Guided match, step 1 of 3', 'The bot’s turn.'],
    ],
    [
      'the last step, during the headline before the end',
      3,
      { ...over, isBehind: true, moment: {}, step: 0 },
      ['Guided match, step 1 of 3', 'The bot’s turn.'],
    ],
    [
      'the last step, as soon as the end is announced',
      3,
      { ...over, isBehind: true, moment: {}, step: 1 },
      ['Guided match, step 3 of 3', 'Guided match'],
    ],
  ] as [string, number, object, string[]][])('the card of a guide shows %s', async (_, at, shown, lines) => {
    expect(await shownAt(at, shown)).toEqual(lines);
  });

  const dice = (...marked: number[]) => ({
    controls: {
      note: null,
      dice: [0, 2].map((position) => ({
        position,
        face: 3,
        mark: marked.includes(position) ? 'chosen' : 'open',
      })),
    },
  });

  test.each([
    ['the dice', { mark: [2] }],
    ['to play the dice', { move: {} }],
  ])('if other dice are marked while a step asks for %s, the card shows which to mark', async (_, asked) => {
    const steps = [
      { ask: 'guide-decline', mark: [2] },
      { ask: 'guide-decline', ...asked },
      { tell: 'guide' },
    ];
    expect((await shownAt(1, dice(0, 2), steps))[0]).toBe('Choose only the 3 first. Skip → /quick');
    expect((await shownAt(1, dice(), steps))[0]).toMatch(/^Guided match, step 2/);
  });

  test('a guide continues once the requested dice are marked and all events have been shown', async () => {
    const steps = [{ ask: 'guide-decline', mark: [2] }, { tell: 'guide' }];
    const calls: number[] = [];
    for (const shown of [dice(), dice(0), { ...dice(2), isShowing: true }, dice(2)]) {
      await shownAt(0, shown, steps);
      calls.push(next.mock.calls.length);
    }
    expect(calls).toEqual([0, 0, 0, 1]);
  });

  test.each([
    [
      {
        view: { step: { kind: 'throw', seat: 0, dice: 1 } },
        controls: { dice: [], note: { key: 'note-order', values: {} } },
      },
      'Each player rolls one die. The highest roll starts.',
    ],
    [{ isShowing: true }, '(empty)'],
    [{}, 'No, thanks'],
  ])('the first move is asked for once it is possible, with %j', async (shown, text) => {
    const steps = [{ ask: 'guide-decline', move: {} }, { tell: 'guide' }];
    expect(await shownAt(0, shown, steps)).toEqual(['Guided match, step 1 of 2 Skip → /quick', text]);
  });
});
