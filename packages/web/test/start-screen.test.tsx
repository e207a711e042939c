import { gameOf, withDefaults } from '@dicehall/engine';
import { dayOf } from '@dicehall/strategy/days';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { markOffered } from '../src/guide/scripts.ts';
import { MessagesContext } from '../src/i18n/messages.tsx';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, savedMatches, saveMatch } from '../src/local/store.ts';
import { rememberGuest } from '../src/online/guest-flag.ts';
import { notify } from '../src/online/notify.ts';
import { gamesOf, keepDaily } from '../src/puzzles/daily-store.ts';
import { saveDraft } from '../src/setup/saved-draft.ts';
import ContinueMatch from '../src/start/ContinueMatch.tsx';
import { rememberGame } from '../src/start/last-game.ts';
import MyTables from '../src/start/MyTables.tsx';
import QuickPlay from '../src/start/QuickPlay.tsx';
import { Start } from '../src/start/Start.tsx';
import { server } from './fake-server.ts';
import { expectText, outline } from './outline.ts';
import { openBrowser, override, render, saved, set } from './render.tsx';
import { settled } from './settled.ts';
import { messages } from './table-device.ts';

vi.mock('../src/online/notify.ts', () => ({ notify: vi.fn() }));

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('history', { state: null });
  for (const { id } of await savedMatches().catch(() => [])) await deleteMatch(id);
  vi.stubGlobal('__GAMES__', [
    { id: 'threes', seats: { min: 1, max: 8 } },
    { id: 'greed', seats: { min: 2, max: 8 } },
  ]);
});
afterEach(() => vi.unstubAllGlobals());

const match: SavedMatch = {
  ...{ id: 'saved', game: 'greed', options: {}, log: [], dice: 'app', created: 1, updated: 1, over: false },
  seats: ['Ada', 'Bo'].map((name) => ({ name, player: { kind: 'person' } })),
};
const turn = {
  table: 't'.repeat(16),
  game: 'greed',
  status: 'playing',
  names: ['Ada', 'Bo'],
  seat: 0,
  yours: true,
  deadline: null,
};

describe('the start screen offers every game and every way to play', () => {
  /** Returns the text of the start screen after a part that loads later has appeared. */
  async function opened(later = '', left = '3 left'): Promise<string[]> {
    const page = await render(<Start />);
    await page.until(() => page.text().includes(later) && page.text().includes(left), true);
    return outline(page.box);
  }

  test('the start screen offers every game on this device and online, ways to play together, and training', async () => {
    expectText(
      await opened(),
      `
      Dicehall → /
      {Main}
      History → /history Settings → /settings
      # Five dice games, one good table
      Play with friends or against bots. No account needed.
      Play Threes now (bright) → /quick
      Starts with a short lesson.
      ⟨5⟩ ⟨1⟩ ⟨4⟩ ⟨2⟩ ⟨3⟩
      ## Threes
      ⟨3⟩ ⟨3⟩ ⟨3⟩ ⟨3⟩ ⟨3⟩
      1 to 8 players · about 15 minutes
      Threes count 0: keep the low dice of every roll. The fewest points win.
      Play on this device: Threes → /play/threes Play online: Threes → /online/new/threes
      ## Greed
      ⟨1⟩ ⟨1⟩ ⟨1⟩ ⟨5⟩ ⟨5⟩
      2 to 8 players · about 10 minutes
      Scoring dice are set aside for you. Roll the rest, or stop before a bust costs you the turn.
      Play on this device: Greed → /play/greed Play online: Greed → /online/new/greed
      ## Play together
      Join a table by its code, play at a party with a shared screen, or keep score for real dice.
      Join → /online/join Party → /party Score sheet → /sheet
      ## Training → /train
      Puzzles, exact odds and rules of thumb.
      Daily challenge 3 left → /daily`,
    );
    expect(document.title).toBe('Dicehall');
  });

  test('each game has its own colour on the start screen', async () => {
    const page = await render(<Start />);
    expect(page.all('li').flatMap(({ props }) => props['data-game'] ?? [])).toEqual(['threes', 'greed']);
  });

  test.each([
    [1, '2 left', 'Daily challenge 2 left → /daily'],
    [3, '', 'Daily challenge → /daily'],
  ])(
    'with %i puzzles of the day solved, the start screen shows how many are left: %s',
    async (solved, left, link) => {
      await opened();
      const day = dayOf(Date.now());
      const [game] = gamesOf(day);
      keepDaily({ day, game, answers: Array.from({ length: solved }, () => ({ isRight: true, cost: 0 })) });
      expect((await opened('', left)).at(-1)).toMatch(new RegExp(`^${link}`));
    },
  );

  const quick = 'Play Threes now (bright) → /quick';
  const together = 'Join → /online/join Party → /party Score sheet → /sheet';
  const ways = (game: string) =>
    `Play on this device: ${game} → /play/${game.toLowerCase()} Play online: ${game} → /online/new/${game.toLowerCase()}`;
  test.each([
    [
      'a last game whose lesson was offered, and which can still be learned',
      () => {
        rememberGame('greed');
        markOffered('greed');
      },
      '',
      [quick, 'Starts with a short lesson.'],
      ['Play Greed now (bright) → /quick'],
    ],
    ['a last game', () => rememberGame('greed'), '', [quick], ['Play Greed now (bright) → /quick']],
    [
      'an unfinished match, which is then the main action',
      async () => {
        await saveMatch({ ...match, id: 'ended', over: true }, 0);
        await saveMatch(match, 0);
      },
      'Continue',
      [quick],
      ['Continue Greed Ada and Bo → /table/saved New match: Threes → /quick'],
    ],
    [
      'online tables that wait for this person, which are then the main action',
      () => {
        rememberGuest(true);
        server({ 'GET /me/turns': [turn] });
      },
      'My tables',
      [quick, together],
      [
        '{My tables}',
        '## My tables',
        '- Greed Bo Your turn → /online/table/tttttttttttttttt',
        'New match: Threes → /quick',
        `${together} Your tables and profile → /online/profile`,
      ],
    ],
    [
      'another server',
      () => {
        document.documentElement.dataset.server = 'https://o.example';
      },
      '',
      [ways('Threes'), ways('Greed'), together],
      [
        ways('Threes').replace('/online', 'https://o.example/online'),
        ways('Greed').replace('/online', 'https://o.example/online'),
        'Join → https://o.example/online/join Party → https://o.example/party Score sheet → /sheet',
      ],
    ],
    [
      'no server',
      () => {
        document.documentElement.dataset.server = '';
      },
      '',
      [
        ways('Threes'),
        ways('Greed'),
        '## Play together',
        'Join a table by its code, play at a party with a shared screen, or keep score for real dice.',
        together,
      ],
      [
        'Play on this device: Threes → /play/threes',
        'Play on this device: Greed → /play/greed',
        '## Score sheet',
        'Keep score for real dice: tap the points of each turn. The sheet adds them up, shows whose turn it is, and warns you when the rules do not allow an entry.',
        'Score sheet → /sheet',
      ],
    ],
  ] as [string, () => unknown, string, string[], string[]][])(
    'the start screen with %s differs from the usual one only in the expected lines',
    async (_, before, later, gone, come) => {
      const first = await opened();
      await before();
      const lines = await opened(later);
      delete document.documentElement.dataset.server;
      expect(first.filter((line) => !lines.includes(line))).toEqual(gone);
      expect(lines.filter((line) => !first.includes(line))).toEqual(come);
    },
  );
});

test('the prerendered start screen shows nothing of this device', () => {
  rememberGame('greed');
  rememberGuest(true);
  const html = renderToString(
    <MessagesContext value={messages}>
      <Router ssrPath="/">
        <Start />
      </Router>
    </MessagesContext>,
  );
  rememberGuest(false);
  expect(html.replaceAll(/[\u2068\u2069]/g, '')).toContain('Play Threes now');
  for (const text of ['Starts with a short lesson', 'Your tables and profile', 'left'])
    expect(html).not.toContain(text);
});

test('the start screen requests the tables of a person only if the server knows the person', async () => {
  const asked = server({ 'GET /me/turns': [] });
  const opened = async () => {
    const page = await render(<Start />);
    for (const _ of ['the part', 'its tables']) await page.does(settled);
    return asked.splice(0);
  };
  rememberGuest(true);
  await opened();
  expect(await opened()).toEqual([['GET /me/turns']]);
  rememberGuest(false);
  expect(await opened()).toEqual([]);
});

describe('the start screen lists the player’s online tables', () => {
  const turn = (table: string, yours: boolean, more: object = {}) => ({
    ...{ table: table.repeat(16), game: 'greed', status: 'playing', names: ['Ada', 'Bo'], seat: 0, yours },
    ...{ deadline: null, ...more },
  });
  const here = { state: null as unknown, replaceState: (state: unknown) => Object.assign(here, { state }) };
  beforeEach(() => vi.stubGlobal('history', Object.assign(here, { state: null })));
  const opened = async (turns: unknown[], isHidden = false) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.mocked(notify).mockClear();
    override(document, { hidden: isHidden, title: '' });
    const answers = { 'GET /me/turns': turns as unknown };
    const asked = server(answers);
    const onTurn = vi.fn();
    const page = await render(<MyTables onTurn={onTurn} />);
    const later = (found: unknown[]) =>
      act(async () => {
        answers['GET /me/turns'] = found;
        vi.advanceTimersByTime(10_000);
      });
    return { ...page, asked, later, onTurn };
  };
  afterEach(() => {
    vi.useRealTimers();
    override(document, { hidden: false });
  });

  test.each([
    [[], 'Dicehall'],
    [[turn('a', false)], 'Dicehall'],
    [[turn('a', true), turn('b', false), turn('c', true)], '(2) Dicehall'],
  ])('%#: the page title counts the tables that wait for the player', async (turns, title) => {
    const page = await opened(turns);
    await page.until(() => [page.all('li').length, document.title], [turns.length, title]);
    expect(page.all('h2')).toHaveLength(turns.length === 0 ? 0 : 1);
    expect(page.all('a').map(({ props }) => props['data-awaited'])).toEqual(
      (turns as { readonly yours: boolean }[]).map(({ yours }) => yours),
    );
    // The start page is told when a table waits for the player, and makes these tables its main action.
    expect(page.onTurn).toHaveBeenCalledTimes(title === 'Dicehall' ? 0 : 1);
  });

  test('each table names the other players, or says that there are none yet', async () => {
    const names = [['Cy', 'Ada', 'Bo'], ['', 'Ada', ''], ['Ada']].map((seated, at) =>
      turn(`${at}`, false, { names: seated, seat: seated.indexOf('Ada') }),
    );
    const page = await opened(names);
    const lines = () => page.texts('li');
    await page.until(() => lines().length, 3);
    expect(lines()).toEqual([
      'GreedCy and BoWaiting for others',
      'Greedno one else yetWaiting for others',
      'Greedno one else yetWaiting for others',
    ]);
  });

  test.each([
    [{ keepsSeat: true }, 1],
    [{ keepsSeat: false }, 0],
    [null, 0],
  ])('after leaving a match (%o), a player reads once that the seat stays theirs', async (state, times) => {
    const said = 'Your seat is kept. While you are away, a bot can play for you.';
    here.state = state;
    for (const count of [times, 0]) {
      const page = await opened([turn('a', false)]);
      await page.until(() => page.all('li').length, 1);
      expect(page.outline().filter((line) => line === said)).toHaveLength(count);
    }
  });

  test('a start screen that was left requests no tables, and ignores those that arrive late', async () => {
    const page = await opened([]);
    let answer = (_: unknown) => {};
    const asked = vi.fn(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    vi.stubGlobal('fetch', asked);
    await page.later([]);
    expect(asked).toHaveBeenCalledTimes(1);
    await page.show(null);
    await page.does(() => answer(Response.json([turn('a', true)])));
    await page.later([]);
    expect([asked.mock.calls.length, page.onTurn.mock.calls.length]).toEqual([1, 0]);
  });

  test('the start screen lists at most three tables', async () => {
    const page = await opened(['a', 'b', 'c', 'd'].map((table) => turn(table, true)));
    await page.until(() => page.all('li').length, 3);
  });

  test.each([
    ['visible', 'off', 2],
    ['hidden', 'off', 0],
    ['hidden', 'on', 2],
  ])(
    'while the page is %s and notifications are %s, the tables are requested %i times',
    async (page, notifications, count) => {
      await set({ notifications: notifications === 'on' });
      const { asked, later } = await opened([turn('a', true)], page === 'hidden');
      await later([]);
      expect(asked).toHaveLength(count);
    },
  );

  test.each(['hidden', 'visible'])(
    'a player whose turn begins is notified only while the page is hidden (here: %s)',
    async (page) => {
      await set({ notifications: true });
      const { later, until, all } = await opened([turn('a', true), turn('b', false)], page === 'hidden');
      await until(() => all('li').length, 2);
      expect(notify).not.toHaveBeenCalled();
      await later([turn('a', true), turn('b', true), turn('c', false)]);
      await until(() => all('li').length, 3);
      expect(vi.mocked(notify).mock.calls).toEqual(
        page === 'hidden' ? [['Your turn', 'Greed', 'b'.repeat(16)]] : [],
      );
    },
  );

  test('each turn of a table is notified once, and the next one again', async () => {
    await set({ notifications: true });
    const { later } = await opened([turn('a', false)], true);
    const counts: number[] = [];
    for (const yours of [true, true, false, true]) {
      await later([turn('a', yours)]);
      await settled();
      counts.push(vi.mocked(notify).mock.calls.length);
    }
    expect(counts).toEqual([1, 1, 1, 2]);
  });

  test('the list stays while the server does not answer, and is requested at once when the page is shown', async () => {
    const listeners = new Set<() => void>();
    override(document, {
      addEventListener: (type: string, listener: () => void) =>
        type === 'visibilitychange' && listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    });
    const page = await opened([turn('a', true)]);
    await page.until(() => [page.all('li').length, document.title], [1, '(1) Dicehall']);
    const asked = vi.fn(() => Promise.reject(new TypeError('fetch failed')));
    vi.stubGlobal('fetch', asked);
    await page.does(() => {
      for (const listener of listeners) listener();
      return settled();
    });
    expect([asked.mock.calls.length, page.all('li').length, document.title]).toEqual([1, 1, '(1) Dicehall']);
    await page.show(null);
    expect(listeners.size).toBe(0);
  });
});

test('only an unfinished match can be continued, and the player’s attention is drawn to it', async () => {
  const found = vi.fn();
  await saveMatch({ ...match, over: true }, 0);
  const page = await render(<ContinueMatch onFound={found} />);
  await page.does(settled);
  expect([page.all('a'), found.mock.calls]).toEqual([[], []]);
  await saveMatch(match, 0);
  const next = await render(<ContinueMatch onFound={found} />);
  await next.until(() => next.all('a').map(({ props }) => props['data-awaited']), [true]);
  expect(found).toHaveBeenCalledTimes(1);
});

describe('the URL for quick play starts a match without a set-up', () => {
  const started = async () => {
    // Two components at the same time simulate an effect that runs twice.
    const page = await render(
      [1, 2].map((key) => <QuickPlay key={key} />),
      '/quick',
    );
    await page.until(() => page.visited.at(-1) !== '/quick', true);
    return page;
  };

  test('quick play opens the guided match if the game is new on this device', async () => {
    rememberGame('greed');
    expect((await started()).visited).toEqual(['/guide/greed']);
    expect(await savedMatches().catch(() => [])).toEqual([]);
  });

  test('quick play starts one match of the last game with its last settings', async () => {
    rememberGame('greed');
    markOffered('greed');
    markOffered('greed');
    expect(JSON.parse(saved.get('dicehall.guides-offered') ?? '')).toEqual(['greed']);
    const game = gameOf('greed');
    const seats = ['Zoë', 'Max'].map((name) => ({ name, player: { kind: 'person' } as const }));
    saveDraft(game, { seats, options: withDefaults(game.options, { target: 700 }), dice: 'real' });
    const page = await started();
    const [first, ...others] = await savedMatches();
    expect(first).toMatchObject({ game: 'greed', options: { target: 700 }, seats, log: [], dice: 'real' });
    expect(others).toEqual([]);
    expect(page.visited).toEqual([`/table/${first?.id}`]);
  });

  test('without last settings, quick play starts a match with a bot, each time a different one', async () => {
    markOffered('threes');
    await started();
    await started();
    const matches = await savedMatches();
    expect(matches.map(({ game, seats }) => [game, ...seats.map(({ player }) => player.kind)])).toEqual([
      ['threes', 'person', 'bot'],
      ['threes', 'person', 'bot'],
    ]);
  });

  test('on a site without games, quick play shows “Page not found”', async () => {
    vi.stubGlobal('__GAMES__', []);
    expect((await render(<QuickPlay />, '/quick')).texts('h1')).toEqual(['Page not found']);
  });
});
