import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import MyPlayPage from '../src/my-play/MyPlayPage.tsx';
import type { Played } from '../src/my-play/sums.ts';
import { type MyPlay, usePlayed } from '../src/my-play/use-played.ts';
import { openBrowser, render } from './render.tsx';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../src/local/download-record.ts', () => ({ download }));
vi.mock('../src/my-play/use-played.ts', () => ({ usePlayed: vi.fn() }));

beforeEach(() => {
  openBrowser();
  download.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const match = (id: number, more: Partial<Played> = {}): Played =>
  ({
    id: `${id}`,
    game: 'greed',
    seats: 2,
    when: Date.UTC(2026, id % 2, 15),
    unit: 'win',
    luck: 0.1,
    gained: 0.03,
    choices: 10,
    lost: 0.05,
    squares: 0.0025,
    mistakes: [],
    calibration: [],
    ...more,
  }) as Played;
const shown = (now: Partial<MyPlay>) => {
  vi.mocked(usePlayed).mockReturnValue({ played: [], progress: null, isRead: true, skipped: [], ...now });
  return render(<MyPlayPage />, '/my-play');
};

const leftOut = { game: 'greed', players: 2 };

const mistakes: Played['mistakes'] = [
  { theme: 'stop-or-roll', loss: 0.05 },
  { theme: 'final-round', loss: 0.03 },
  { theme: 'other', loss: 0.01 },
];
const calibration: Played['calibration'] = [
  { measure: 'late', at: 2, count: 30, sum: 1800, squares: 120_000 },
  { measure: 'kept', at: 4, count: 30, sum: -20, squares: 20 },
  { measure: 'rolled', at: 4, count: 30, sum: -10, squares: 10 },
];
const counted =
  'Only matches with exact values count: Three Dice, and mostly Greed, Ten Thousand and Threes with two players.';
const about = `Luck and skill in your finished matches, on this device and online. ${counted}`;
const head = [
  ...['Back → /train Dicehall → /', '{Main}', 'History → /history Settings → /settings', '# My play'],
];
const habits = [
  ...[
    '### Habits',
    'Only clear habits are listed: each figure is more than twice its uncertainty, which follows ±.',
  ],
  '- After a roll of 4 dice you keep too few, by 0.67 dice on average (± 0.09, 30 choices).',
  '- With 2 dice left you roll on too long, by 60 points on average (± 4, 30 choices).',
  '- With 4 rolls left, you roll on too long 33% of the time (± 9%, 30 choices).',
];
const months = (game: string, ...rows: string[]) => [
  `{${game} by month}`,
  'Month | Matches | Luck | Your mistakes | Mistakes of the opponent',
  ...rows,
];
const winsOf = (matches: number) =>
  `Wins in ${matches} matches that luck and choices gave you (+) or cost you (−). One win is 100 percentage points of win chance in an analysis.`;
const inWins = (wins: string) =>
  `${wins} A win chance rises and falls many times in a match, so a sum can be very large. A mistake costs at least 2, a blunder at least 5 percentage points of win chance; a smaller loss is an inaccuracy.`;
const inSips =
  'Sips of lead a match that luck and choices gave you (+) or cost you (−). Your lead is how many more sips the others have, on average. A mistake costs at least 0.1, a blunder at least 0.5 sips of lead; a smaller loss is an inaccuracy.';
const practise = (name: string, query: string) => `Practise: ${name} → /puzzles?${query}`;

test('the months of My play are the same in every time zone', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const page = await shown({ played: [match(0), match(1)] });
  vi.unstubAllEnvs();
  const rows = page.all('tr').map((row) => row.all('th')[0]?.textContent);
  expect(rows.filter((name) => /\d{4}$/.test(name ?? '')).toSorted()).toEqual(['Feb 2026', 'Jan 2026']);
});

describe('the page My play shows the play of a person', () => {
  test('a person without matches gets a suggestion of what to play, and an example', async () => {
    expect((await shown({ isRead: false })).outline()).toEqual([...head, about]);
    expect((await shown({})).outline()).toEqual([
      ...head,
      about,
      ...[
        'Choose a game (bright) → /',
        'Example: this is what you see after 12 matches',
        '{Greed}',
        '## Greed',
        '12 matches',
      ],
      'Your mistakes cost you 0.6 wins in 10 matches; bad luck cost you 0.4 wins. The mistakes of your opponents gave you 0.9 wins in 10 matches.',
      '### Your most costly mistakes',
      'Inaccuracies: 4, mistakes: 6, blunders: 6.',
      `- Stop or roll on: 0.5 wins in 10 matches (12 times) ${practise('Stop or roll on', 'game=greed&theme=stop-or-roll')}`,
      `- Final round: 0.1 wins in 10 matches (4 times) ${practise('Final round', 'game=greed&theme=final-round')}`,
      ...[
        '▸ All figures',
        ...habits.slice(0, 2),
        '- With 2 dice left you roll on too long, by 60 points on average (± 3, 36 choices).',
      ],
      'In the last two months in which you played, your choices cost you about the same.',
      ...[
        ...months('Greed', 'Nov 2026 | 6 | −0.4 | −0.6 | +0.9', 'Oct 2026 | 6 | −0.4 | −0.6 | +0.9'),
        inWins(winsOf(10)),
      ],
    ]);
  });

  test('a habit is given in whole points, in hundredths of a die or in percent, with its direction', async () => {
    const habit = (measure: Played['calibration'][number]['measure'], mean: number) => {
      const [at, count] = [mean > 0 ? 3 : 2, 30];
      return { measure, at, count, sum: count * mean, squares: count * mean ** 2 * 1.5 };
    };
    const calibration = [
      ...[habit('early', 41.3), habit('late', 52.4), habit('kept', 0.6), habit('kept', -0.5)],
      ...[habit('stayed', 0.253), habit('rolled', 0.342)],
    ];
    const lines = (await shown({ played: [match(1, { calibration })] })).outline();
    expect(lines.filter((line) => line.includes('30 choices'))).toEqual([
      '- With 3 dice left you bank too early, by 41 points on average (± 5, 30 choices).',
      '- After a roll of 2 dice you keep too few, by 0.50 dice on average (± 0.07, 30 choices).',
      '- After a roll of 3 dice you keep too many, by 0.60 dice on average (± 0.08, 30 choices).',
      '- With 3 dice left you roll on too long, by 52 points on average (± 7, 30 choices).',
      '- With 3 rolls left, you roll on too long 34% of the time (± 4%, 30 choices).',
      '- With 3 rolls left, you stay too early 25% of the time (± 3%, 30 choices).',
    ]);
  });

  test('while matches are analysed, the page shows how many are done and the results so far', async () => {
    const page = await shown({
      progress: { done: 1, all: 3 },
      played: [match(1, { mistakes, calibration, lost: 0.104 })],
      skipped: [leftOut],
    });
    expect(page.outline()).toEqual([
      ...[
        ...head,
        'Analysing your matches: 1 of 3 done.',
        '<My play 1 of 3>',
        '{Greed}',
        '## Greed',
        '1 match',
      ],
      ...[
        'Your mistakes cost you more than good luck gave. The mistakes of your opponent helped you.',
        '### Your most costly mistakes',
        'Inaccuracies: 1, mistakes: 1, blunders: 1.',
      ],
      `- Stop or roll on: 5.0 percentage points of win chance (once) ${practise('Stop or roll on', 'game=greed&theme=stop-or-roll')}`,
      `- Final round: 3.0 percentage points of win chance (once) ${practise('Final round', 'game=greed&theme=final-round')}`,
      ...[
        '▸ All figures',
        `- Other choices: 1 percentage point of win chance (once) ${practise('Other choices', 'game=greed')}`,
        'Smaller losses: 1.4 percentage points of win chance',
        ...habits,
      ],
      ...[
        ...months('Greed', 'Feb 2026 | 1 | +10.0 | −10.4 | +3.0'),
        inWins(
          'Percentage points of win chance that luck and choices gave you (+) or cost you (−), as in the analysis.',
        ),
        about,
        '[Download CSV] [Download JSON]',
      ],
    ]);
  });

  test('the page names the matches that do not count, and each game has results in its own unit', async () => {
    const sips = match(4, {
      game: 'three-dice',
      unit: 'sips',
      luck: -1.25,
      lost: 0.5,
      gained: 0.2,
      mistakes: [{ theme: 'other', loss: 0.5 }],
    });
    const skipped = [leftOut, { game: 'hidden-pairs', players: 3 }];
    const page = await shown({ played: [match(1), match(2), match(3), sips], skipped });
    expect(page.outline().slice(4)).toEqual([
      ...[
        '{Greed}',
        '## Greed',
        '3 matches',
        'Your mistakes cost you 0.2 wins in 3 matches; good luck gave you 0.3 wins. The mistakes of your opponents gave you 0.1 wins in 3 matches.',
      ],
      ...[
        ...['▸ All figures', 'Smaller losses: 0.2 wins in 3 matches'],
        'In the last two months in which you played, your choices cost you about the same.',
      ],
      ...[
        ...months('Greed', 'Feb 2026 | 2 | +0.3 | −0.2 | +0.1', 'Jan 2026 | 1 | +0.3 | −0.2 | +0.1'),
        inWins(winsOf(3)),
      ],
      ...[
        '{Three Dice}',
        '## Three Dice',
        '1 match',
        'Your mistakes cost you 0.5 sips of lead; bad luck cost you 1.3 sips of lead. The mistakes of your opponent gave you 0.2 sips of lead.',
      ],
      '### Your most costly mistakes',
      'Inaccuracies: 0, mistakes: 0, blunders: 1.',
      `- Other choices: 0.5 sips of lead (once) ${practise('Other choices', 'game=three-dice')}`,
      ...['▸ All figures', ...months('Three Dice', 'Jan 2026 | 1 | −1.3 | −0.5 | +0.2'), inSips],
      `${about} 2 matches do not count: Greed with 2 players and Hidden Pairs with 3 players.`,
      '[Download CSV] [Download JSON]',
    ]);
  });

  test('the losses of the themes and the smaller ones add up to the total', async () => {
    const themes = ['stop-or-roll', 'final-round', 'chase', 'opening'] as const;
    const losses = [0.86, 0.36, 0.16, 0.04];
    const own = themes.map((theme, at) => ({ theme, loss: losses[at] ?? 0 }));
    const lines = (
      await shown({ played: [match(1, { lost: 1.42, mistakes: own }), match(2, { lost: 0 })] })
    ).outline();
    const wins = lines.flatMap(
      (line) => /^(?:- .*|Smaller losses): (.*) wins in 2 matches/.exec(line)?.[1] ?? [],
    );
    expect(lines.join()).toContain('cost you 1.4 wins in 2 matches');
    expect(wins).toEqual(['0.9', '0.4', '0.1']);
  });

  test('matches that a player resigned are counted below the sentence', async () => {
    const lines = async (...played: Played[]) => (await shown({ played })).outline();
    const note = '1 match ended when a player resigned. Luck and mistakes count up to that point.';
    expect(await lines(match(1), match(2, { resigned: true }))).toContain(note);
    expect((await lines(match(1), match(2))).join()).not.toContain('resigned');
  });

  test('after matches with several opponents, the sentence and the table name the choices of the others', async () => {
    const lines = (await shown({ played: [match(1), match(2, { seats: 3 })] })).outline();
    expect(lines.filter((line) => /others\b|opponent/.test(line))).toEqual([
      'Your mistakes cost you 0.1 wins in 2 matches; good luck gave you 0.2 wins. The choices of the others gave you 0.1 wins in 2 matches.',
      'Month | Matches | Luck | Your mistakes | Choices of the others',
    ]);
  });

  test('the results can be saved as a CSV table and as complete JSON', async () => {
    const played = [match(1)];
    const page = await shown({ played });
    await page.press('Download CSV');
    await page.press('Download JSON');
    const [[csv, table, text], [json, record, whole]] = download.mock.calls as [string[], string[]];
    expect([csv, table, text?.split('\n').length, json, record]).toEqual([
      ...['dicehall-my-play.csv', 'text/csv', 3, 'dicehall-my-play.json', 'application/json'],
    ]);
    expect([JSON.parse(whole ?? ''), whole?.endsWith('\n')]).toEqual([played, true]);
  });

  test('the page announces the end of an analysis, but not earlier results', async () => {
    const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
    const ready = () => say.mock.calls.flat().filter((text) => text === 'The analysis is ready.').length;
    await shown({ played: [match(1)] });
    expect(ready()).toBe(0);
    const page = await shown({ progress: { done: 0, all: 1 } });
    expect(ready()).toBe(0);
    vi.mocked(usePlayed).mockReturnValue({ played: [match(1)], progress: null, isRead: true, skipped: [] });
    await page.show(<MyPlayPage />);
    expect(ready()).toBe(1);
  });
});
