import { describe, expect, it } from 'vitest';
import {
  type Face,
  type GreedScoring,
  type GreedView,
  greed,
  scoreGreed,
  withDefaults,
} from '../../src/index.ts';
import { scripted } from '../../src/testing/index.ts';

const under = (given: Partial<GreedScoring>) => withDefaults(greed.options, given);
const score = (dice: string, given: Partial<GreedScoring>) =>
  scoreGreed(
    [...dice].map((face) => Number(face) as Face),
    under(given),
  );

describe('the options of Greed change the scores of a roll', () => {
  // Examples of five dice: four or five of a kind, straights, and dice that do not score.
  it.each<[string, Partial<GreedScoring>, number, number]>([
    ['11111', {}, 1200, 0],
    ['22223', {}, 200, 2],
    ['12345', {}, 150, 3],
    ['11114', { threeOnes: 300, more: 'fixed' }, 1000, 1],
    ['11114', { threeOnes: 300 }, 400, 1],
    ['55552', { more: 'fixed' }, 1000, 1],
    ['55552', { more: 'double' }, 1000, 1],
    ['55552', { more: 'thousand' }, 1500, 1],
    ['22222', { more: 'double' }, 800, 0],
    ['22222', { more: 'add' }, 600, 0],
    ['33333', { more: 'thousand' }, 2300, 0],
    ['44444', { more: 'fixed' }, 2000, 0],
    ['12345', { straight: 1500 }, 1500, 0],
    ['23456', { straight: 1500 }, 1500, 0],
    ['12346', { straight: 1500 }, 100, 4],
    ['22233', { fullHouse: 750 }, 750, 0],
    ['11155', { fullHouse: 750 }, 1100, 0],
    ['22233', {}, 200, 2],
  ])('Greed scores %s under the options %j', (dice, given, points, rest) => {
    expect(score(dice, given)).toEqual({ score: points, rest });
  });

  it('the options apply during a match, and scoring with all five dice gives hot dice', () => {
    const match = scripted<GreedView>('greed', '0 roll | 0: 23456 | 0 roll', {
      seats: 2,
      options: { straight: 1500 },
    });
    expect(match).toMatchObject({ refused: null, step: { kind: 'throw', seat: 0, dice: 5 } });
    expect(match.view('table').turnPoints).toBe(1500);
  });

  it('the dice on the table show what they score with the options of the match', () => {
    const { view } = scripted<GreedView>('greed', '0 roll | 0: 22233', {
      seats: 2,
      options: { fullHouse: 750 },
    });
    const { dice } = greed.controls(view(0), 0, null);
    expect(dice.map(({ worth }) => worth?.values)).toEqual(Array(5).fill({ count: 5, points: 750 }));
  });
});
