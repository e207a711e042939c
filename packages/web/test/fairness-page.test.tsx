import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import FairnessPage from '../src/fairness/FairnessPage.tsx';
import { StatisticsCard } from '../src/history/StatisticsCard.tsx';
import { randomFaces } from '../src/local/random-dice.ts';
import { savedMatches } from '../src/local/store.ts';
import { DiceProof } from '../src/proof/DiceProof.tsx';
import { openBrowser, render } from './render.tsx';

vi.mock('../src/local/store.ts', () => ({ savedMatches: vi.fn() }));
vi.mock('../src/local/random-dice.ts', () => ({ randomFaces: vi.fn() }));

beforeEach(() => {
  openBrowser();
  vi.mocked(savedMatches).mockResolvedValue([]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const head = [
  ...[
    'Back → / Dicehall → /',
    '{Main}',
    'History → /history Settings → /settings',
    '# Are the dice fair?',
    '## On this device',
  ],
  'Every die comes from the browser’s cryptographic random number generator. One byte makes one die; bytes that would favour a face are discarded. Bots and people roll the same dice, and the score has no influence on them.',
  '## Online',
  'The dice are fixed before the first roll. They come from secret seeds, one from the server and one from each player’s browser; all are committed in advance. After the match you can recompute every die without the server: open its record.',
  'Open a match record → /replay',
];
const whose = (chosen: number) => [
  ...[
    '## Your dice so far',
    'Every die of the matches played on this device. Real dice entered by hand are not counted.',
    'Whose dice',
  ],
  ...['Everyone’s', 'People’s', 'Bots’'].map((name, at) => `‹${at === chosen ? 'on' : 'off'}› ${name}`),
];
const many = [
  '## Roll them yourself',
  'The same dice as at the table, in large numbers. The thin line marks equal shares.',
];
const seats = [
  { name: 'Ada', player: { kind: 'person' } },
  { name: 'Bo', player: { kind: 'bot' } },
];
const rolled = (times: number, seat: number, dice: readonly number[]) =>
  ({ dice: 'app', seats, log: Array.from({ length: times }, () => ({ seat, dice })) }) as never;

describe('a page shows whether the dice are fair', () => {
  const opened = async (matches: never[] | null) => {
    if (matches === null) vi.mocked(savedMatches).mockRejectedValue(new Error('No access'));
    else vi.mocked(savedMatches).mockResolvedValue(matches);
    return render(<FairnessPage />, '/dice');
  };

  test('the fairness page explains the dice, counts those rolled on this device, and offers to roll many', async () => {
    expect((await opened([])).outline()).toEqual([
      ...[
        ...head,
        ...whose(0),
        'status: No dice yet. At least 60 are needed for a meaningful result.',
        ...many,
        '[Roll 600,000 dice (bright)]',
      ],
    ]);
    expect((await opened(null)).outline()).toEqual([
      ...[
        ...head,
        '## Your dice so far',
        'The saved matches cannot be read in this browser, so there is nothing to count.',
      ],
      ...[...many, '[Roll 600,000 dice (bright)]'],
    ]);
    vi.mocked(savedMatches).mockReturnValue(new Promise(() => {}));
    expect((await render(<FairnessPage />, '/dice')).outline()).toEqual([
      ...head,
      ...many,
      '[Roll 600,000 dice (bright)]',
    ]);
  });

  test('the counts include all dice, or only those of people or of bots', async () => {
    const page = await opened([rolled(40, 0, [1, 1, 2, 3]), rolled(100, 1, [1, 2, 3, 4, 5, 6])]);
    const counts = () => page.outline().slice(head.length + 6, -3);
    expect(page.outline().slice(head.length, head.length + 6)).toEqual(whose(0));
    expect(counts()).toEqual([
      ...[
        '(Your dice so far)',
        'Face | Count | Share |',
        '⟨1⟩ (1) | 180 | 23.7% |',
        '⟨2⟩ (2) | 140 | 18.4% |',
        '⟨3⟩ (3) | 140 | 18.4% |',
        '⟨4⟩ (4) | 100 | 13.2% |',
      ],
      ...[
        '⟨5⟩ (5) | 100 | 13.2% |',
        '⟨6⟩ (6) | 100 | 13.2% |',
        'status: 760 dice. Fair dice are practically never this uneven.',
      ],
    ]);
    await page.call(page.field('Bots'), 'onChange', {});
    expect(page.outline().slice(head.length, head.length + 6)).toEqual(whose(2));
    expect(counts().slice(2, 3)).toEqual(['⟨1⟩ (1) | 100 | 16.7% |']);
    expect(counts().at(-1)).toBe(
      'status: 600 dice. This is consistent with fair dice, which are more uneven than this 100% of the time.',
    );
    await page.call(page.field('People'), 'onChange', {});
    expect(counts().slice(2, 6)).toEqual([
      '⟨1⟩ (1) | 80 | 50.0% |',
      '⟨2⟩ (2) | 40 | 25.0% |',
      '⟨3⟩ (3) | 40 | 25.0% |',
      '⟨4⟩ (4) | 0 | 0.0% |',
    ]);
  });

  test('many dice are rolled in parts between frames, with growing counts, until all are rolled, or the player stops or leaves', async () => {
    vi.mocked(randomFaces).mockImplementation((count) =>
      Array.from({ length: count }, (_, at) => (1 + (at % 6)) as never),
    );
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
    const page = await opened([]);
    const frame = () =>
      page.does(() => {
        for (const run of frames.splice(0)) run();
      });
    const below = () => page.outline().slice(page.outline().indexOf(many[1] ?? '') + 1);
    await page.press('Roll 600,000 dice');
    expect(below()).toEqual(['<Rolling 30000 of 600000> [Stop]']);
    await frame();
    expect(below()).toEqual(['<Rolling 60000 of 600000> [Stop]']);
    await page.press('Stop');
    await frame();
    const result = (each: string, all: string) => [
      ...[
        '[Roll 600,000 dice (bright)]',
        '(Roll them yourself)',
        'Face | Count | Share |',
        ...[1, 2, 3, 4, 5, 6].map((face) => `⟨${face}⟩ (${face}) | ${each} | 16.7% |`),
      ],
      `status: ${all} dice. This is consistent with fair dice, which are more uneven than this 100% of the time.`,
    ];
    expect(below()).toEqual(result('10,000', '60,000'));
    await page.press('Roll 600,000 dice');
    for (let at = 0; at < 25; at += 1) await frame();
    expect(below()).toEqual(result('100,000', '600,000'));
    vi.mocked(randomFaces).mockClear();
    await page.press('Roll 600,000 dice');
    await page.show(null);
    await frame();
    expect(randomFaces).toHaveBeenCalledTimes(1);
  });
});

describe('the dice of a match can be verified', () => {
  test('the verification reports that it is running, then what failed; it can be repeated unless everything is proven', async () => {
    let answer: (record: unknown) => void = () => {};
    const record = () => new Promise((resolve) => (answer = resolve));
    const page = await render(<DiceProof record={record} seen={{}} />);
    expect(page.outline()).toEqual(['status:', '[Verify all dice of this match]']);
    await page.press('Verify all dice of this match');
    expect(page.outline()).toEqual(['status:', '[Verifying the dice… (off)]']);
    await page.does(() => answer(null));
    await page.until(() => page.outline().length > 2, true);
    expect(page.outline()).toEqual([
      'status:',
      'The record is not available right now.',
      '[Verify all dice of this match]',
    ]);
    await page.press('Verify all dice of this match');
    await page.does(() => answer({ seats: [{ name: 'Ada' }] }));
    await page.until(() => page.outline().length > 2, true);
    expect(page.outline()).toEqual([
      'status:',
      'This is not a match record.',
      '[Verify all dice of this match]',
    ]);
  });
});

describe('the history shows the statistics of a player', () => {
  const seat = (name: string, player: string, place: number, more: object) => ({
    name,
    player,
    place,
    score: 100,
    turns: 10,
    busts: 3,
    best: 450,
    ...more,
  });
  const past = (
    id: number,
    game: string,
    places: readonly number[],
    players = ['person', 'steady'],
    more: object = {},
  ) =>
    ({
      id: `${id}`,
      game,
      when: id,
      over: true,
      own: 0,
      seats: places.map((place, at) => seat(['Ada', 'Bo'][at] ?? '', players[at] ?? '', place, more)),
    }) as never;
  const matches = [
    past(1, 'greed', [1, 2]),
    past(2, 'greed', [2, 1], ['person', 'person']),
    past(3, 'threes', [1, 1], ['person', 'expert'], { busts: 0, best: null }),
  ];
  const tables = (games: readonly string[], opponents: readonly string[]) => [
    '{By game}',
    'Game | Won | Best turn | Busts',
    ...games,
    '{By opponent}',
    'Opponent | Won',
    ...opponents,
  ];

  test('the statistics show the player’s wins, best turns and busts by game, and the wins by opponent', async () => {
    expect(
      (await render(<StatisticsCard matches={matches} saved={() => null} who={null} />)).outline(),
    ).toEqual([
      ...['▸ Statistics', 'Your finished matches against others.'],
      ...tables(
        ['Greed | 1 of 2 (50%) | 450 | 30%', 'Threes | 1 of 1 (100%) | – | –'],
        ['Steady bots | 1 of 1 (100%)', 'Expert bots | 1 of 1 (100%)', 'People | 0 of 1 (0%)'],
      ),
      'After two analysed matches, luck over time is shown here.',
    ]);
    expect((await render(<StatisticsCard matches={[]} saved={() => null} who={null} />)).outline()).toEqual(
      [],
    );
  });

  test('the statistics of another player name that player, and show the luck over time from two matches on', async () => {
    const luck = (id: string) => [Number(id) / 10, id === '3' ? 0.25 : -0.1];
    expect((await render(<StatisticsCard matches={matches} saved={luck} who="Bo" />)).outline()).toEqual([
      ...['▸ Statistics', 'Finished matches of Bo against others.'],
      ...tables(
        ['Greed | 1 of 2 (50%) | 450 | 30%', 'Threes | 1 of 1 (100%) | – | –'],
        ['People | 2 of 3 (67%)'],
      ),
      ...[
        'Luck over time',
        '~+50 −50~ <A line chart of luck, added up over the analysed matches, in percentage points of win chance.>',
      ],
      ...[
        '- Luck over time',
        '▸ Show as a table',
        '{Luck over time}',
        'Match | Luck over time',
        '0 | 0',
        '1 | −10',
        '2 | −20',
        '3 | +5',
      ],
    ]);
    const once = (id: string) => (id === '1' ? [0.1, 0] : null);
    expect(
      (await render(<StatisticsCard matches={matches} saved={once} who={null} />)).outline().at(-1),
    ).toBe('After two analysed matches, luck over time is shown here.');
  });
});
