import { followTable, openStream } from '@dicehall/server/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableBefore } from '../../server/test/support/table-state.ts';
import { openOnlineTable } from '../src/online/online-table.ts';
import { server } from './fake-server.ts';
import { settled } from './settled.ts';

vi.mock('@dicehall/server/client', async (original) => ({
  ...(await original<typeof import('@dicehall/server/client')>()),
  followTable: vi.fn(),
  openStream: vi.fn(),
}));

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { lang: 'en' },
});
const view = new EventTarget();
const log: unknown[] = [];
const done = () => log.splice(0);
let state: object | null = null;
let isOpen = true;
beforeEach(() => {
  log.length = 0;
  [state, isOpen] = [null, true];
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  vi.mocked(followTable)
    .mockReset()
    .mockReturnValue({ now: () => state, take: () => {}, play: () => {} } as never);
  vi.mocked(openStream)
    .mockReset()
    .mockReturnValue({
      connect: () => log.push('connect'),
      disconnect: () => log.push('disconnect'),
      connectIfSilent: (silence: number) => log.push(['connect if silent', silence]),
      isOpen: () => isOpen,
      caughtUpAt: () => 7,
      close: () => log.push('close'),
    } as never);
});
afterEach(() => vi.unstubAllGlobals());

const tell = (target: EventTarget, type: string, more: object = {}) => {
  target.dispatchEvent(Object.assign(new Event(type), more));
  return done();
};
const optionsOf = () => vi.mocked(openStream).mock.lastCall?.[0] ?? expect.fail();

describe('the connection of an online table sends requests as the right player', () => {
  test.each([
    ['the page is visible again', () => tell(page, 'visibilitychange'), [['connect if silent', 18_000]]],
    [
      'the page is visible again without a connection',
      () => {
        isOpen = false;
        return tell(page, 'visibilitychange');
      },
      [['connect if silent', 0]],
    ],
    [
      'the page is hidden',
      () => {
        page.visibilityState = 'hidden';
        return tell(page, 'visibilitychange');
      },
      [],
    ],
    ['the network is back', () => tell(view, 'online'), ['connect']],
    ['the network is lost', () => tell(view, 'offline'), ['disconnect']],
    ['the browser brings the page back', () => tell(view, 'pageshow', { persisted: true }), ['connect']],
    ['the page is opened', () => tell(view, 'pageshow', { persisted: false }), []],
  ])('the connection of an online table reacts when %s', (_, happens, expected) => {
    const table = openOnlineTable('one');
    expect(happens()).toEqual(expected);
    table.close();
    expect(done()).toEqual(['close']);
    expect(happens()).toEqual([]);
  });

  test('the connection belongs to one table, as a player or as the screen of a room', () => {
    openOnlineTable('one').close();
    expect([optionsOf().id, optionsOf().isScreen, vi.mocked(followTable).mock.lastCall?.[0].table]).toEqual([
      'one',
      false,
      'one',
    ]);
    const screen = openOnlineTable('two', { isScreen: true });
    expect([optionsOf().id, optionsOf().isScreen, screen.caughtUpAt()]).toEqual(['two', true, 7]);
    screen.close();
  });

  test('the requests of another player on this device carry the token of that player', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('authorization'));
      return Response.json({}, { status: 500 });
    });
    for (const access of [{}, { token: 'secret' }]) {
      const table = openOnlineTable('one', access);
      await table.api.changeTable('one', 'stand');
      // Why the table cannot be loaded is asked in the same name.
      await optionsOf().onLost?.();
      table.close();
    }
    expect(sent).toEqual([null, null, 'Bearer secret', 'Bearer secret']);
  });
});

describe('an online table that cannot be shown has a reason', () => {
  const opened = (answers: Readonly<Record<string, unknown>>) => {
    const asked = server(answers);
    const table = openOnlineTable('one');
    const listener = vi.fn();
    table.onChange(listener);
    return { table, asked, listener, lost: () => optionsOf().onLost?.() };
  };
  const gone = {
    'GET /tables/one': Response.json({ code: 'no-such-table', detail: 'Gone.' }, { status: 404 }),
  };

  test('a table that cannot be loaded gives the reason until it has a state', async () => {
    const { table, lost, listener } = opened(gone);
    expect([await lost(), table.problem()]).toEqual([true, null]);
    await expect.poll(() => table.problem()).toMatchObject({ code: 'no-such-table' });
    expect(listener).toHaveBeenCalledTimes(1);
    state = { link: 'live' };
    vi.mocked(followTable).mock.lastCall?.[0].onChange();
    expect([table.problem(), listener.mock.calls.length]).toEqual([null, 2]);
    table.close();
  });

  test('a spectator learns why a table is no longer shown', async () => {
    const refusal = Response.json({ code: 'no-watching', detail: 'No spectators.' }, { status: 403 });
    const { table, lost } = opened({ 'GET /tables/one': refusal });
    state = { link: 'lost', you: { seat: null } };
    await lost();
    await expect.poll(() => table.problem()).toMatchObject({ code: 'no-watching' });
    vi.mocked(followTable).mock.lastCall?.[0].onChange();
    expect(table.problem()).not.toBeNull();
    table.close();
  });

  const snapshot = {
    seq: 1,
    you: { person: null, seat: null },
    table: tableBefore([], { id: 't'.repeat(16) }),
  };
  test.each([
    ['is shown to a player', gone, 0],
    ['was closed meanwhile', gone, 1],
    [
      'fails for a spectator for a while',
      { 'GET /tables/one': Response.json({ code: 'try-again', detail: 'Later.' }, { status: 503 }) },
      1,
    ],
    ['can be read after all', { 'GET /tables/one': snapshot }, 1],
  ])('a table gives no reason if it %s', async (why, answers, count) => {
    const { table, asked, listener, lost } = opened(answers);
    if (count === 0) state = { you: { seat: 0 } };
    if (why === 'fails for a spectator for a while') state = { you: { seat: null } };
    await lost();
    if (why === 'was closed meanwhile') table.close();
    await settled();
    expect([asked.length, table.problem(), listener.mock.calls]).toEqual([count, null, []]);
    table.close();
  });
});
