import { message } from '@dicehall/engine';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import HistoryPage from '../src/history/HistoryPage.tsx';
import { deleteMatch, saveMatch } from '../src/local/store.ts';
import { DiceProof } from '../src/proof/DiceProof.tsx';
import { fetchPuzzles } from '../src/puzzles/fetch-puzzles.ts';
import { useSet } from '../src/puzzles/use-set.ts';
import RulesPage from '../src/rules/RulesPage.tsx';
import { openBrowser, render } from './render.tsx';

const { cards, verify } = vi.hoisted(() => ({ cards: vi.fn(), verify: vi.fn() }));
vi.mock('@dicehall/strategy', async (original) => ({
  ...(await original<object>()),
  strategyOf: () => ({ cards }),
}));
vi.mock('@dicehall/dice', async (original) => ({ ...(await original<object>()), verifyRecord: verify }));
vi.mock('../src/puzzles/fetch-puzzles.ts', async (original) => ({
  ...(await original<object>()),
  fetchPuzzles: vi.fn(),
}));

beforeEach(openBrowser);
afterEach(() => vi.unstubAllGlobals());
const head = ['Back → / Dicehall → /', '{Main}', 'History → /history Settings → /settings'];

test.each([
  [
    'greed',
    '',
    true,
    ['/play/greed', '/guide/greed', '/explore?game=greed', '/puzzles?game=greed', '/cards/greed'],
  ],
  ['greed', '', false, ['/play/greed', '/guide/greed', '/explore?game=greed', '/puzzles?game=greed']],
  [
    'hidden-pairs',
    '',
    true,
    ['/play/hidden-pairs', '/guide/hidden-pairs', '/explore?game=hidden-pairs', '/cards/hidden-pairs'],
  ],
  [
    'threes',
    '?rules=rounds%3D99',
    false,
    ['/play/threes', '/guide/threes', '/explore?game=threes', '/puzzles?game=threes'],
  ],
] as [string, string, boolean, string[]][])(
  'the rules of %s%s (with cards: %s) lead to these pages',
  async (game, search, hasCards, hrefs) => {
    vi.stubGlobal('location', { ...location, search });
    vi.stubGlobal('__GAMES__', [{ id: game, seats: { min: 2, max: 8 }, expertSeats: 0, hasCards }]);
    const page = await render(<RulesPage gameId={game} />, `/rules/${game}${search}`);
    const links = () =>
      page
        .all('a')
        .map(({ props }) => String(props.href))
        .filter((href) => /^.(play|guide|explore|puzzles|cards)/.test(href));
    await page.until(links, hrefs);
  },
);

describe('a page shows strategy cards', () => {
  const group = (name: 'sheet-yes' | 'sheet-nothing', cell: 'sheet-bust') => ({
    head: message(name),
    rows: [{ head: message('sheet-question'), cells: [message(cell), message('sheet-bust')] }],
  });
  const table = {
    ...{
      corner: message('sheet-result'),
      columns: [message('sheet-points'), message('sheet-yes')],
      numbers: 7,
    },
    groups: [group('sheet-yes', 'sheet-bust'), group('sheet-nothing', 'sheet-bust')],
  };
  const set = (cost: object) => ({
    cards: [1, 2].map((count) => ({
      rules: [
        { rule: 0, text: message('sheet-bust'), table: null },
        { rule: 1, text: message('sheet-result'), table },
      ].slice(0, count),
      besides: [{ question: message('sheet-question'), answer: message('sheet-nothing') }],
      cost: { bySeat: [], perfect: 0, value: 0, loss: 0.0123 / count, ...cost },
    })),
  });
  const opened = async (id: string, rules: number) => {
    const { default: CardsPage } = await import('../src/cards/CardsPage.tsx');
    const page = await render(
      <Suspense>
        <CardsPage gameId={id} />
      </Suspense>,
      `/cards/${id}?rules=${rules}`,
    );
    await page.until(() => page.all('h1').length, 1);
    return page;
  };

  test('a strategy card shows its rules, a table with headings, and its cost beside that of other cards', async () => {
    cards.mockResolvedValue(set({ unit: 'win' }));
    const page = await opened('greed', 2);
    expect(page.outline()).toEqual([
      ...[...head, '# Strategy cards'],
      'Rules that you can remember, and what playing by them costs against perfect play. Each additional rule lowers the cost.',
      ...[
        'Game ‹Greed of Greed, Ten Thousand, Threes, Three Dice, Hidden Pairs›',
        'Number of rules',
        '‹off› 1',
        '‹on› 2',
      ],
      ...[
        '## Greed: the best card with 2 rules',
        'The table decides Nothing',
        '- Bust',
        '- Result',
        '{Result}',
        'Result | Points | Yes',
        'Yes',
      ],
      ...[
        'The table decides | Bust | Bust',
        'Nothing',
        'The table decides | Bust | Bust',
        'The table has 7 numbers.',
      ],
      ...['status: It costs 0.62 percentage points of win chance against a perfect opponent.'],
      ...['For the standard rules and two players.', '[Print the card (bright)] Greed rules → /rules/greed'],
      ...[
        '## What each card costs',
        '{What each card costs}',
        'Number of rules | Win chance lost, in percentage points',
      ],
      ...['1 | 1.23', '(current) 2 | 0.62'],
      'This is the best of the cards that a search tried. The costs are computed, not simulated. If the opponent chooses other, equally good moves, the second decimal can differ.',
    ]);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await page.press('Print the card');
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('a printed page has only its heading and the card, which has the name and the colour of its game', async () => {
    cards.mockResolvedValue(set({ unit: 'win' }));
    const page = await opened('greed', 1);
    const [card] = page.all('section');
    const printed = page.all('main > *').filter(({ className }) => !className.includes('screenOnly'));
    expect(printed.map(({ localName }) => localName)).toEqual(['h1', 'section']);
    expect(card?.props['data-game']).toBe('greed');
    expect(card?.props['aria-labelledby']).toBe(card?.all('h2')[0]?.props.id);
  });

  test('a cost in points is not shown as a percentage, and a card that opponents can read has a column for that cost', async () => {
    cards.mockResolvedValue(set({ unit: 'points', loss: 1.5, read: 0.25 }));
    const lines = (await opened('hidden-pairs', 1)).outline();
    expect(lines.slice(lines.indexOf('{What each card costs}') + 2, -1)).toEqual([
      '(current) 1 | 1.50 | 0.25',
      '2 | 1.50 | 0.25',
    ]);
    expect(lines).toContain('status: It costs 1.50 points a turn against the best strategy.');
  });
});

test('the history page has filters, the matches, and links to other pages', async () => {
  const match = (id: string, game: string, names: readonly string[], updated: number) =>
    saveMatch(
      {
        ...{ id, game, options: {}, log: [], dice: 'app', created: 1, updated, over: false },
        seats: names.map((name) => ({ name, player: { kind: 'person' } })),
      } as never,
      0,
    );
  await match('a', 'threes', ['Zoë', 'Bo'], Date.UTC(2026, 1, 3, 16, 5));
  await match('b', 'greed', ['Ada', 'Bo'], Date.UTC(2026, 1, 2, 16, 5));
  const page = await render(<HistoryPage />, '/history');
  const lines = page.outline();
  for (const id of ['a', 'b']) await deleteMatch(id);
  const unsaved =
    'This browser cannot save the match. It is lost when you close or reload the page. You can download its record.';
  expect(lines).toEqual([
    ...[
      ...head,
      '# History',
      'Game ‹All games of All games, Greed, Threes›',
      'Player ‹Everyone of Everyone, Ada, Bo, Zoë›',
    ],
    ...['## Threes', 'Feb 3, 2026, 4:05 PM · unfinished', unsaved, '- Zoë 0', '- Bo 0'],
    'Continue (bright) → /table/a Replay → /replay/a [Delete: Threes | Delete]',
    ...['## Greed', 'Feb 2, 2026, 4:05 PM · unfinished', unsaved, '- Ada 0', '- Bo 0'],
    'Continue (bright) → /table/b Replay → /replay/b [Delete: Greed | Delete]',
    'Matches on this device stay until you delete them; the server keeps online matches.',
    'My play → /my-play Open a match record → /replay Are the dice fair? → /dice',
  ]);
});

test('a rules page links to a match under the rules shown, and to the other pages about the game', async () => {
  const rules = '?rules=target%3D2000';
  vi.stubGlobal('location', { ...location, search: rules });
  const page = await render(<RulesPage gameId="greed" />, `/rules/greed${rules}`);
  await page.until(() => page.all('h2').length > 0, true);
  const lines = page.outline();
  expect([lines.slice(0, 8), lines.at(-1)]).toEqual([
    [
      ...[...head, '# Greed rules', 'At this table: Target score: 2,000'],
      `Play on this device (bright) → /play/greed${rules} Learn in 2 minutes → /guide/greed`,
      ...['{Contents}', '[A turn] [What scores] [Getting in] [The end] [House rules] [Keys]'],
    ],
    'Position explorer → /explore?game=greed Puzzles → /puzzles?game=greed Strategy cards → /cards/greed',
  ]);
  await page.go('/rules/greed?rules=target%3D5000');
  expect(page.outline()).toContain('At this table: Target score: 5,000');
});

test('a successful verification states what is proved for which players, and offers no other check', async () => {
  verify.mockReturnValue({
    ok: true,
    value: { proves: 'players', throws: 3, dice: 15, ownSeat: 0, contributions: ['withheld', 'revealed'] },
  });
  const seats = [{ name: 'Ada' }, { name: 'Bo' }];
  const page = await render(<DiceProof record={async () => ({ seats })} seen={{}} />);
  await page.press('Verify all dice of this match');
  await page.until(() => page.outline().length > 2, true);
  expect(page.outline()).toEqual([
    'status:',
    'Every die of this match (15 in 3 rolls) follows from the seeds of the server and of Bo, which were fixed before the first roll. Each of these players can verify that their own seed is among them.',
    'The seed of Ada was not revealed and does not count.',
  ]);
});

test('the puzzles of a game disappear as soon as another game is chosen', async () => {
  const answers = new Map<string, (set: unknown) => void>();
  vi.mocked(fetchPuzzles).mockImplementation(
    (game) => new Promise((resolve) => answers.set(game, resolve as never)),
  );
  const Loaded = ({ game }: { readonly game: string }) => <p>{JSON.stringify(useSet(game))}</p>;
  const page = await render(<Loaded game="greed" />);
  expect(page.texts('p')).toEqual(['null']);
  await page.does(() => answers.get('greed')?.('of Greed'));
  expect(page.texts('p')).toEqual(['"of Greed"']);
  await page.show(<Loaded game="threes" />);
  expect(page.texts('p')).toEqual(['null']);
  await page.does(() => answers.get('threes')?.('of Threes'));
  expect(page.texts('p')).toEqual(['"of Threes"']);
});
