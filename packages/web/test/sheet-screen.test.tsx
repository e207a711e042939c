import type { SheetChange } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { SheetTable } from '../src/sheet/SheetTable.tsx';
import { logOf, type SheetSetup } from '../src/sheet/saved-sheets.ts';
import { openSheet } from '../src/sheet/sheet-session.ts';
import { openBrowser, render } from './render.tsx';
import { tokensIn } from './token-marks.ts';

const { awake } = vi.hoisted(() => ({ awake: vi.fn() }));
vi.mock('../src/room/keep-awake.ts', () => ({ keepAwake: () => awake }));
vi.mock('../src/sheet/sheet-session.ts', () => ({ openSheet: vi.fn() }));

beforeEach(() => {
  openBrowser();
  awake.mockReset();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const enter = (at: number, seat: number, points: number, counts = false): SheetChange => ({
  ...{ type: 'enter', at, seat, counts },
  values: { points },
});
const greed: SheetSetup = {
  game: 'greed',
  options: { target: 500, opening: 0 },
  names: ['Ada', 'Bo', 'Cy'],
  belowZero: true,
};

const empty = { id: 'x', setup: greed, changes: [], pending: [], shared: null };

/** Renders the screen of a sheet after these changes. */
async function opened(changes: readonly SheetChange[], more: object = {}, setup = greed) {
  const log =
    logOf(
      setup,
      changes.map((change, at) => ({ key: `${at}`, change })),
    ) ?? expect.fail();
  const saved = { id: 'x', setup, changes, pending: [], shared: null };
  const snapshot = { saved, log, link: 'alone', conflict: null, refused: null, ...more };
  const session = {
    ...{
      now: () => snapshot,
      onChange: () => () => {},
      change: vi.fn(() => null),
      settle: vi.fn(),
      close: vi.fn(),
    },
  };
  vi.mocked(openSheet).mockReturnValue(session as never);
  const say = vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
  const page = await render(<SheetTable saved={saved as never} />);
  return { ...page, session, said: () => say.mock.calls.flat() };
}

const bar = (undo: string, end: string) => [
  ...[
    'All score sheets → /sheet',
    '# Score sheet: Greed',
    `[Undo (${undo}key U)] [Redo (off)]`,
    '{Score sheet}',
  ],
  `[Players] [Penalty] [House rules] [Share] [${end}]`,
];
const pad = (name: string) => [
  ...[
    `${name}’s turn`,
    `{${name}’s turn}`,
    '{Points}',
    '[200] [250] [300] [350] [400] [500] [600] [1,000]',
    '{Add}',
  ],
  '[Add 5: 50 | 5 +50] [Add 1: 100 | 1 +100] [Add 2 2 2: 200 | 2 2 2 +200] [Add 3 3 3: 300 | 3 3 3 +300] [Add 4 4 4: 400 | 4 4 4 +400] [Add 5 5 5: 500 | 5 5 5 +500] [Add 6 6 6: 600 | 6 6 6 +600] [Add 1 1 1: 1,000 | 1 1 1 +1,000]',
  '[Bust (key B)] Points‹› [Delete the last digit or die | ⌫] [Enter (bright)]',
];
const chart = (top: number, ...rows: string[]) => [
  'Points over the match',
  `~${top} 0~ <A line chart, one line per player. The table below has the same numbers.>`,
  ...[
    '- Ada',
    '- Bo',
    '- Cy',
    '▸ Show as a table',
    '{Points over the match}',
    'Change | Ada | Bo | Cy',
    ...rows,
  ],
];
const again = 'New sheet with these players (bright) → /sheet/again-x';

describe('the screen of a score sheet shows its state and opens its dialogs', () => {
  test.each<[string, readonly SheetChange[], readonly string[], string]>([
    [
      'an empty sheet that asks for the first turn',
      [],
      [...bar('off, ', 'End match'), '(Score sheet)', '(Row) | (current) Ada 0 | Bo 0 | Cy 0', ...pad('Ada')],
      'Ada’s turn.',
    ],
    [
      'a running sheet with each turn and its total, marking entries against the rules and players who left',
      [
        ...[
          enter(0, 0, 300),
          enter(1, 1, 150),
          { type: 'adjust', at: 2, seat: 0, points: -50 } as const,
          enter(3, 0, 200, true),
        ],
        { type: 'order', at: 4, order: [0, 2] },
      ],
      [
        ...[
          ...bar('', 'End match'),
          '(Score sheet)',
          '(Row) | Ada 450 | ·gone Bo 150 | (current) Cy 0',
          '1 | [300 300] | [150 150] |',
        ],
        ...['2 | [Penalty −50 250] | |', '3 | ·problem [200 450 (against the rules)] | |', ...pad('Cy')],
      ],
      'Players: Ada and Cy. Cy’s turn.',
    ],
    [
      'a finished sheet with the places, the totals over the match, and a link to another match',
      [
        enter(0, 0, 300),
        enter(1, 1, 150),
        enter(2, 2, 0),
        enter(3, 0, 300),
        enter(4, 1, 400),
        enter(5, 2, 100),
      ],
      [
        ...[
          ...bar('', 'End match'),
          '(Score sheet)',
          '(Row) | Ada 600 Place 1 | Bo 550 Place 2 | Cy 100 Place 3',
        ],
        ...['1 | [300 300] | [150 150] | [Bust]', '2 | [300 600] | [400 550] | [100 100]'],
        ...chart(
          600,
          '0 | 0 | 0 | 0',
          '1 | 300 | 0 | 0',
          '2 | 300 | 150 | 0',
          '3 | 600 | 150 | 0',
          '4 | 600 | 550 | 0',
          '5 | 600 | 550 | 100',
        ),
        ...['Cy: 100. Cy has 100. Ada wins.', again],
      ],
      'Cy: 100. Cy has 100. Ada wins.',
    ],
    [
      'a sheet that was ended early, with a shared win and a way to continue',
      [enter(0, 0, 300), enter(1, 1, 300), { type: 'end', ended: true }],
      [
        ...[
          ...bar('', 'Continue match'),
          '(Score sheet)',
          '(Row) | Ada 300 Place 1 | Bo 300 Place 1 | Cy 0 Place 3',
          '1 | [300 300] | [300 300] |',
        ],
        ...chart(300, '0 | 0 | 0 | 0', '1 | 300 | 0 | 0', '2 | 300 | 300 | 0'),
        ...['Bo: 300. Bo has 300. Ada and Bo share the win.', again],
      ],
      'Bo: 300. Bo has 300. Ada and Bo share the win.',
    ],
  ])('the screen shows %s', async (_, changes, lines, said) => {
    const page = await opened(changes);
    expect([page.outline(['data-gone', 'data-problem']), page.said()]).toEqual([lines, [said]]);
  });

  test('each player of a sheet has a token of their own', async () => {
    expect(tokensIn((await opened([])).box)).toEqual(['star yellow', 'diamond blue', 'clover coral']);
  });

  test('a sheet on a page without a server cannot be shared', async () => {
    const share = async () => (await opened([])).outline().filter((line) => line.includes('[Share]')).length;
    expect(await share()).toBe(1);
    document.documentElement.dataset.server = '';
    expect(await share()).toBe(0);
    delete document.documentElement.dataset.server;
  });

  test('a shared sheet shows a lost connection and a refusal, and asks which of two entries counts', async () => {
    const page = await opened([enter(0, 0, 300)], {
      link: 'lost',
      refused: 'The sheet is full.',
      conflict: {},
    });
    expect(page.outline().slice(5, 11)).toEqual([
      ...['No connection. Your entries are saved and are sent later.', 'The sheet is full.', 'alert:'],
      ...[
        'Another phone saved an entry first, so yours was not saved.',
        '[Use mine] [Keep theirs]',
        '(Score sheet)',
      ],
    ]);
    await page.press('Use mine');
    await page.press('Keep theirs');
    expect(page.session.settle.mock.calls).toEqual([[true], [false]]);
    const alone = await opened([], { link: 'live' });
    expect(alone.outline().slice(5, 6)).toEqual(['(Score sheet)']);
  });

  test('a tap on a line or a tool opens its dialog, which can be closed', async () => {
    const page = await opened([enter(0, 0, 300), enter(1, 1, 150)]);
    for (const [button, title] of [
      ['150 150', '## Line 2'],
      ['Players', '## Players'],
      ['Penalty', '## Penalty or bonus'],
      ['House rules', '## House rules'],
      ['Share', '## Share'],
    ] as const) {
      await page.press(button);
      expect(page.outline().filter((one) => one.startsWith('##'))).toEqual([title]);
      await page.press('Close');
      expect(page.outline().filter((one) => one.startsWith('##'))).toEqual([]);
    }
  });

  test('a turn is entered after the last line, for the player whose turn it is; the match can be ended and continued', async () => {
    const page = await opened([enter(0, 0, 300)]);
    await page.press('Bust');
    await page.press('End match');
    const over = await opened([{ type: 'end', ended: true }]);
    await over.press('Continue match');
    expect([...page.session.change.mock.calls, ...over.session.change.mock.calls].flat()).toEqual([
      { type: 'enter', at: 1, seat: 1, values: { points: 0 }, counts: false },
      { type: 'end', ended: true },
      { type: 'end', ended: false },
    ]);
  });

  test('an unusual turn that the group lets count is entered as such', async () => {
    const page = await opened([]);
    const why = { key: 'sheet-steps', values: { step: 50 } };
    page.session.change.mockReturnValueOnce({ why, problems: [{ level: 'unusual', why }] } as never);
    await page.press('250');
    await page.press('Enter 250 → 250');
    await page.press('Count it anyway');
    expect(
      page.session.change.mock.calls.flat().map((change) => (change as { counts?: boolean }).counts),
    ).toEqual([false, true]);
  });

  test('the next match of a shared sheet begins with the players of this device’s copy', async () => {
    const shared = { id: 'remote', code: 'ABC234' };
    const page = await opened([{ type: 'end', ended: true }], { saved: { ...empty, shared } });
    expect(page.outline().at(-1)).toBe(again);
  });

  test('an unreadable sheet shows an error; leaving the screen closes the sheet and lets the display turn off', async () => {
    const page = await opened([]);
    await page.show(null);
    expect([page.session.close.mock.calls.length, awake.mock.calls.length]).toEqual([1, 1]);
    vi.mocked(openSheet).mockReturnValue(null);
    expect((await render(<SheetTable saved={{} as never} />)).outline()).toEqual([
      'This score sheet cannot be read.',
    ]);
  });
});
