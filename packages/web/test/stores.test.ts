import { games, sheetBoard } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { unseen } from '@dicehall/server/client';
import { type GamePractice, type Puzzle, practiceAfter, puzzlesOfDay } from '@dicehall/strategy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedLuck, saveLuck } from '../src/history/saved-luck.ts';
import type { Played } from '../src/my-play/sums.ts';
import { keepPlayed, keptPlayed } from '../src/my-play/use-played.ts';
import { drawSeed, readSeen, savedTables, seatRequest } from '../src/online/saved-tables.ts';
import {
  gamesOf,
  keepAttempt,
  keepDaily,
  keptAttempt,
  keptDaily,
  leftOf,
} from '../src/puzzles/daily-store.ts';
import { hasPuzzles } from '../src/puzzles/fetch-puzzles.ts';
import { changePractice, keptPractice, practiceText } from '../src/puzzles/practice-store.ts';
import { defaultSettings, readSettings } from '../src/settings/settings.ts';
import { readPairs, readSaved, save } from '../src/settings/storage.ts';
import {
  createSheet,
  deleteSheet,
  type KeyedChange,
  logOf,
  readChange,
  savedSheet,
  savedSheets,
  saveSheet,
} from '../src/sheet/saved-sheets.ts';
import { storageOf } from './table-device.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storageOf(stored));
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser saves the progress in puzzles', () => {
  const puzzle = { at: 'p', best: {}, margin: 0.1, novice: 0.5, steady: 0.5, themes: [] } as Puzzle;

  it('saving the puzzle progress of one game does not change that of other games', () => {
    const solve = (game: string, isRight: boolean) =>
      changePractice(game, (before) => practiceAfter(before, puzzle, { isRight, today: 1 }));
    const greed = solve('greed', true);
    const threes = solve('threes', false);
    expect(keptPractice()).toEqual({ practice: { greed, threes }, problem: null });
    expect(greed.rating).toBeGreaterThan(threes.rating);
  });

  it('the progress in puzzles is reported as the rounded rating, the number solved and the longest streak', () => {
    const practice = { rating: 1512.6, right: 14, answers: 20, bestStreak: 5 } as GamePractice;
    expect(practiceText(loadCatalogue({ language: 'en' }), practice)).toBe(
      'Rating 1,513. 14 of 20 solved, longest streak: 5.',
    );
  });

  it('puzzle progress that cannot be read is reported, and missing progress is not', () => {
    expect(keptPractice()).toEqual({ practice: {}, problem: null });
    stored.set('dicehall.practice', '{');
    expect(keptPractice()).toEqual({ practice: {}, problem: 'damaged' });
  });
});

describe('the daily challenge has puzzles of one game and a match of another', () => {
  it('each day has puzzles of one game and a match of another, which gets the puzzles on the next day', () => {
    // The list of games that the build defines.
    vi.stubGlobal('__GAMES__', games);
    const days = Array.from({ length: 12 }, (_, nth) => gamesOf(20_000 + nth));
    for (const [nth, [game, match]] of days.entries()) {
      expect(hasPuzzles(game) && hasPuzzles(match)).toBe(true);
      expect(match).not.toBe(game);
      if (nth > 0) expect(days[nth - 1]?.[1]).toBe(game);
    }
    expect(new Set(days.map(([game]) => game)).size).toBeGreaterThan(3);
  });

  it('missing answers can still be given on the same day, and damaged ones do not count', () => {
    const answers = [{ isRight: true, cost: 0 }, { isRight: 'yes', cost: 0 }, { isRight: false }, null, 'x'];
    stored.set('dicehall.daily', JSON.stringify({ day: 5, game: 'greed', answers }));
    const kept = keptDaily(5, 'greed');
    expect(kept.answers).toEqual([{ isRight: true, cost: 0 }]);
    expect(leftOf(kept)).toBe(puzzlesOfDay - 1);
    expect([leftOf(keptDaily(6, 'greed')), leftOf(keptDaily(5, 'threes'))]).toEqual([
      puzzlesOfDay,
      puzzlesOfDay,
    ]);
  });
});

describe('the browser saves the matches of My play', () => {
  const played = (when: number): Played => ({
    id: `m${when}`,
    game: 'greed',
    seats: 2,
    when,
    unit: 'win',
    luck: 0,
    choices: 1,
    lost: 0,
    gained: 0,
    squares: 0,
    mistakes: [],
    calibration: [],
  });

  it('My play contains both games that are won and games that cost sips', () => {
    const both = [played(1), { ...played(2), unit: 'sips' as const }];
    keepPlayed(both);
    expect(keptPlayed()).toEqual(both);
  });

  it('My play drops the oldest matches beyond 300', () => {
    const all = Array.from({ length: 310 }, (_, when) => played((when * 7) % 310));
    keepPlayed(all);
    const kept = keptPlayed().map(({ when }) => when);
    expect([kept.length, Math.min(...kept), Math.max(...kept)]).toEqual([300, 10, 309]);
  });

  it.each([
    { lost: 'much' },
    { id: 2 },
    { seats: null },
    { game: null },
    { unit: 'points' },
    { mistakes: {} },
    { calibration: null },
  ])('only the saved match of My play that is damaged by %j is dropped', (damage) => {
    stored.set('dicehall.my-play', JSON.stringify([played(1), { ...played(2), ...damage }, null, played(3)]));
    expect(keptPlayed().map(({ when }) => when)).toEqual([1, 3]);
  });
});

describe('the browser saves its online tables', () => {
  it('the browser keeps the seed of each online table', async () => {
    const [first, second] = [await drawSeed(), await drawSeed()];
    const seeds = JSON.parse(stored.get('dicehall.seeds') ?? '[]') as [string, string][];
    expect(seeds.map(([commitment]) => commitment)).toEqual([first, second]);
    for (const [commitment, seed] of seeds) expect(savedTables.seedOf(commitment)).toBe(seed);
    expect(savedTables.seedOf('other')).toBeNull();
  });

  it('the seed of an online table that cannot be saved is kept in memory until the page closes', async () => {
    const storage = localStorage;
    const setItem = () => {
      throw new Error('Full');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    const commitment = (await drawSeed()) ?? expect.fail();
    vi.stubGlobal('localStorage', storage);
    expect(stored.get('dicehall.seeds') ?? '').not.toContain(commitment);
    expect(savedTables.seedOf(commitment)).not.toBeNull();
  });

  it('a person takes a seat with their token and the commitment to a new seed, which the browser keeps', async () => {
    const [one, other] = [await seatRequest(), await seatRequest()];
    expect([one.mark, other.mark]).toEqual([defaultSettings.token, defaultSettings.token]);
    expect(one.commitment).not.toBe(other.commitment);
    for (const { commitment = '' } of [one, other]) expect(savedTables.seedOf(commitment)).not.toBeNull();
  });

  it('the browser keeps the latest saved state of each online table', () => {
    savedTables.saveSeen({ ...unseen('one'), commitment: 'a' });
    savedTables.saveSeen({ ...unseen('two'), commitment: 'b' });
    savedTables.saveSeen({ ...unseen('one'), commitment: 'a', ownSeed: 's', ownSeat: 2 });
    expect(JSON.parse(stored.get('dicehall.seen-tables') ?? '')).toHaveLength(2);
    expect(readSeen('one')).toEqual({ ...unseen('one'), commitment: 'a', ownSeed: 's', ownSeat: 2 });
    expect(readSeen('two').commitment).toBe('b');
    expect(readSeen('three')).toEqual(unseen('three'));
  });

  it('the browser drops the oldest online tables beyond 60', () => {
    for (let number = 0; number < 65; number++)
      savedTables.saveSeen({ ...unseen(`t${number}`), commitment: 'c' });
    expect([readSeen('t4').commitment, readSeen('t5').commitment, readSeen('t64').commitment]).toEqual([
      null,
      'c',
      'c',
    ]);
  });
});

describe('the daily puzzles are saved', () => {
  const answers = [{ isRight: true, cost: 0 }] as never;

  it('the puzzles of another day or game start again from the beginning', () => {
    keepDaily({ day: 7, game: 'greed', answers });
    expect(keptDaily(7, 'greed').answers).toEqual(answers);
    expect(keptDaily(8, 'greed').answers).toEqual([]);
    expect(keptDaily(7, 'threes').answers).toEqual([]);
  });

  it('the match of the day can be played once', () => {
    const ended = { result: 'lost', own: 900, other: 3050, unit: 'win', lost: null } as const;
    keepAttempt(7, { id: 'm', ended });
    expect(keptAttempt(7)).toEqual({ id: 'm', ended });
    expect(keptAttempt(8)).toBeNull();
    const inSips = { ...ended, result: 'won', unit: 'sips', lost: 1.5 } as const;
    for (const result of ['won', 'shared'] as const) {
      keepAttempt(9, { id: 'n', ended: { ...inSips, result } });
      expect(keptAttempt(9)).toEqual({ id: 'n', ended: { ...inSips, result } });
    }
    for (const damage of [
      { result: 'fled' },
      { own: '1' },
      { other: null },
      { unit: 'points' },
      { lost: '0' },
    ]) {
      const damaged = { day: 7, id: 'm', ended: { ...ended, ...damage } };
      stored.set('dicehall.daily-match', JSON.stringify(damaged));
      expect([damage, keptAttempt(7)]).toEqual([damage, { id: 'm', ended: null }]);
    }
    for (const id of [undefined, null, 5]) {
      stored.set('dicehall.daily-match', JSON.stringify({ day: 7, id, ended }));
      expect(keptAttempt(7)).toBeNull();
    }
  });
});

describe('the settings are saved', () => {
  const flags = ['vibration', 'notifications', 'coach', 'botLines', 'typing', 'keysOn'] as const;

  it.each(flags)('the setting %s is read from its own field', (name) => {
    for (const value of [true, false]) {
      const others = Object.fromEntries(flags.map((flag) => [flag, !value]));
      const read = readSettings({ ...others, [name]: value });
      expect(Object.fromEntries(flags.map((flag) => [flag, read[flag]]))).toEqual({
        ...others,
        [name]: value,
      });
    }
  });

  it('a player has no name at first, and later one of at most 40 characters', () => {
    for (const raw of [null, {}, { name: 7 }]) expect(readSettings(raw).name).toBe('');
    expect(readSettings({ name: 'a'.repeat(50) }).name).toBe('a'.repeat(40));
  });

  it.each([
    [
      { shape: 'star', colour: 'coral' },
      { shape: 'star', colour: 'coral' },
    ],
    [{ shape: 'cube', colour: 'coral' }, undefined],
    [{ shape: 'star', colour: 'white' }, undefined],
    ['star', undefined],
  ])('the token %j of a player is read as %j', (token, read) => {
    expect(readSettings({ token }).token).toEqual(read);
  });

  it.each([0, 1, 60, 99, 100])('a volume of %i is accepted', (volume) => {
    const read = readSettings({ volume, volumes: { dice: volume, clock: volume } });
    expect([read.volume, read.volumes.dice, read.volumes.clock, read.volumes.turns]).toEqual([
      volume,
      volume,
      volume,
      defaultSettings.volumes.turns,
    ]);
  });

  it.each([-1, 101, '50', null])('an invalid volume of %j is replaced by the default', (volume) => {
    const read = readSettings({ volume, volumes: { turns: volume } });
    expect([read.volume, read.volumes]).toEqual([defaultSettings.volume, defaultSettings.volumes]);
  });

  it.each([
    ['speechRate', [100, 600], [99, 601, '175', null]],
    ['pace', ['calm', 'instant'], ['slow', 1, null]],
    ['keeping', ['face'], ['pips', true]],
  ] as const)(
    'the setting %s accepts each of %j, and replaces each of %j by the default',
    (name, known, unknown) => {
      expect(known.map((value) => readSettings({ [name]: value })[name])).toEqual(known);
      for (const value of unknown) expect(readSettings({ [name]: value })[name]).toBe(defaultSettings[name]);
    },
  );

  it.each([
    ['F7', 'F7'],
    ['x'.repeat(20), 'x'.repeat(20)],
    ['x'.repeat(21), 'R'],
    [7, 'R'],
    [undefined, 'R'],
  ])('the key %j for rolling is read as %j, and other keys stay unchanged', (roll, key) => {
    expect(readSettings({ keys: { roll } }).keys).toEqual({ ...defaultSettings.keys, roll: key });
  });

  it('saved settings are read back unchanged', () => {
    const own = {
      ...defaultSettings,
      volume: 100,
      coach: true,
      pace: 'calm',
      name: 'Zoë',
      speechRate: 600,
    } as const;
    expect(readSettings(JSON.parse(JSON.stringify(own)))).toEqual(own);
  });
});

describe('score sheets are saved in the browser', () => {
  const setup = {
    game: 'greed',
    options: { target: 3000, opening: 300 },
    names: ['Ada', 'Bo'],
    belowZero: false,
  };
  const enter = (at: number, seat: number, points: number) =>
    ({ key: `k${at}`, change: { type: 'enter', at, seat, values: { points } } }) as KeyedChange;
  it('score sheets are listed with the newest first, without damaged ones', () => {
    const made = [1, 3, 2].map((updated) => ({ ...createSheet(setup), updated }));
    for (const sheet of made) saveSheet(sheet);
    stored.set('dicehall.sheet.damaged', JSON.stringify({ ...made[0], changes: 'none' }));
    stored.set('dicehall.sheet.other', JSON.stringify({ ...made[0], setup: { ...setup, names: [] } }));
    stored.set('dicehall.other', JSON.stringify(made[0]));
    expect(savedSheets().map(({ updated }) => updated)).toEqual([3, 2, 1]);
    const [first] = made;
    expect(savedSheet(first?.id ?? '')).toEqual(first);
    expect([savedSheet('damaged'), savedSheet('none')]).toEqual([null, null]);
    deleteSheet(first?.id ?? '');
    expect(savedSheets().map(({ updated }) => updated)).toEqual([3, 2]);
  });

  it('the browser drops the oldest score sheets beyond 60', () => {
    for (let updated = 0; updated < 62; updated++) saveSheet({ ...createSheet(setup), updated });
    const kept = savedSheets().map(({ updated }) => updated);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, 61, 2]);
  });

  it('a new score sheet is empty and has its own name', () => {
    const [one, other] = [createSheet(setup), createSheet(setup, { id: 's', code: 'ABCDE' })];
    expect(one).toMatchObject({ setup, changes: [], pending: [], shared: null });
    expect(other.shared).toEqual({ id: 's', code: 'ABCDE' });
    expect(one.id).toMatch(/^[0-9a-z]{24}$/);
    expect(one.id).not.toBe(other.id);
  });

  it('a score sheet results from its changes in order; a change that does not fit has no effect', () => {
    const log = logOf(setup, [enter(0, 0, 400), enter(7, 1, 300), enter(1, 1, 350)]);
    expect(log === null ? null : sheetBoard(log.now).scores).toEqual([400, 350]);
    expect(logOf({ ...setup, game: 'chess' }, [])).toBeNull();
  });

  it('a score sheet reads only valid changes', () => {
    const { change } = enter(0, 0, 400);
    expect(readChange(change)).toEqual(change);
    for (const raw of [null, {}, { ...change, type: 'win' }, { ...change, at: 'first' }])
      expect(readChange(raw)).toBeNull();
  });
});

describe('the luck of matches is saved', () => {
  const review = (unit: string, ...luck: number[]) =>
    ({
      unit,
      noise: 0.05,
      start: luck.map(() => 0),
      result: luck.map((one) => one + 0.25),
      players: luck.map(() => ({ error: 0, othersChoices: 0, met: 0, left: 0 })),
    }) as never;

  it('luck that was estimated with a standard error above 5 % is not saved', () => {
    saveLuck('a', { ...(review('win', 0.5) as object), noise: 0.051 } as never);
    expect(savedLuck()('a')).toBeNull();
  });

  it('the saved luck of a match sums all dice whose luck is measured in win chance', () => {
    saveLuck('a', review('win', 0.5, -0.25));
    saveLuck('b', review('win', 0, 0));
    saveLuck('a', review('win', 0.75, 0));
    expect(JSON.parse(stored.get('dicehall.luck') ?? '')).toHaveLength(2);
    saveLuck('c', review('sips', 1, 2));
    const luck = savedLuck();
    expect(['a', 'b', 'c'].map(luck)).toEqual([[1, 0.25], [0.25, 0.25], null]);
    stored.set(
      'dicehall.luck',
      JSON.stringify([
        ['a', '[1,"2"]'],
        ['b', '{'],
        ['c', '7'],
      ]),
    );
    expect(['a', 'b', 'c'].map(savedLuck())).toEqual([null, null, null]);
  });
});

describe('damaged saved values cause no errors', () => {
  it('missing or damaged values are ignored, and a failing storage throws no error', () => {
    stored.set('bad', '{');
    expect([readSaved('bad'), readSaved('none')]).toEqual([null, null]);
    vi.stubGlobal('localStorage', undefined);
    expect(() => save('a', 1)).not.toThrow();
    expect(readSaved('a')).toBeNull();
    expect(savedSheets()).toEqual([]);
    expect(() => deleteSheet('a')).not.toThrow();
  });
  it('a saved list of pairs keeps only pairs of texts', () => {
    stored.set('pairs', JSON.stringify([['a', 'b'], ['a'], ['a', 'b', 'c'], ['a', 1], 'ab', null]));
    stored.set('other', '"ab"');
    expect([readPairs('pairs'), readPairs('other')]).toEqual([[['a', 'b']], []]);
  });
});
