import { openMatch, readSetup, unwrap } from '@dicehall/engine';
import { type OnlineState, stateOf, unseen } from '@dicehall/server/client';
import type { TableState } from '@dicehall/server/protocol';
import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchOf, personAt, tableBefore } from '../../server/test/support/table-state.ts';
import { OnlineMatch } from '../src/online/OnlineMatch.tsx';
import type { TableModel } from '../src/table/model/table.ts';
import { server } from './fake-server.ts';
import { outline } from './outline.ts';
import { openBrowser, override, render, set } from './render.tsx';

// These parts need a browser. Other tests cover the table, the end of a match and its proof.
vi.mock('../src/online/save-online-match.ts', () => ({ saveOnlineMatch: async () => {} }));
vi.mock('../src/table/TableScreen.tsx', () => ({
  TableScreen: ({
    table,
    cover,
    aside,
    notice,
  }: Readonly<Record<'cover' | 'aside' | 'notice', ReactNode>> & { readonly table: TableModel }) => (
    <>
      <input aria-label="Points" defaultValue="" maxLength={9} />
      <nav>
        {table.now().feed.menu?.map(({ id, choose }) => (
          <button type="button" key={id} onClick={choose}>
            {id}
          </button>
        ))}
      </nav>
      <button type="button" onClick={table.undo}>
        Undo
      </button>
      <div>{notice}</div>
      <div data-cover>{cover}</div>
      <aside>{aside}</aside>
    </>
  ),
}));
vi.mock('../src/end/MatchEnd.tsx', () => ({
  MatchEnd: ({ id, onAgain, again, replay, children }: Readonly<Record<string, never>>) => (
    <>
      <p>
        The end of {id}, replayed at {replay}
      </p>
      {onAgain === null ? null : (
        <button type="button" onClick={onAgain}>
          {again ?? 'Again'}
        </button>
      )}
      {children}
    </>
  ),
}));
vi.mock('../src/proof/DiceProof.tsx', () => ({
  DiceProof: ({ seen }: { readonly seen: { readonly commitment: string } | null }) => (
    <p>Proof of {seen?.commitment}</p>
  ),
}));

beforeEach(async () => {
  openBrowser();
  vi.stubGlobal('history', { state: null });
  environmentManager.setIsServer(() => false);
  await set({ pace: 'instant' });
});
afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = ['Ada', 'Bo', 'Cy'];
const seats = names.map((name, seat) => personAt(seat, name));
const setup = unwrap(readSetup({ game: 'greed', options: {}, seats: names.map((name) => ({ name })) }));
const { game } = setup;
const start = game.view(openMatch(setup).state, 'table');
const match = matchOf(start);
const over = {
  status: 'over',
  match: { ...match, places: [2, 1, 3], ended: 'played' },
} as Partial<TableState>;

const stateAt = (
  own: number | null,
  table: Partial<TableState> = {},
  more: Partial<OnlineState> = {},
): OnlineState => {
  const you = { person: own === null ? 'eve' : (names[own] ?? '').toLowerCase(), seat: own };
  const before = tableBefore(seats, { status: 'playing', match, ...table });
  return { ...stateOf({ seq: 1, you, table: before }, unseen('table')), start, frames: [], ...more };
};
async function opened(...of: Parameters<typeof stateAt>) {
  let state = stateAt(...of);
  const changes: unknown[][] = [];
  const listeners = new Set<() => void>();
  const table = {
    api: {
      async changeTable(...asked: unknown[]) {
        changes.push(asked);
        return { ok: true, value: { table: { id: 'next' } } };
      },
    },
    now: () => state,
    play: async () => null,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as never;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const shown = () => (
    <QueryClientProvider client={client}>
      <OnlineMatch table={table} state={state} start={start} />
    </QueryClientProvider>
  );
  const page = await render(shown(), '/online/table/table');
  const change = async (...next: Parameters<typeof stateAt>) => {
    state = stateAt(...next);
    await page.does(() => {
      for (const listener of listeners) listener();
    });
    await page.show(shown());
  };
  const cover = () => outline(page.all('div').find(({ props }) => 'data-cover' in props) ?? expect.fail());
  const dialog = () => page.all('dialog').flatMap((one) => outline(one));
  return { ...page, changes, change, cover, dialog };
}

describe('the menu of an online match opens the fairness dialog and the host tools', () => {
  test.each([
    ['the host', 0, {}, ['hold', 'fair', 'host', 'save', 'mine', 'settings', 'resign', 'leave']],
    ['another player', 1, {}, ['hold', 'fair', 'save', 'mine', 'settings', 'resign', 'leave']],
    ['a spectator', null, {}, ['fair', 'save', 'mine', 'settings', 'leave']],
    ['a spectator without a name', null, { host: null }, ['fair', 'save', 'mine', 'settings', 'leave']],
    ['a player after the match', 1, over, ['fair', 'save', 'explore', 'mine', 'settings', 'leave']],
  ] as [string, number | null, Partial<TableState>, string[]][])(
    'the menu of %s contains exactly the items that apply',
    async (who, own, table, items) => {
      const isNameless = who.endsWith('without a name');
      const page = await opened(own, table, isNameless ? { you: { person: null, seat: null } } : {});
      expect(
        page
          .all('nav')[0]
          ?.all('button')
          .map(({ textContent }) => textContent),
      ).toEqual(items);
      expect(page.dialog()).toEqual([]);
    },
  );

  test('the menu opens the fairness of the dice and the tools of the host, which can be closed', async () => {
    const page = await opened(0);
    for (const [item, title] of [
      ['fair', '## Are the dice fair?'],
      ['host', '## Host tools'],
    ] as const) {
      await page.press(item);
      expect(page.dialog().slice(0, 1)).toEqual([title]);
      await page.press('Close');
      expect(page.dialog()).toEqual([]);
    }
  });

  const resigned = (seat: number) => seats.map((one) => ({ ...one, resigned: one.seat === seat }));
  const bots = seats.map((one) => (one.seat === 1 ? one : { ...one, kind: 'bot' as const, person: null }));
  const goesOn = 'A bot finishes the match for you, and you come last. You cannot undo this.';
  const ends = 'The match ends at once, and you lose. You cannot undo this.';
  test.each([
    ['of three people', {}, goesOn],
    ['of whom one resigned', { seats: resigned(2) }, ends],
    ['with bots only', { seats: bots }, ends],
    ['with a person and a bot', { seats: [...seats.slice(0, 2), bots[2]] }, goesOn],
    ['with one other person', { seats: seats.slice(0, 2) }, ends],
  ] as [string, Partial<TableState>, string][])(
    'a resignation from a match %s has to be confirmed',
    async (_, table, about) => {
      const page = await opened(1, table);
      await page.press('resign');
      expect(page.dialog().slice(0, 4)).toEqual([
        '## Resign',
        '[Close]',
        about,
        '[Resign] [Keep playing (bright)]',
      ]);
      expect(page.changes).toEqual([]);
      await page.press('Resign');
      expect([page.changes, page.dialog()]).toEqual([[['table', 'resign']], []]);
    },
  );

  test('a match that has ended can no longer be resigned', async () => {
    const page = await opened(1);
    await page.press('resign');
    await page.change(1, over);
    expect(page.dialog()).toEqual([]);
  });
});

describe('the page of an online match shows the chat beside the table', () => {
  test.each([
    [0, true, '● Your turn – Greed'],
    [1, false, 'Greed – Dicehall'],
    // The server knows earlier than the table, which still shows the turn before, that the player is to move.
    [1, true, '● Your turn – Greed'],
  ])('for seat %i, with the player’s turn %s, the page title is “%s”', async (own, yourTurn, title) => {
    await opened(own, { match: { ...match, yourTurn } });
    expect(document.title).toBe(title);
  });

  test('the notification of a turn belongs to the table', async () => {
    await set({ notifications: true });
    const shown = vi.fn();
    class Notification {
      static readonly permission = 'granted';
      constructor(...given: unknown[]) {
        shown(...given);
      }
      close() {}
    }
    vi.stubGlobal('Notification', Notification);
    Object.assign(window, { Notification });
    override(document, { hidden: true });
    await opened(0, { match: { ...match, yourTurn: true } });
    await expect.poll(() => shown).toHaveBeenCalled();
    expect(shown.mock.calls).toEqual([
      ['Your turn', { body: 'Greed', tag: 'table', data: { url: '/online/table/table' } }],
    ]);
  });

  test('the undo key of the table leads to the answer to a request, which names its player', async () => {
    const page = await opened(0, { undo: { seat: 1, waiting: [0, 2] } } as never);
    expect(
      page
        .texts('p')
        .join()
        .replaceAll(/[\u2068\u2069]/g, ''),
    ).toMatch(/Bo asks to undo/);
    await page.press('Undo');
    const focused = document.activeElement as unknown as { readonly props: object } | null;
    expect(focused?.props).toMatchObject({ 'data-action': 'agree-undo' });
  });

  test('the table keeps what was entered until its match goes back to an earlier state', async () => {
    const page = await opened(0);
    const field = () => page.box.all('input')[0];
    const first = field();
    await page.change(0, { match: { ...match, yourTurn: true } });
    expect(field() === first).toBe(true);
    await page.change(0, {}, { restarts: 1 });
    expect(field() === first).toBe(false);
  });

  test('the chat is beside the table of an online match', async () => {
    const page = await opened(0, {}, { said: [{ person: 'bo', name: 'Bo', text: 'Hi', at: '' }] } as never);
    expect(outline(page.all('aside')[0] ?? expect.fail())).toContain('- Bo Hi');
    expect(page.cover()).toEqual([]);
  });
});

describe('the end screen of an online match offers a rematch', () => {
  const rematch = { ...over, rematch: 'next' };
  const turn = (table: string, status: string) => ({
    ...{ table, game: 'greed', status, names: ['Ada', 'Bo'], seat: 0, yours: false, deadline: null },
  });
  const next = 'e'.repeat(16);
  test.each([
    ['a player', 1, over, [], ['[Again]']],
    ['a spectator', null, over, [], []],
    [
      'a player once a rematch is open',
      1,
      { ...rematch, rematch: next },
      [turn(next, 'open')],
      ['[A rematch is open. Join rematch]'],
    ],
    [
      'a player once the rematch has begun',
      1,
      { ...rematch, rematch: next },
      [turn(next, 'playing')],
      [
        '[A rematch is open. The rematch has started: take your seat]',
        '(The rematch has started: take your seat)',
      ],
    ],
    [
      'a player once another match has begun',
      1,
      { ...rematch, rematch: next },
      [turn('f'.repeat(16), 'playing')],
      ['[A rematch is open. Join rematch]'],
    ],
    [
      'a spectator once a rematch is open',
      null,
      { ...rematch, rematch: next },
      [turn(next, 'playing')],
      ['[A rematch is open. Watch rematch]'],
    ],
    [
      'a spectator who waits for the next match',
      null,
      { ...rematch, rematch: next, waiting: [{ person: 'eve', name: 'Eve' }] },
      [turn(next, 'open')],
      ['[A rematch is open. Join rematch]'],
    ],
  ] as [string, number | null, Partial<TableState>, object[], string[]][])(
    'the end of a match offers %s the next step',
    async (_, own, table, turns, lines) => {
      const asked = server({ 'GET /me/turns': turns });
      const seen = { commitment: 'c1', clientCommitments: null };
      const page = await opened(own, table, { seen } as never);
      const asksTurns = (own !== null || table.waiting !== undefined) && table.rematch === next;
      await page.until(() => asked.length, asksTurns ? 1 : 0);
      await page.does(() => new Promise((resolve) => setTimeout(resolve)));
      expect([page.cover(), asked.length]).toEqual([
        ['The end of table, replayed at /replay?record=/api/v1/tables/table/record', ...lines, 'Proof of c1'],
        asksTurns ? 1 : 0,
      ]);
    },
  );

  test.each([
    ['a player opens a rematch', 1, over, [['table', 'rematch', {}]], '/online/table/next'],
    ['a player joins the rematch', 1, rematch, [['table', 'rematch', {}]], '/online/table/next'],
    ['a spectator watches the rematch', null, rematch, [], '/online/table/next'],
  ] as [string, number | null, Partial<TableState>, unknown[], string][])(
    'at the end of a match %s',
    async (_, own, table, changes, address) => {
      server({});
      const page = await opened(own, table);
      const again = page
        .all('div')
        .find(({ props }) => 'data-cover' in props)
        ?.all('button')[0];
      await page.call(again ?? expect.fail(), 'onClick', {});
      await page.until(() => page.visited.at(-1), address);
      expect(page.changes).toEqual(changes);
    },
  );
});
