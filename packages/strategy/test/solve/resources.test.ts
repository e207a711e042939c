import { gameOf, games, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { solverOf, strategyOf } from '../../src/index.ts';

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

  // Peaks as measured, bench/results/solvers.md.
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
