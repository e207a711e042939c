import { gameOf, games, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { type Limit, noLimit, solverOf, sourceOf, strategyOf } from '../../src/index.ts';

const solvers = games.flatMap(({ id: game, options }) =>
  (strategyOf(game).solvers ?? []).filter(({ solves }) => solves?.(withDefaults(options, {})) ?? true),
);

describe('the memory and time of solving are estimated', () => {
  test.each(solvers)(
    'solving $game for $seats with default options takes seconds (Threes for three: two minutes) and well under a gigabyte',
    ({ game, seats, resources }) => {
      const { bytes, seconds } = resources(withDefaults(gameOf(game).options, {}));
      expect(bytes).toBeLessThan(0.6e9);
      expect(seconds).toBeLessThan(game === 'threes' && seats === 3 ? 120 : 30);
    },
  );

  // The measured peaks are in bench/results/solvers.md.
  test.each([
    [{ target: 10000 }, 0.278e9],
    [{ target: 15000 }, 0.779e9],
    [{ target: 20000 }, 1.865e9],
    [{ target: 20000, opening: 2000 }, 1.6e9],
    [{ target: 20000, opening: 0, exactFinish: false }, 2.307e9],
    [{ target: 20000, takeOver: false }, 0.097e9],
  ])('the memory estimated for ten-thousand with %o is close to the measured memory', (options, measured) => {
    const { bytes } = solverOf('ten-thousand', 2)?.resources(
      withDefaults(gameOf('ten-thousand').options, options),
    ) ?? { bytes: 0 };
    expect(bytes / measured).toBeGreaterThan(0.85);
    expect(bytes / measured).toBeLessThan(1.15);
  });
});

const house = { takeOver: false, exactFinish: false };

describe('a match has the best values that can be solved in eight seconds, or else without a limit', () => {
  test.each([
    ['greed', {}, '2 exact, 3 duels', '2 exact, 3 equilibrium, 4 duels'],
    ['greed', { target: 2500 }, '2 exact, 3 equilibrium, 4 duels', null],
    ['ten-thousand', {}, '2 exact, 3 duels', null],
    ['ten-thousand', { target: 20_000 }, '2 rollouts', '2 exact, 3 duels'],
    ['ten-thousand', { ...house, ending: 'round' }, '2 rollouts', '2 exact, 3 rollouts'],
    ['ten-thousand', { ...house, ending: 'round', target: 5000 }, '2 exact, 3 rollouts', null],
    [
      'ten-thousand',
      { ...house, opening: 0, lowest: -300, threeBusts: 500 },
      '2 rollouts',
      '2 exact, 3 duels',
    ],
    [
      'ten-thousand',
      { ...house, opening: 0, lowest: -300, threeBusts: 500, target: 2000 },
      '2 exact, 3 duels',
      null,
    ],
    ['threes', {}, '1 rollouts, 2 exact, 3 duels', '1 rollouts, 2 exact, 3 equilibrium, 4 duels'],
    ['three-dice', {}, '2 round', null],
    ['three-dice', { tie: 'last' }, '2 rollouts', null],
    ['hidden-pairs', {}, '2 match, 3 sampled', null],
  ] as const)(
    'the values of %s with %j are %j, and without a limit %j (null: the same)',
    (id, given, soon, ever) => {
      const game = gameOf(id);
      const options = withDefaults(game.options, given);
      /** The numbers of seats at which the source of the values changes, each with the new source. */
      const sources = (limit?: Limit) => {
        const changes: string[] = [];
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
          const source = sourceOf({ game: id, options, seats }, limit);
          if (changes.at(-1)?.endsWith(source) !== true) changes.push(`${seats} ${source}`);
        }
        return changes.join(', ');
      };
      expect([sources(), sources(noLimit)]).toEqual([soon, ever ?? soon]);
    },
  );
});
