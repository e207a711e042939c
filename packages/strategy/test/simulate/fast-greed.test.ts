import { gameOf, greed, withDefaults } from '@dicehall/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openContest } from '../../src/index.ts';
import { checkedContest, fastGreed, greedStopFrom, thresholdPlayer } from '../../src/solvers.ts';

const game = gameOf('greed');

const optionsOf = (target: number, opening: number) => withDefaults(greed.options, { target, opening });

const thresholds = fc.array(
  fc.integer({ min: 0, max: 30 }).map((units) => units * 50),
  { minLength: 6, maxLength: 6 },
);
const steps = (min: number, max: number) =>
  fc.integer({ min: min / 50, max: max / 50 }).map((units) => units * 50);

describe('fast matches of Greed equal those of the engine', () => {
  it('fast matches have the same scores as the engine on the same dice, with any options, seats and thresholds', () => {
    fc.assert(
      fc.property(
        steps(500, 4000),
        steps(0, 800),
        fc.array(thresholds, { minLength: 2, maxLength: 8 }),
        fc.integer(),
        (target, opening, players, seed) => {
          const options = optionsOf(target, opening);
          const fast = fastGreed(options, players, seed);
          const checked = checkedContest({ game, options, bots: players.map(thresholdPlayer), seed });
          for (let match = 0; match < 5; match++) {
            fast.play(1);
            checked.play(1);
            expect(fast.result()).toEqual(checked.result());
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it.each([2, 3, 8])(
    'fast matches have the same result as a contest of %i threshold players with the engine',
    (seats) => {
      const players = Array.from({ length: seats }, (_, seat) =>
        greedStopFrom.map((points) => points + 30 * seat),
      );
      const setup = { game, options: optionsOf(3000, 300), bots: players.map(thresholdPlayer), seed: 'same' };
      const [fast, checked] = [openContest(setup), checkedContest(setup)];
      fast.play(50);
      fast.play(100);
      checked.play(150);
      expect(fast.result()).toEqual(checked.result());
    },
  );

  it('a contest under other scores has the result of the engine', () => {
    const options = withDefaults(greed.options, { target: 1000, straight: 1000, threeOnes: 300 });
    const bots = [0, 1, 2].map((seat) => thresholdPlayer(greedStopFrom.map((points) => points + 50 * seat)));
    const [contest, checked] = [openContest, checkedContest].map((open) =>
      open({ game, options, bots, seed: 'same' }),
    );
    contest?.play(60);
    checked?.play(60);
    expect(contest?.result()).toEqual(checked?.result());
  });
});
