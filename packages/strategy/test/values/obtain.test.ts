import { err, type GameId, gameOf, ok, withDefaults } from '@dicehall/engine';
import { describe, expect, it, test, vi } from 'vitest';
import { solverOf } from '../../src/games/index.ts';
import { type Given, isWithin, noLimit, obtain, runInSlices, shippedFile } from '../../src/values/obtain.ts';
import { expertSeats, hasExpert, isSolvable, openValues, sourceOf } from '../../src/values/open.ts';

const of = { game: 'greed', options: withDefaults(gameOf('greed').options, {}), seats: 2 } as const;
const cost = { bytes: 100, seconds: 10 };
const bytesOf = (name: string) => new TextEncoder().encode(name);

/** A match whose files contain the name of their source. Files with the content `damaged` cannot be read. */
function matchOf(options: typeof of.options = of.options) {
  return {
    of: { ...of, options },
    cost,
    read: (bytes: Uint8Array) => {
      const name = new TextDecoder().decode(bytes);
      return name === 'damaged' ? err('damaged' as const) : ok({ name });
    },
    *solve(saves: boolean) {
      yield 0;
      return { found: { name: 'solved' }, bytes: saves ? bytesOf('solved') : null };
    },
  };
}

/** Returns a cache with or without a file. */
const cacheOf = (name: string | null) => ({
  find: vi.fn(async () => (name === null ? null : bytesOf(name))),
  save: vi.fn(async () => {}),
  refuse: vi.fn(),
});

const found = (given: Given, match = matchOf()) => obtain(match, { limit: noLimit, ...given });

it('a shipped solution is used before a saved one, and a saved one before solving', async () => {
  const files = async () => bytesOf('shipped');
  const cache = cacheOf('saved');
  expect(await found({ files, cache })).toEqual({ name: 'shipped' });
  expect(cache.find).not.toHaveBeenCalled();
  expect(await found({ cache, limit: { seconds: 0 } })).toEqual({ name: 'saved' });
  expect(await found({ files: async () => null, cache })).toEqual({ name: 'saved' });
  expect(cache.save).not.toHaveBeenCalled();
  expect(await found({})).toEqual({ name: 'solved' });
});

it('a shipped file is only used with the default options, and only if it can be read', async () => {
  const files = vi.fn(async () => bytesOf('shipped'));
  expect(await found({ files }, matchOf({ ...of.options, target: 500 }))).toEqual({ name: 'solved' });
  expect(files).not.toHaveBeenCalled();
  expect(await found({ files: async () => bytesOf('damaged') })).toEqual({ name: 'solved' });
  expect(await found({ files: () => Promise.reject(new Error('offline')) })).toEqual({ name: 'solved' });
  await shippedFile(of, files);
  expect(files).toHaveBeenLastCalledWith('greed-2.solution');
});

it('a solution is saved after it is solved, and a saved file that cannot be read is reported', async () => {
  const empty = cacheOf(null);
  expect(await found({ cache: empty })).toEqual({ name: 'solved' });
  expect(empty.save).toHaveBeenCalledExactlyOnceWith(of, bytesOf('solved'));
  expect(empty.refuse).not.toHaveBeenCalled();
  const damaged = cacheOf('damaged');
  expect(await found({ cache: damaged })).toEqual({ name: 'solved' });
  expect(damaged.refuse).toHaveBeenCalledExactlyOnceWith(of, 'damaged');
  expect(damaged.save).toHaveBeenCalledOnce();
});

it('the solver computes what a file needs in addition only if the file will be saved', async () => {
  const match = matchOf();
  const solve = vi.spyOn(match, 'solve');
  await found({}, match);
  await found({ cache: cacheOf(null) }, match);
  expect(solve.mock.calls).toEqual([[false], [true]]);
});

it.each([
  ['as many seconds as allowed', { seconds: 10 }, true],
  ['more seconds than allowed', { seconds: 9.9 }, false],
  ['as many bytes as allowed', { seconds: 10, bytes: 100 }, true],
  ['more bytes than allowed', { seconds: 10, bytes: 99 }, false],
] as const)('a match that costs %s (%j) is solved: %s', async (_, limit, isSolved) => {
  expect(isWithin(cost, limit)).toBe(isSolved);
  expect(await found({ limit })).toEqual(isSolved ? { name: 'solved' } : 'beyond');
});

it('a match that takes more than eight seconds to solve is not solved unless the caller allows more', async () => {
  const at = (seconds: number) => obtain({ ...matchOf(), cost: { bytes: 1e12, seconds } }, {});
  expect([await at(8), await at(8.1)]).toEqual([{ name: 'solved' }, 'beyond']);
});

it('the caller learns the cost before a match is solved, and can decline', async () => {
  const maySolve = vi.fn(() => false);
  const cache = cacheOf(null);
  expect(await found({ cache, maySolve })).toBe('stopped');
  expect(maySolve).toHaveBeenCalledExactlyOnceWith(cost);
  expect(cache.save).not.toHaveBeenCalled();
  expect(await found({ maySolve: () => true })).toEqual({ name: 'solved' });
});

it('a solver pauses only after 50 ms of work, reports its progress, and can be stopped during a pause', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const shares: number[] = [];
  function* solving(each: number) {
    for (const share of [0.25, 0.5, 0.75]) {
      now += each;
      yield share;
    }
    return 'done';
  }
  const progress = (share: number) => void shares.push(share);
  expect(await runInSlices(solving(25), { progress })).toBe('done');
  expect(await runInSlices(solving(49), { progress, shouldStop: () => true })).toBeNull();
  expect(shares).toEqual([0.5, 0.5]);
  expect(await runInSlices(solving(24), { progress, shouldStop: () => true })).toBeNull();
  expect(await runInSlices(solving(16), { shouldStop: () => true })).toBe('done');
  expect(await runInSlices(solving(50), { shouldStop: () => false })).toBe('done');
  vi.restoreAllMocks();
});

describe('the source of the values depends on the game, the number of seats and the time', () => {
  const optionsOf = (id: GameId) => withDefaults(gameOf(id).options, {});
  test.each<[GameId, number, string, string]>([
    ['greed', 2, 'exact', 'exact'],
    ['greed', 3, 'duels', 'equilibrium'],
    ['greed', 4, 'duels', 'duels'],
    ['ten-thousand', 2, 'exact', 'exact'],
    ['ten-thousand', 3, 'duels', 'duels'],
    ['threes', 1, 'rollouts', 'rollouts'],
    ['threes', 2, 'exact', 'exact'],
    ['threes', 3, 'duels', 'equilibrium'],
    ['threes', 8, 'duels', 'duels'],
    ['three-dice', 2, 'round', 'round'],
    ['three-dice', 12, 'round', 'round'],
    ['hidden-pairs', 2, 'match', 'match'],
    ['hidden-pairs', 3, 'sampled', 'sampled'],
  ])(
    '%s with %i seats has values from the source “%s”, and with enough time from “%s”',
    (id, seats, quick, slow) => {
      const [game, options] = [gameOf(id), optionsOf(id)];
      const isExact = (source: string) => !['duels', 'sampled', 'rollouts'].includes(source);
      expect(sourceOf({ game: id, options, seats })).toBe(quick);
      expect(sourceOf({ game: id, options, seats }, noLimit)).toBe(slow);
      expect([isSolvable(game, options, seats), isSolvable(game, options, seats, noLimit)]).toEqual([
        isExact(quick),
        isExact(slow),
      ]);
      expect(hasExpert(game, options, seats)).toBe(quick !== 'rollouts');
    },
  );

  test('an expert can play at every size of a table, except alone', () => {
    const most = ['greed', 'ten-thousand', 'threes', 'three-dice', 'hidden-pairs'] as const;
    expect(most.map((id) => expertSeats(gameOf(id)))).toEqual([8, 8, 8, 12, 6]);
    const threes = gameOf('threes');
    expect(expertSeats({ ...threes, seats: { min: 1, max: 1 } })).toBe(0);
  });

  test('a caller can ask for estimates of a match that could be solved', async () => {
    const game = gameOf('greed');
    const options = withDefaults(game.options, { target: 500 });
    expect((await openValues(game, options, 2))?.how).toBe('exact');
    expect((await openValues(game, options, 2, { onlyEstimates: true }))?.how).toBe('rollouts');
    expect((await openValues(game, options, 3, { onlyEstimates: true }))?.how).toBe('duels');
  });

  test('a match is estimated if solving it needs more memory than there is, and only then', async () => {
    const game = gameOf('greed');
    const options = withDefaults(game.options, { target: 500 });
    const failing = (error: Error) =>
      openValues(game, options, 2, {
        maySolve: () => {
          throw error;
        },
      });
    expect((await failing(new RangeError('Array buffer allocation failed')))?.how).toBe('rollouts');
    await expect(failing(new Error('broken'))).rejects.toThrow('broken');
    expect(await openValues(game, options, 2, { maySolve: () => false })).toBeNull();
  });

  test('only a solution of Ten Thousand without full rounds, a least bank or a forced roll is proved', () => {
    const solver = solverOf('ten-thousand', 2);
    const proves = (given: object) =>
      solver?.proves?.(withDefaults(gameOf('ten-thousand').options, given as never));
    expect([{}, { exactFinish: false }, { exactFinish: false, ending: 'last-turn' }].map(proves)).toEqual([
      true,
      true,
      true,
    ]);
    const others = [{ exactFinish: false, ending: 'round' }, { atLeast: 300 }, { hotDice: 'must' }];
    expect(others.map(proves)).toEqual([false, false, false]);
  });
});
