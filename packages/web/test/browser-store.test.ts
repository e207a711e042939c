import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordOf, type SavedMatch } from '../src/local/saved-match.ts';
import {
  deleteMatch,
  isUnsaved,
  onSavedElsewhere,
  savedMatch,
  savedMatches,
  saveMatch,
} from '../src/local/store.ts';
import { saveOnlineMatch } from '../src/online/save-online-match.ts';
import { openBrowser, saved } from './render.tsx';

vi.mock('idb', () => ({ openDB: vi.fn() }));

/** The content of the browser's database; null if the browser refuses to save. */
let rows: Map<string, SavedMatch> | null;
let terminate = () => {};
/** The messages to other windows, and the listener of this window. */
let told: unknown[];
const listeners = new Set<(event: object) => void>();
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage = (match: SavedMatch) => void told.push(match);
    addEventListener = (_: string, listener: (event: object) => void) => void listeners.add(listener);
    removeEventListener = (_: string, listener: (event: object) => void) => void listeners.delete(listener);
  },
);
const Channel = BroadcastChannel;

beforeEach(() => {
  openBrowser();
  vi.stubGlobal('BroadcastChannel', Channel);
  // The database is opened again after the browser has closed it.
  terminate();
  [rows, told] = [new Map(), []];
  vi.mocked(openDB)
    .mockReset()
    .mockImplementation((async (_name: string, _version: number, on: object) => {
      ({ terminated: terminate } = on as { terminated: () => void });
      const open = () => rows ?? expect.fail('refused');
      return {
        get: async (_: string, id: string) => open().get(id),
        getAllFromIndex: async () => [...open().values()],
        delete: async (_: string, id: string) => void open().delete(id),
        transaction: () => ({
          store: {
            get: async (id: string) => open().get(id),
            put: async (match: SavedMatch) => void open().set(match.id, match),
          },
          done: Promise.resolve(),
        }),
      };
    }) as never);
});
afterEach(() => vi.unstubAllGlobals());

const match = (id: string, updated: number): SavedMatch => ({
  ...{
    id,
    updated,
    game: 'greed',
    options: { target: 500, opening: 0 },
    dice: 'app',
    created: 1,
    over: true,
  },
  seats: ['Ada', 'Cy'].map((name) => ({ name, player: { kind: 'person' } })),
  log: [
    { seat: 0, move: { type: 'roll' } },
    { seat: 0, dice: [1, 1, 1, 2, 3] },
    { seat: 0, move: { type: 'stop' } },
    { seat: 1, move: { type: 'roll' } },
    { seat: 1, dice: [2, 2, 3, 4, 6] },
  ],
});
const ids = async () => (await savedMatches()).map(({ id, updated }) => [id, updated]);

test('a match is saved for this and other windows, and the newest is listed first', async () => {
  for (const one of [match('a', 1), match('b', 3), match('c', 2)]) expect(await saveMatch(one, 0)).toBeNull();
  expect(await ids()).toEqual([
    ['b', 3],
    ['c', 2],
    ['a', 1],
  ]);
  expect(told).toEqual([match('a', 1), match('b', 3), match('c', 2)]);
  expect([await savedMatch('c'), await savedMatch('d')]).toEqual([match('c', 2), undefined]);
  await deleteMatch('b');
  expect(await ids()).toEqual([
    ['c', 2],
    ['a', 1],
  ]);
  expect(openDB).toHaveBeenCalledTimes(1);
});

test.each([
  ['follows the saved one', 5, null, 6],
  ['follows an older one than the saved one', 4, match('a', 5), 5],
  ['follows a newer one than the saved one', 7, match('a', 5), 5],
])('a match is saved only over the version that it continues: it %s', async (_, before, answer, kept) => {
  await saveMatch(match('a', 5), 0);
  told = [];
  expect(await saveMatch(match('a', 6), before)).toEqual(answer);
  expect(await ids()).toEqual([['a', kept]]);
  expect(told).toEqual(answer === null ? [match('a', 6)] : []);
});

test('a match that the browser refuses to save stays in memory until it can be saved', async () => {
  await saveMatch(match('a', 5), 0);
  const known = rows;
  [rows, told] = [null, []];
  await expect(savedMatches()).rejects.toThrow('refused');
  expect(await saveMatch(match('a', 6), 5)).toBeNull();
  expect([isUnsaved('a'), told, await savedMatch('a')]).toEqual([true, [], match('a', 6)]);
  expect(await ids()).toEqual([['a', 6]]);
  rows = known;
  await saveMatch(match('b', 7), 0);
  // The match in memory hides the older one in the database.
  expect(await ids()).toEqual([
    ['b', 7],
    ['a', 6],
  ]);
  expect(await saveMatch(match('a', 8), 5)).toBeNull();
  expect([isUnsaved('a'), told.at(-1), known?.get('a')]).toEqual([false, match('a', 8), match('a', 8)]);
  rows = null;
  await saveMatch(match('c', 9), 0);
  await deleteMatch('c');
  expect(isUnsaved('c')).toBe(false);
});

test('a window is notified when another window changes its match, until it stops listening', () => {
  const heard = vi.fn();
  const stop = onSavedElsewhere('a', heard);
  const hear = (data: SavedMatch) => {
    for (const listener of listeners) listener({ data });
  };
  for (const one of [match('b', 1), match('a', 2)]) hear(one);
  expect(heard.mock.calls).toEqual([[match('a', 2)]]);
  stop();
  hear(match('a', 3));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a database that the browser has closed is opened again', async () => {
  await saveMatch(match('a', 1), 0);
  terminate();
  expect(await ids()).toEqual([['a', 1]]);
  expect(openDB).toHaveBeenCalledTimes(2);
});

const [online, elsewhere] = ['a', 'b'].map((id) => id.repeat(16)) as [string, string];
const mine = {
  ...{ table: online, game: 'greed', names: ['Ada', 'Cy'], seat: 1, score: 0, place: 2 },
  ended: '1970-01-01T00:00:01.000Z',
};
const other = { ...mine, table: elsewhere, seat: 0, ended: '1970-01-01T00:00:09.000Z' };
const record = recordOf(match(online, 1));
test.each<[string, Readonly<Record<string, unknown>>, boolean, number, number | undefined]>([
  ['is not requested without a profile', { history: [mine], record }, false, 0, undefined],
  ['is not saved if the list of the person lacks it', { history: [other], record }, true, 1, undefined],
  ['is not saved if the list cannot be read', { record }, true, 1, undefined],
  ['is not saved if its record cannot be read', { history: [mine] }, true, 2, undefined],
  ['is not saved if its record is damaged', { history: [mine], record: {} }, true, 2, undefined],
  ['of this person is saved with the seat', { history: [other, mine], record }, true, 2, 1],
])('an online match %s', async (_, answers, isGuest, count, own) => {
  if (isGuest) saved.set('dicehall.guest', 'yes');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(String(url).replace(/.*api.v1/, ''));
    const answer = answers[String(url).replace(/.*\//, '')];
    return answer === undefined
      ? Response.json({ code: 'no-such-table' }, { status: 404 })
      : Response.json(answer);
  });
  await saveOnlineMatch(online);
  expect(asked).toEqual(['/me/history', `/tables/${online}/record`].slice(0, count));
  expect([...(rows?.values() ?? [])].map(({ id, updated, online }) => [id, updated, online?.own])).toEqual(
    own === undefined ? [] : [[online, 1000, own]],
  );
  // The match is not requested again.
  await saveOnlineMatch(online);
  expect(asked.length).toBe(own === undefined ? 2 * count : count);
});
