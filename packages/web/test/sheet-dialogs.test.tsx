import { message, type SheetChange, type SheetRefusal } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { SeatNamesProvider } from '../src/i18n/messages.tsx';
import { type OpenDialog, SheetDialogs } from '../src/sheet/SheetDialogs.tsx';
import { logOf, type SavedSheet } from '../src/sheet/saved-sheets.ts';
import { openBrowser, render } from './render.tsx';

const { download } = vi.hoisted(() => ({ download: vi.fn() }));
vi.mock('../src/local/download-record.ts', () => ({ download }));

beforeEach(() => {
  openBrowser();
  download.mockReset();
  vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const enter = (at: number, seat: number, points: number, counts = false): SheetChange => ({
  ...{ type: 'enter', at, seat, counts },
  values: { points },
});
const refusal = (key: string, values: object): SheetRefusal => ({
  why: message(key as never, values as never),
  problems: [],
  isStale: false,
});

/** Opens a dialog over the sheet of Ada, Bo and Cy. */
async function opened(
  open: OpenDialog,
  changes: readonly SheetChange[] = [],
  more: {
    shared?: SavedSheet['shared'];
    refuses?: SheetRefusal;
    share?: object | null;
    names?: string[];
  } = {},
) {
  const names = more.names ?? ['Ada', 'Bo', 'Cy'];
  const setup = { game: 'greed', options: { target: 500, opening: 0 }, names, belowZero: true };
  const keyed = changes.map((change, at) => ({ key: `${at}`, change }));
  const log = logOf(setup, keyed) ?? expect.fail();
  const session = { change: vi.fn(() => more.refuses ?? null), share: vi.fn(async () => more.share ?? null) };
  const onClose = vi.fn();
  const snapshot = { saved: { shared: more.shared ?? null }, log };
  const page = await render(
    <SeatNamesProvider names={log.now.names}>
      <SheetDialogs open={open} session={session as never} snapshot={snapshot as never} onClose={onClose} />
    </SeatNamesProvider>,
  );
  return {
    ...page,
    onClose,
    session,
    changes: () => session.change.mock.calls.flat() as unknown[],
    /** Returns the text below the title and the close button. */
    shown: () => page.outline(),
    fill: (name: string, value: string) =>
      page.call(page.find('input', name), 'onChange', { target: { value } }),
    leaveField: (name: string, value: string) =>
      page.call(page.find('input', name), 'onBlur', { target: { value } }),
    submit: () => page.call(page.all('form').at(-1) ?? expect.fail(), 'onSubmit', {}),
  };
}

const turns = [enter(0, 0, 300), enter(1, 1, 150), enter(2, 2, 100)];
const pad = (seat: string, points: string) => [
  ...[`{${seat}’s turn}`, '{Points}', '[200] [250] [300] [350] [400] [500] [600] [1,000]', '{Add}'],
  '[Add 5: 50 | 5 +50] [Add 1: 100 | 1 +100] [Add 2 2 2: 200 | 2 2 2 +200] [Add 3 3 3: 300 | 3 3 3 +300] [Add 4 4 4: 400 | 4 4 4 +400] [Add 5 5 5: 500 | 5 5 5 +500] [Add 6 6 6: 600 | 6 6 6 +600] [Add 1 1 1: 1,000 | 1 1 1 +1,000]',
  `[Bust] Points‹${points}› [Delete the last digit or die | ⌫] [Enter (bright)]`,
];

describe('the dialog of a line corrects or deletes a turn of a score sheet', () => {
  test.each([
    ['a turn', turns, ['## Line 2', '[Close]', '150', ...pad('Bo', '150'), '[Delete this line]']],
    [
      'a turn out of order',
      [...turns.slice(0, 1), enter(1, 0, 150, true)],
      [
        '## Line 2',
        '[Close]',
        '150',
        'It is Bo’s turn, not Ada’s.',
        ...pad('Ada', '150'),
        '[Delete this line]',
      ],
    ],
    [
      'extra points',
      [...turns.slice(0, 1), { type: 'adjust', at: 1, seat: 2, points: 50 }],
      ['## Line 2', '[Close]', 'Bonus +50', '[Delete this line]'],
    ],
    ['a line that another phone has removed', [], []],
  ] as const)(
    'the dialog of %s offers to correct or delete the line if it still exists',
    async (_, changes, lines) => {
      expect((await opened({ kind: 'line', at: 1 }, changes)).outline()).toEqual(lines);
    },
  );

  test('a corrected turn closes the dialog; a refused correction shows the reason, and can be saved anyway', async () => {
    const edit = (points: number, counts = false) => ({
      type: 'edit',
      at: 1,
      seat: 1,
      values: { points },
      counts,
    });
    const page = await opened({ kind: 'line', at: 1 }, turns);
    await page.press('400');
    await page.press('Enter');
    expect([page.changes(), page.onClose.mock.calls.length]).toEqual([[edit(400)], 1]);
    const why = message('sheet-not-a-step', { given: '370', step: 50 });
    const refuses: SheetRefusal = { ...refusal('sheet-over', {}), problems: [{ why, level: 'unusual' }] };
    const other = await opened({ kind: 'line', at: 1 }, turns, { refuses });
    await other.press('Enter');
    expect(other.outline().slice(6, 8)).toEqual([
      '“370” is not possible: points come in steps of 50.',
      '[Count it anyway]',
    ]);
    await other.press('Count it anyway');
    expect([other.changes(), other.onClose.mock.calls.length]).toEqual([[edit(150), edit(150, true)], 0]);
  });

  test('deleting a line closes the dialog', async () => {
    const page = await opened({ kind: 'line', at: 2 }, turns);
    await page.press('Delete this line');
    expect([page.changes(), page.onClose.mock.calls.length]).toEqual([[{ type: 'remove', at: 2 }], 1]);
  });
});

describe('the dialog of players adds, moves and removes players of a score sheet', () => {
  const order = (...seats: number[]): SheetChange => ({ type: 'order', at: 1, order: seats });
  const playing = [
    ...[
      '## Players',
      '[Close]',
      '- Name at seat 1‹Cy› [Move Cy up | ↑ (off)] [Cy is next | Next] [Remove Cy | ×]',
    ],
    ...[
      '- Name at seat 2‹Ada› [Move Ada up | ↑] [Ada is next | Next] [Remove Ada | ×]',
      '- Bo [Plays again]',
      'New player ‹›',
      '[Add]',
    ],
  ];

  test('the dialog lists the players in order, and then those who left', async () => {
    expect((await opened({ kind: 'players' }, [...turns.slice(0, 1), order(2, 0)])).outline()).toEqual(
      playing,
    );
    expect((await opened({ kind: 'players' }, [...turns.slice(0, 1), order(1)])).outline().slice(2)).toEqual([
      ...[
        '- Name at seat 1‹Bo› [Move Bo up | ↑ (off)] [Bo is next | Next] [Remove Bo | × (off)]',
        '- Ada [Plays again]',
        '- Cy [Plays again]',
      ],
      ...['New player ‹›', '[Add]'],
    ]);
  });

  test('each control of the dialog adds a change after the last line of the sheet', async () => {
    const at = 2;
    const page = await opened({ kind: 'players' }, [...turns.slice(0, 1), order(2, 0)]);
    await page.press('Move Ada up');
    await page.press('Ada is next');
    await page.press('Remove Cy');
    await page.press('Plays again');
    await page.leaveField('Name at seat 1', ' Cyd ');
    await page.leaveField('Name at seat 1', ' Cy ');
    await page.leaveField('Name at seat 1', ' ');
    await page.call(page.field('New player'), 'onChange', { target: { value: ' Di ' } });
    await page.submit();
    expect(page.changes()).toEqual([
      { type: 'order', at, order: [0, 2] },
      { type: 'next', at, seat: 0 },
      { type: 'order', at, order: [0] },
      { type: 'order', at, order: [2, 0, 1] },
      { type: 'rename', seat: 2, name: 'Cyd' },
      { type: 'join', at, name: 'Di' },
    ]);
    expect(page.onClose).not.toHaveBeenCalled();
  });

  test('if the second of three players moves up, the first moves down', async () => {
    const page = await opened({ kind: 'players' });
    await page.press('Move Cy up');
    await page.press('Move Bo up');
    expect(page.changes()).toEqual(
      [
        [0, 2, 1],
        [1, 0, 2],
      ].map((seats) => ({ type: 'order', at: 0, order: seats })),
    );
  });

  test('if a change or a new player is refused, the reason is shown', async () => {
    const page = await opened({ kind: 'players' }, [], {
      refuses: refusal('sheet-player-count', { min: 1, max: 2 }),
    });
    await page.press('Remove Bo');
    expect(page.outline()[2]).toBe('alert: The game has 1 to 2 players.');
    const full = await opened({ kind: 'players' }, [], { refuses: refusal('sheet-full', { max: 12 }) });
    await full.call(full.field('New player'), 'onChange', { target: { value: 'Di' } });
    await full.submit();
    expect(full.outline().slice(-3)).toEqual([
      'New player ‹Di› (wrong)',
      'alert: The sheet is full: 12 is the limit.',
      '[Add]',
    ]);
  });
});

describe('the dialog of penalties suggests the next player and round amounts', () => {
  test('the dialog suggests the next player and round amounts', async () => {
    const page = await opened({ kind: 'extra' }, turns.slice(0, 1));
    expect(page.outline()).toEqual([
      ...['## Penalty or bonus', '[Close]', 'Player ‹Bo of Ada, Bo, Cy›'],
      '[−1,000] [−500] [−100] [−50] [+50] [+100] [+500] [+1,000]',
      ...['Other points ‹›', '[Enter (bright)]'],
    ]);
    await page.press('−50');
    await page.call(page.field('Player'), 'onChange', { target: { value: '2' } });
    await page.press('+1,000');
    expect(page.changes()).toEqual([
      { type: 'adjust', at: 1, seat: 1, points: -50 },
      { type: 'adjust', at: 1, seat: 2, points: 1000 },
    ]);
    expect(page.onClose).toHaveBeenCalledTimes(2);
  });

  test('after the match, the dialog suggests the first player who is still there', async () => {
    const page = await opened({ kind: 'extra' }, [
      { type: 'order', at: 0, order: [1, 2] },
      { type: 'end', ended: true },
    ]);
    expect(page.outline()).toContain('Player ‹Bo of Bo, Cy›');
  });

  test.each([
    ['75', 75],
    ['−75', -75],
    ['-100000', -100_000],
    ['100001', null],
    ['-100001', null],
    ['7x', null],
    ['7.5', null],
  ])(
    'entering “%s” as other points adjusts the score by %j, or is refused if that is null',
    async (text, points) => {
      const page = await opened({ kind: 'extra' });
      await page.call(page.field('Other points'), 'onChange', { target: { value: text } });
      await page.submit();
      expect(page.changes()).toEqual(points === null ? [] : [{ type: 'adjust', at: 0, seat: 0, points }]);
      expect(page.onClose.mock.calls.length).toBe(points === null ? 0 : 1);
      expect(page.texts('p')).toEqual(
        points === null ? [`“${text}” is not a whole number from −100,000 to 100,000.`] : [],
      );
    },
  );
});

describe('the dialog of house rules changes the rules of a score sheet', () => {
  test('the dialog shows the rules of the sheet, saves the chosen ones, and closes', async () => {
    const page = await opened({ kind: 'rules' });
    expect(page.outline().filter((one) => /^##|Target|Points to|below|Save/.test(one))).toEqual([
      '## House rules',
      '[Decrease: Target score | − (off)] Target score‹500› [Increase: Target score | +]',
      '[Decrease: Points to get in | − (off)] Points to get in‹0› [Increase: Points to get in | +]',
      '‹on› Totals can go below zero',
      '[Save (bright)]',
    ]);
    await page.call(page.field('1,000 points more'), 'onChange', {});
    await page.call(page.field('Totals can go'), 'onChange', { target: { checked: false } });
    expect(page.changes()).toEqual([]);
    await page.press('Save');
    expect(page.changes()).toMatchObject([
      { type: 'rules', belowZero: false, options: { target: 500, more: 'thousand' } },
    ]);
    expect(page.onClose).toHaveBeenCalledTimes(1);
  });

  test('if rules are refused, the dialog stays open and shows the reason', async () => {
    const page = await opened({ kind: 'rules' }, [], { refuses: refusal('sheet-bad-rules', {}) });
    await page.press('Save');
    expect([page.outline().slice(-2), page.onClose.mock.calls]).toEqual([
      ['alert: These house rules do not fit the game.', '[Save (bright)]'],
      [],
    ]);
  });
});

describe('a score sheet can be shared', () => {
  const files = '[Download CSV] [Print]';

  test('sharing a sheet of this device shows failures until it succeeds', async () => {
    const page = await opened({ kind: 'share' }, [], { share: { ok: false, code: 'offline', detail: '' } });
    const about =
      'Other phones can then write on this sheet too. They need no account, only the code or the link.';
    expect(page.outline()).toEqual([
      '## Share',
      '[Close]',
      about,
      '[Share with other phones (bright)]',
      files,
    ]);
    await page.press('Share with other phones');
    expect(page.outline().slice(2, 3)).toEqual([
      'alert: The server cannot be reached. Try again in a moment.',
    ]);
    page.session.share.mockResolvedValue(null);
    await page.press('Share with other phones');
    expect(page.outline()).toEqual([
      '## Share',
      '[Close]',
      about,
      '[Share with other phones (bright)]',
      files,
    ]);
  });

  test('a shared sheet shows its code, a QR code, and a link to copy', async () => {
    const page = await opened({ kind: 'share' }, [], { shared: { id: 'x', code: 'ABC234' } });
    const writeText = vi.fn();
    vi.stubGlobal('navigator', { languages: ['en'], clipboard: { writeText } });
    expect(page.outline()).toEqual([
      ...[
        '## Share',
        '[Close]',
        '(Code of the sheet: A B C 2 3 4) ~ABC234~',
        '<QR code of the link to this sheet> [Copy link]',
        files,
      ],
    ]);
    await page.press('Copy link');
    expect(writeText.mock.calls).toEqual([['https://dice.example/sheet/ABC234']]);
  });

  test('a sheet can be printed, and downloaded as a CSV file named with today’s date', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 1, 3), toFake: ['Date'] });
    const page = await opened({ kind: 'share' }, turns.slice(0, 1));
    await page.press('Download CSV');
    vi.useRealTimers();
    expect(download.mock.calls).toEqual([
      [
        'dicehall-greed-2026-02-03.csv',
        'text/csv;charset=utf-8',
        '\ufeff#,Player,Entry,Ada,Bo,Cy\r\n1,Ada,300,300,,\r\n,,Total,300,0,0\r\n',
      ],
    ]);
    const print = vi.fn();
    vi.stubGlobal('window', { ...window, print });
    await page.press('Print');
    expect(print).toHaveBeenCalledTimes(1);
  });
});
