import { err, ok } from '@dicehall/engine';
import { dailyPuzzles, dayOf } from '@dicehall/strategy';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startMatch } from '../src/local/start-match.ts';
import { savedMatch } from '../src/local/store.ts';
import { DailyMatch } from '../src/puzzles/DailyMatch.tsx';
import DailyPage from '../src/puzzles/DailyPage.tsx';
import {
  gamesOf,
  keepAttempt,
  keepDaily,
  keptAttempt,
  keptDaily,
  type MatchResult,
  puzzleGames,
} from '../src/puzzles/daily-store.ts';
import { useSet } from '../src/puzzles/use-set.ts';
import { answerTo } from '../src/values/ask.ts';
import { openBrowser, render, set } from './render.tsx';

vi.mock('../src/values/ask.ts', () => ({ answerTo: vi.fn() }));
vi.mock('../src/puzzles/use-set.ts', () => ({ useSet: vi.fn() }));
vi.mock('../src/local/store.ts', () => ({ savedMatch: vi.fn() }));
vi.mock('../src/local/start-match.ts', () => ({ startMatch: vi.fn() }));
type Step = {
  puzzle: unknown;
  title: string;
  back: string;
  notice: object;
  onAnswer: (answer: object) => void;
  outcome: string | null;
  next: { label: string; run: () => void } | null;
};
const shown = vi.hoisted(() => ({ step: null as unknown, opened: null as unknown }));
vi.mock('../src/puzzles/PuzzleStep.tsx', () => ({
  PuzzleStep: (props: Step) => {
    shown.step = props;
    // The state of an answered puzzle does not carry over to the next one.
    shown.opened = useState(props.puzzle)[0];
    return props.notice;
  },
}));

const day = dayOf(Date.UTC(2026, 1, 3, 12));
let game = '';
let match = '';
beforeEach(() => {
  openBrowser();
  [game, match] = gamesOf(day);
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 3, 12), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const head = [
  'Back → /train Dicehall → /',
  '{Main}',
  'History → /history Settings → /settings',
  '# Daily challenge',
];
const matchHead = [
  ...['{Match of the day}', '## Match of the day'],
  'Greed against the bot Otto, with the same dice for everyone. You have one attempt a day.',
];
const puzzlesHead = [
  '{Puzzles of the day}',
  '## Puzzles of the day',
  '3 puzzles for Three Dice, once a day, the same for everyone.',
];
const foot = ['The next daily challenge starts at 12:00 AM.'];
const right = { isRight: true, cost: 0 };
const wrong = { isRight: false, cost: 12.5 };
const step = () => shown.step as Step;

describe('the page of the daily challenge offers the puzzles of the day', () => {
  const puzzles = Array.from({ length: 40 }, (_, at) => ({ at: `${at}`, themes: [], margin: 0.1 }));
  const opened = async (answers: readonly object[] = [], address = '/daily', unit = 'win') => {
    vi.mocked(useSet).mockReturnValue(ok({ game, unit, puzzles } as never));
    keepDaily({ day, game, answers } as never);
    return render(<DailyPage />, address);
  };

  test('the daily page shows that the puzzles are loading, or why they cannot be loaded', async () => {
    vi.mocked(useSet).mockReturnValue(null);
    expect((await render(<DailyPage />, '/daily')).outline()).toEqual([...head, 'Loading the puzzles…']);
    vi.mocked(useSet).mockReturnValue(err('not-loaded'));
    expect((await render(<DailyPage />, '/daily')).outline()).toEqual([
      ...[...head, 'alert: The puzzles could not be loaded. They work offline once they have been opened.'],
    ]);
    expect(vi.mocked(useSet).mock.calls.at(-1)).toEqual(['three-dice']);
  });

  test.each([
    ['none', [], 'Solve 3 puzzles (bright) → /daily?puzzles=solve'],
    ['two', [right, wrong], 'Solve 1 puzzle (bright) → /daily?puzzles=solve'],
  ])('after %s are solved, the daily page links to the remaining puzzles', async (_, answers, link) => {
    expect((await opened(answers)).outline()).toEqual([
      ...head,
      ...puzzlesHead,
      link,
      ...matchHead,
      '[Play]',
      ...foot,
    ]);
  });

  test('the puzzles and the match have the emblem and the colour of their games', async () => {
    const page = await opened();
    const shown = page.all('section').map((card) => [card.props['data-game'], card.all('svg').length]);
    expect(shown).toEqual([
      ['three-dice', 1],
      ['greed', 1],
    ]);
  });

  test('after all puzzles are solved, the daily page shows the result in a line, which can be copied with a link', async () => {
    const page = await opened([right, wrong, { isRight: false, cost: 2.35 }]);
    const result =
      'Dicehall February 3, 2026, Three Dice: 1 of 3 ✔, mistakes cost 14.85 percentage points of win chance';
    expect(page.outline()).toEqual([
      ...head,
      ...puzzlesHead,
      ...[result, '[Copy the result]', ...matchHead, '[Play (bright)]'],
      ...foot,
    ]);
    const writeText = vi.fn();
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    await page.press('Copy the result');
    expect(String(writeText.mock.calls[0]).replaceAll(/[\u2068\u2069]/g, '')).toBe(
      `${result} https://dice.example/daily`,
    );
  });

  test('the day of the puzzles is the same in every time zone', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    await opened([], '/daily?puzzles=solve');
    expect(step().title).toBe('Three Dice, Feb 3');
    vi.unstubAllEnvs();
  });

  test('the daily puzzles are solved once each, from the first unsolved one on, and the last one leads back to the daily page', async () => {
    const page = await opened([right], '/daily?puzzles=solve');
    const [, second, third] = dailyPuzzles(
      { game, unit: 'win', puzzles } as never,
      day,
      puzzleGames().length,
    );
    expect([page.outline(), step().puzzle]).toEqual([['Puzzle 2 of 3.'], second]);
    const { title, back, outcome, next } = step();
    expect([title, back, outcome, next]).toEqual(['Three Dice, Feb 3', '/daily', null, null]);
    await page.does(() => step().onAnswer(wrong));
    expect([step().outcome, step().next?.label, page.outline()]).toEqual([
      'Puzzle 2 of 3.',
      'Next puzzle',
      ['Puzzle 2 of 3.'],
    ]);
    await page.does(() => step().onAnswer(right));
    expect(keptDaily(day, game).answers).toEqual([right, wrong]);
    await page.does(() => step().next?.run());
    expect([page.outline(), step().puzzle, step().next === null]).toEqual([['Puzzle 3 of 3.'], third, true]);
    expect(shown.opened).toBe(third);
    await page.does(() => step().onAnswer(right));
    expect([step().next?.label, keptDaily(day, game).answers.length]).toEqual(['Show the result', 3]);
    await page.does(() => step().next?.run());
    expect(page.visited.at(-1)).toBe('/daily');
    const solved = await opened([right, right, right], '/daily?puzzles=solve');
    expect(solved.visited).toEqual(['/daily']);
  });
});

describe('the daily page offers the match of the day', () => {
  const opened = () => render(<DailyMatch game={match} day={day} isNext={false} />, '/daily');
  const log = (own: number, other: number) => [
    ...[
      { seat: 0, move: { type: 'roll' } },
      { seat: 0, dice: [own, own, own, 2, 3] },
      { seat: 0, move: { type: 'stop' } },
    ],
    ...[
      { seat: 1, move: { type: 'roll' } },
      { seat: 1, dice: [other, other, other, 2, 3] },
      { seat: 1, move: { type: 'stop' } },
    ],
  ];
  const save = (entries: readonly object[]) => {
    const player = (name: string, player: object) => ({ name, player });
    const seats = [player('Zoë', { kind: 'person' }), player('Otto', { kind: 'bot', strength: 'steady' })];
    const one = {
      id: 'x',
      game: match,
      options: { target: 500, opening: 0 },
      seats,
      log: entries,
      dice: 'app',
      created: 1,
      updated: 2,
      over: true,
    };
    vi.mocked(savedMatch).mockResolvedValue(one as never);
  };
  const result = (ended: Partial<MatchResult>) =>
    keepAttempt(day, {
      id: 'x',
      ended: { result: 'won', own: 3050, other: 2000, unit: 'win', lost: null, ...ended },
    });
  beforeEach(() => {
    vi.mocked(answerTo)
      .mockReset()
      .mockReturnValue(new Promise(() => {}) as never);
  });

  test('the match of the day is played once, with the dice of the day, against a steady bot, under the player’s name', async () => {
    vi.mocked(startMatch).mockReset().mockResolvedValue('new');
    await set({ name: 'Zoë' });
    const page = await opened();
    expect(page.outline()).toEqual([...matchHead, '[Play]']);
    await page.press('Play');
    const [[of, draft, seed] = expect.fail()] = vi.mocked(startMatch).mock.calls;
    expect([of.id, seed, draft]).toMatchObject([
      ...['greed', 'daily 2026-02-03 greed'],
      {
        dice: 'app',
        options: { target: 3000 },
        seats: [
          { name: 'Zoë', player: { kind: 'person' } },
          { name: 'Otto', player: { kind: 'bot', strength: 'steady' } },
        ],
      },
    ]);
    expect([page.visited.at(-1), keptAttempt(day)]).toEqual(['/table/new', { id: 'new', ended: null }]);
    await set({ name: '' });
    keepAttempt(0, { id: 'old', ended: null });
    await (await opened()).press('Play');
    expect(vi.mocked(startMatch).mock.calls[1]?.[1].seats[0]).toMatchObject({ name: 'Player 1' });
  });

  test('a running match of the day can be continued, and a deleted one cannot be played again', async () => {
    keepAttempt(day, { id: 'x', ended: null });
    save(log(1, 2).slice(0, 3));
    expect((await opened()).outline()).toEqual([...matchHead, 'Continue the match → /table/x']);
    vi.mocked(savedMatch).mockResolvedValue(undefined);
    const page = await opened();
    await page.until(() => page.all('a').length, 0);
    expect(page.outline()).toEqual([
      ...matchHead,
      'You deleted today’s match. Each match of the day can be played only once.',
    ]);
  });

  test.each([
    ['won, 1,000 to 200', [1, 2], 'won'],
    ['lost, 600 to 800', [2, 3], 'lost'],
    ['shared, 1,000 to 1,000', [1, 1], 'shared'],
  ] as const)('a finished match of the day is shown as %s', async (text, [own, other], kind) => {
    keepAttempt(day, { id: 'x', ended: null });
    save([...log(own, other), ...(own === 1 ? [] : [...log(4, 5)])]);
    const page = await opened();
    await page.until(() => page.all('a').length, 0);
    expect([page.outline().at(-2), keptAttempt(day)?.ended?.result]).toEqual([
      `Dicehall February 3, 2026, match of the day, Greed: ${text}`,
      kind,
    ]);
  });

  test.each([
    [{}, 'won, 3,050 to 2,000'],
    [
      { result: 'shared', other: 3050, lost: 0.125 },
      'shared, 3,050 to 3,050, mistakes cost 12.5 percentage points of win chance',
    ],
    [
      { result: 'lost', other: 3100, unit: 'sips', lost: 1.5 },
      'lost, 3,050 to 3,100, mistakes cost 1.5 sips of lead',
    ],
  ] as const)('the result %j of the match of the day is a line to copy', async (ended, text) => {
    result(ended);
    expect((await opened()).outline()).toEqual([
      ...matchHead,
      `Dicehall February 3, 2026, match of the day, Greed: ${text}`,
      '[Copy the result]',
    ]);
  });

  test('the cost of the player’s mistakes is added to the result once it is known, and saved', async () => {
    result({});
    save(log(1, 2));
    vi.mocked(answerTo)
      .mockReset()
      .mockResolvedValue({ unit: 'win', lost: 0.0625 } as never);
    const page = await opened();
    expect(page.outline().at(-2)).toBe(
      'Dicehall February 3, 2026, match of the day, Greed: won, 3,050 to 2,000, mistakes cost 6.3 percentage points of win chance',
    );
    expect([keptAttempt(day)?.ended?.lost, vi.mocked(answerTo).mock.calls[0]?.[1]]).toMatchObject([
      0.0625,
      { seat: 0, record: { game: 'greed' } },
    ]);
    // The choices are judged once, and the result can be copied with a link to the page.
    const again = await opened();
    expect(vi.mocked(answerTo)).toHaveBeenCalledTimes(1);
    const writeText = vi.fn();
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    await again.press('Copy the result');
    expect(String(writeText.mock.calls[0])).toMatch(/ https:\/\/dice\.example\/daily$/);
    // After a match that has just ended, the costs follow its result on the same visit.
    keepAttempt(day, { id: 'x', ended: null });
    const fresh = await opened();
    await fresh.until(
      () => fresh.outline().at(-2)?.endsWith('mistakes cost 6.3 percentage points of win chance'),
      true,
    );
    // A match without mistakes has no costs, and its choices are judged once as well.
    result({});
    vi.mocked(answerTo)
      .mockReset()
      .mockResolvedValue({ unit: 'win', lost: 0 } as never);
    await opened();
    expect(keptAttempt(day)?.ended?.lost).toBe(0);
    expect((await opened()).outline().at(-2)).toMatch(/won, 3,050 to 2,000, .+/);
    expect(vi.mocked(answerTo)).toHaveBeenCalledTimes(1);
    // The costs are in the unit in which they were measured.
    result({});
    vi.mocked(answerTo)
      .mockReset()
      .mockResolvedValue({ unit: 'sips', lost: 1.5 } as never);
    expect((await opened()).outline().at(-2)).toBe(
      'Dicehall February 3, 2026, match of the day, Greed: won, 3,050 to 2,000, mistakes cost 1.5 sips of lead',
    );
    result({});
    vi.mocked(answerTo)
      .mockReset()
      .mockResolvedValue(null as never);
    expect((await opened()).outline().at(-2)).toBe(
      'Dicehall February 3, 2026, match of the day, Greed: won, 3,050 to 2,000',
    );
  });
});
