import { gameOf, withDefaults } from '@dicehall/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../src/announce/announcer.ts';
import { saveOwnRules } from '../src/setup/own-rules.ts';
import SheetPage from '../src/sheet/SheetPage.tsx';
import { createSheet, type SavedSheet, savedSheets } from '../src/sheet/saved-sheets.ts';
import { server } from './fake-server.ts';
import { openBrowser, render, saved } from './render.tsx';

const { followed } = vi.hoisted(() => ({ followed: vi.fn() }));
vi.mock('../src/sheet/shared-sheet.ts', async (original) => ({
  ...(await original<object>()),
  followSheet: (id: string) => {
    followed(id);
    return () => {};
  },
}));

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers({ now: Date.UTC(2026, 1, 3, 16, 5), toFake: ['Date'] });
  vi.spyOn(announcer, 'say').mockReturnValue(undefined as never);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sheet = (game: string, names: readonly string[], shared: SavedSheet['shared'] = null) => {
  vi.setSystemTime(Date.now() + 60_000);
  return createSheet(
    { game, options: game === 'greed' ? { target: 5000 } : {}, names, belowZero: false },
    shared,
  );
};
async function opened(id: string | null = null, search = '') {
  vi.stubGlobal('location', { ...location, search });
  const page = await render(<SheetPage id={id} />, `/sheet${id === null ? '' : `/${id}`}`);
  return {
    ...page,
    address: () => page.visited.at(-1),
    /** Returns the text of the page without the bar, the games, and the options of the house rules. */
    shown() {
      const lines = page
        .outline()
        .slice(3)
        .filter((one) => !one.startsWith('Game ‹'));
      const from = lines.indexOf('▸ House rules') + 1;
      return lines.toSpliced(from, lines.findIndex((one) => one.startsWith('[Start')) - from);
    },
    fill: (name: string, value: string) =>
      page.call(page.find('input', name), 'onChange', { target: { value } }),
  };
}

const about =
  'Keep score for real dice: tap the points of each turn. The sheet adds them up, shows whose turn it is, and warns you when the rules do not allow an entry.';
const fields = (...names: string[]) =>
  names.map((name, at) => `- Name at seat ${at + 1}‹${name}› [Remove ${name.trim() || `Player ${at + 1}`}]`);
const page = (names: readonly string[], problem: readonly string[] = []) => [
  ...[
    '# Score sheet',
    about,
    ...problem,
    '## New score sheet',
    ...fields(...names),
    '[Add a person]',
    '▸ House rules',
  ],
  ...['[Start (bright)]', 'Code of a shared sheet ‹›', '[Open]'],
];
const games = (chosen: string) => `Game ‹${chosen} of Greed, Ten Thousand, Threes, Three Dice, Hidden Pairs›`;

describe('a page lists score sheets', () => {
  test('the first visit to the page offers an empty sheet of the first game, and lists no earlier sheets', async () => {
    const first = await opened();
    expect([first.shown(), first.outline().includes(games('Greed'))]).toEqual([page(['', '']), true]);
    // An empty field shows the name that the player gets without one.
    const hints = first.all('input').flatMap(({ props }) => props.placeholder ?? []);
    expect(hints).toEqual(['Player 1', 'Player 2']);
  });

  test('the page offers the players and the game of the last sheet, or the game of the link, and lists earlier sheets, the newest first', async () => {
    const older = sheet('greed', ['Ada', 'Bo', 'Cy']);
    const newer = sheet('threes', ['Zoë', 'Bo']);
    const shown = await opened();
    expect([shown.shown(), shown.outline().includes(games('Threes'))]).toEqual([
      [
        ...page(['Zoë', 'Bo']),
        '## Earlier sheets',
        `- Threes · Zoë and Bo · Feb 3, 2026, 4:07 PM → /sheet/${newer.id} [Delete the sheet of Threes]`,
        `- Greed · Ada, Bo and Cy · Feb 3, 2026, 4:06 PM → /sheet/${older.id} [Delete the sheet of Greed]`,
      ],
      true,
    ]);
    expect((await opened(null, '?game=hidden-pairs')).outline()).toContain(games('Hidden Pairs'));
    expect((await opened(null, '?game=chess')).outline()).toContain(games('Threes'));
    await shown.press('Delete the sheet of Threes');
    expect([shown.outline().slice(-1), savedSheets().map(({ id }) => id)]).toEqual([
      [`- Greed · Ada, Bo and Cy · Feb 3, 2026, 4:06 PM → /sheet/${older.id} [Delete the sheet of Greed]`],
      [older.id],
    ]);
    await shown.press('Delete the sheet of Greed');
    expect(shown.outline().slice(-2)).toEqual(['Code of a shared sheet ‹›', '[Open]']);
    expect((await opened(null, '?game=chess')).outline()).toContain(games('Greed'));
  });

  test('a page without a server offers no shared sheets', async () => {
    document.documentElement.dataset.server = '';
    expect((await opened()).shown()).toEqual(page(['', '']).slice(0, -2));
    delete document.documentElement.dataset.server;
  });

  test('a new sheet has the names and settings that the page shows', async () => {
    const form = await opened();
    const start = () => form.call(form.all('form')[0] ?? expect.fail(), 'onSubmit', {});
    await form.fill('Name at seat 2', 'Bo ');
    await form.press('Add a person');
    await form.fill('Name at seat 3', 'Cy');
    await form.press('Add a person');
    await form.press('Add a person');
    await form.fill('Name at seat 4', 'Di');
    await form.fill('Name at seat 5', 'Eve');
    await form.fill('Name at seat 3', 'Fay');
    expect(form.shown()).toEqual(page(['', 'Bo ', 'Fay', 'Di', 'Eve']));
    await form.press('Remove Fay');
    await form.press('Remove Eve');
    expect(form.shown()).toEqual(page(['', 'Bo ', 'Di']));
    await form.fill('Name at seat 3', ' ');
    await form.call(form.field('Game'), 'onChange', { target: { value: 'threes' } });
    expect(form.outline()).toContain(games('Threes'));
    await start();
    expect(form.address()).toBe(`/sheet/${savedSheets()[0]?.id}`);
    expect(savedSheets()[0]).toMatchObject({
      ...{
        setup: {
          game: 'threes',
          names: ['Player 1', 'Bo', 'Player 3'],
          belowZero: true,
          options: { rounds: 10 },
        },
        shared: null,
      },
      changes: [],
    });
  });

  test('a sheet that is not possible does not start, and the page shows the reason', async () => {
    const form = await opened();
    await form.press('Remove Player 2');
    const preventDefault = vi.fn();
    await form.call(form.all('form')[0] ?? expect.fail(), 'onSubmit', { preventDefault });
    // The browser does not load the page again.
    expect(preventDefault).toHaveBeenCalledTimes(1);
    expect([form.outline().filter((one) => one.startsWith('alert')), savedSheets(), form.address()]).toEqual([
      ['alert: The game has 2 to 8 players.'],
      [],
      '/sheet',
    ]);
  });

  test('each game lists its own saved house rules', async () => {
    saveOwnRules(gameOf('greed'), 'Ours', withDefaults(gameOf('greed').options, { target: 700 }));
    const form = await opened();
    const choices = () => form.all('option').map(({ textContent }) => textContent);
    expect(choices()).toContain('Ours');
    await form.call(form.field('Game'), 'onChange', { target: { value: 'ten-thousand' } });
    expect(choices()).not.toContain('Ours');
  });

  test('the code of a shared sheet opens it, in any spelling', async () => {
    const form = await opened();
    await form.call(form.field('Code of'), 'onChange', { target: { value: ' ab-c 23/4 ' } });
    await form.call(form.all('form').at(-1) ?? expect.fail(), 'onSubmit', {});
    expect(form.address()).toBe('/sheet/ABC23%2F4');
  });
});

describe('the URL of a score sheet opens the sheet on this device or its shared copy', () => {
  const code = 'ABC234';
  const remoteId = 'a'.repeat(16);
  const remote = (lines: readonly object[]) => ({
    ...{ id: remoteId, code, lines },
    setup: { game: 'greed', options: {}, names: ['Ada', 'Bo'], belowZero: true },
  });
  const line = {
    seq: 1,
    key: 'k',
    change: { type: 'enter', at: 0, seat: 0, values: { points: 300 }, counts: false },
  };

  test('the URL of a sheet on this device shows the sheet', async () => {
    const { id } = sheet('greed', ['Ada', 'Bo']);
    expect((await opened(id)).outline().slice(0, 2)).toEqual([
      'All score sheets → /sheet',
      '# Score sheet: Greed',
    ]);
    expect(followed).not.toHaveBeenCalled();
  });

  test('the URL with a code opens a new copy of the shared sheet, or the copy that this device already has', async () => {
    server({
      [`GET /sheet-codes/${code}`]: { sheet: remoteId },
      [`GET /sheets/${remoteId}`]: remote([line]),
    });
    const joined = await opened(code);
    const [copy] = savedSheets();
    expect(joined.outline()).toEqual([]);
    // The browser's Back button does not lead to the code again.
    expect(joined.visited).toHaveLength(1);
    expect([joined.address(), copy?.shared, copy?.changes, copy?.pending]).toEqual([
      ...[`/sheet/${copy?.id}`, { id: remoteId, code }, [{ key: 'k', change: line.change }], []],
    ]);
    sheet('greed', ['Cy', 'Di'], { id: 'other', code: 'XYZ' });
    expect([(await opened(code)).address(), savedSheets().length]).toEqual([`/sheet/${copy?.id}`, 2]);
  });

  test.each([
    ['is unknown', {}, `Refused: GET /sheet-codes/${code}`],
    [
      'leads to a sheet that is gone',
      { [`GET /sheet-codes/${code}`]: { sheet: remoteId } },
      `Refused: GET /sheets/${remoteId}`,
    ],
  ])('a code that %s is explained above the earlier sheets', async (_, answers, problem) => {
    server(answers);
    expect((await opened(code)).shown()).toEqual(page(['', ''], [`alert: ${problem}`]));
  });

  test('a new match with the players and rules of a sheet starts empty; for an unknown sheet, the page lists all sheets', async () => {
    const before = sheet('greed', ['Ada', 'Bo']);
    const again = await opened(`again-${before.id}`);
    const [made] = savedSheets().filter(({ id }) => id !== before.id);
    expect([again.address(), made?.setup, made?.changes]).toEqual([`/sheet/${made?.id}`, before.setup, []]);
    // The browser's Back button does not make yet another sheet.
    expect(again.visited).toHaveLength(1);
    expect((await opened('again-nothing')).address()).toBe('/sheet');
  });

  test.each(['changes', 'pending'])(
    'the page reports that a sheet with unreadable %s cannot be read',
    async (part) => {
      const { id } = sheet('greed', ['Ada', 'Bo']);
      const text = saved.get(`dicehall.sheet.${id}`) ?? '';
      saved.set(`dicehall.sheet.${id}`, text.replace(`"${part}":[]`, `"${part}":0`));
      server({});
      expect((await opened(id)).outline().filter((one) => one.startsWith('alert'))).toEqual([
        `alert: Refused: GET /sheet-codes/${id}`,
      ]);
    },
  );
});
