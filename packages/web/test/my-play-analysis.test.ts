import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SavedMatch } from '../src/local/saved-match.ts';
import { deleteMatch, saveMatch } from '../src/local/store.ts';
import { analyse, type MyPlay, usePlayed } from '../src/my-play/use-played.ts';
import { answered, asked, fakeWorkers, tell, worker } from './fake-worker.ts';
import { renderHook } from './render-hook.tsx';
import { settled } from './settled.ts';

fakeWorkers();
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', strength: 'steady' } as const;
const saved = (id: string, more: Partial<SavedMatch> = {}): SavedMatch => ({
  id,
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: [
    { name: 'Bo', player: bot },
    { name: 'Ada', player: person },
  ],
  log: [],
  dice: 'app',
  created: 1,
  updated: 7,
  over: true,
  ...more,
});
const play = (luck: number) => ({
  unit: 'win',
  luck,
  choices: 1,
  lost: 0,
  gained: 0,
  squares: 0,
  mistakes: [],
  calibration: [],
});

const leftOut = { game: 'greed', players: 2 };

/** Analyses matches. The worker gives these answers in order; `failed` is a failure. */
async function analysed(matches: readonly SavedMatch[], ...answers: unknown[]): Promise<MyPlay[]> {
  const shown: MyPlay[] = [];
  const before = asked('play').length;
  void analyse(matches, (now) => shown.push(now), new AbortController().signal);
  for (const answer of answers) {
    tell('play', answer === 'failed' ? { kind: 'failed' } : answered(answer));
    await settled();
  }
  expect(asked('play').length - before).toBe(answers.length);
  return shown;
}
const played = (id: string, luck: number, when = 7) => ({ ...play(luck), id, game: 'greed', when, seats: 2 });

test('finished matches against others are analysed one by one for the seat of the only person', async () => {
  const matches = [
    saved('running', { over: false }),
    saved('first'),
    saved('alone', { seats: [{ name: 'Ada', player: person }] }),
    saved('two people', { seats: [{ name: 'Bo', player: person }, ...saved('').seats] }),
    saved('second', { updated: 9 }),
  ];
  const [first, second] = [played('first', 0.5), played('second', -0.25, 9)];
  const isRead = true;
  expect(await analysed(matches, play(0.5), play(-0.25))).toEqual([
    { played: [], progress: { done: 0, all: 2 }, isRead, skipped: [] },
    { played: [first], progress: { done: 1, all: 2 }, isRead, skipped: [] },
    { played: [first, second], progress: null, isRead, skipped: [] },
  ]);
  expect(asked('play').map(({ given }) => (given as { readonly seat: number }).seat)).toEqual([1, 1]);
});

test('a match is analysed once, and again only if it has continued since then', async () => {
  await analysed([saved('a'), saved('b')], play(1), null);
  const known = { played: [played('a', 1)], progress: null, isRead: true };
  expect(await analysed([saved('a'), saved('b')])).toEqual([{ ...known, skipped: [leftOut] }]);
  expect(await analysed([saved('a')])).toEqual([{ ...known, skipped: [] }]);
  const more = await analysed([saved('a'), saved('b'), saved('c')], play(1));
  expect(more[0]?.progress).toEqual({ done: 2, all: 3 });
  const after = await analysed([saved('a', { updated: 8 })], play(2));
  expect(after.at(-1)?.played).toEqual([played('a', 2, 8)]);
  expect(await analysed([])).toEqual([{ ...known, played: [], skipped: [] }]);
});

test('matches without exact values and matches whose analysis failed are listed, and failed ones are tried again', async () => {
  const matches = ['a', 'b', 'c'].map((id) => saved(id));
  const shown = await analysed(matches, null, 'failed');
  expect(shown.map(({ skipped, progress }) => [skipped.length, progress?.done ?? null])).toEqual([
    [0, 0],
    [1, 1],
    [3, null],
  ]);
  expect((await analysed(matches, play(0), play(0))).at(-1)).toMatchObject({
    skipped: [leftOut],
    progress: null,
  });
});

test('a match that a player resigned is marked', async () => {
  const online = { own: 1, proof: null, resigned: [0] };
  const shown = await analysed([saved('a', { online }), saved('b')], play(1), play(2));
  expect(shown.at(-1)?.played).toEqual([{ ...played('a', 1), resigned: true }, played('b', 2)]);
});

test('the most played game is shown first and analysed first, and the order stays while matches are analysed', async () => {
  const matches = ['a', 'b', 'c'].map((id) => saved(id));
  await analysed(matches.slice(0, 1), play(0));
  const threes = ['d', 'e', 'f', 'g'].map((id) => saved(id, { game: 'threes', options: {} }));
  const shown = await analysed([...matches, ...threes], ...Array(6).fill(play(0)));
  const games = shown.map(({ played }) => played.map(({ game }) => game));
  expect(games.at(1)).toEqual(['threes', 'greed']);
  expect(games.at(-1)).toEqual([...Array(4).fill('threes'), ...Array(3).fill('greed')]);
});

test('results that arrive after the player has left the page are not shown', async () => {
  const left = new AbortController();
  const shown: MyPlay[] = [];
  void analyse([saved('a')], (now) => shown.push(now), left.signal);
  tell('play', answered(play(0)));
  left.abort();
  await settled();
  expect(shown).toHaveLength(1);
});

test('My play is empty until the matches of this device are read, and then analyses them until the player leaves the page', async () => {
  const nothing = { played: [], progress: null, skipped: [] };
  const none = await renderHook(usePlayed);
  expect(none.shown[0]).toEqual({ ...nothing, isRead: false });
  // Without a database, there are no matches.
  await none.until(none.now, { ...nothing, isRead: true });
  await none.leave();
  for (const id of ['a', 'b']) await saveMatch(saved(id), 0);
  const mine = await renderHook(usePlayed);
  await mine.until(mine.now, { ...nothing, progress: { done: 0, all: 2 }, isRead: true });
  await mine.does(async () => {
    tell('play', answered(play(0.5)));
    await settled();
  });
  expect(mine.now()).toEqual({
    ...nothing,
    played: [played('a', 0.5)],
    progress: { done: 1, all: 2 },
    isRead: true,
  });
  expect(worker().told.at(-1)?.kind).toBe('play');
  await mine.leave();
  expect(worker().told.at(-1)).toEqual({ id: asked('play').at(-1)?.id, kind: 'cancel' });
  for (const id of ['a', 'b']) await deleteMatch(id);
});

test('a match stays excluded, even after 300 earlier ones were excluded', async () => {
  const before = Array.from({ length: 300 }, (_, at) => `old${at} 7`);
  stored.set('dicehall.my-play.left-out', JSON.stringify(before));
  const others = before.map((name) => saved(name.slice(0, -2)));
  await analysed([...others, saved('new')], null);
  const kept = JSON.parse(stored.get('dicehall.my-play.left-out') ?? '');
  expect([kept.length, kept.at(-1)]).toEqual([300, 'new 7']);
});
