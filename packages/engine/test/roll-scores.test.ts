import { describe, expect, it } from 'vitest';
import { type Face, type GameId, gameOf, withDefaults } from '../src/index.ts';

/** Returns the result of a game's scorer for dice written as digits. */
function scored(id: GameId, digits: string, circumstances: readonly string[] = []) {
  const game = gameOf(id);
  const scorer = game.rollScorer;
  if (scorer === undefined) throw new Error(`${id} scores no rolls`);
  const dice = [...digits].map((digit) => Number(digit) as Face);
  const { data, text, keeps } = scorer.score(dice, withDefaults(game.options, {}), circumstances);
  const { dice: shown, ...values } = text.values;
  expect([data.dice, shown]).toEqual([dice, { dice }]);
  const { dice: _dice, keeps: _keeps, ...rest } = data;
  return {
    data: rest,
    text: [text.key, values],
    keeps: keeps?.map(({ keep, score }) => `${keep.join('')} ${score}`),
  };
}

describe('a single roll is scored by the rules of its game', () => {
  it.each<[GameId, string, string[], object, string, object]>([
    ['greed', '51341', [], { score: 250, rest: 2 }, 'greed-roll-score', { score: 250, rest: 2 }],
    ['threes', '35263', [], { score: 13 }, 'threes-roll-score', { score: 13 }],
    [
      'three-dice',
      '124',
      [],
      { points: 106, kind: 'points' },
      'three-dice-roll-score',
      { points: 106, kind: 'points' },
    ],
    [
      'three-dice',
      '456',
      [],
      { points: 69, kind: 'points' },
      'three-dice-roll-score',
      { points: 69, kind: 'points' },
    ],
    [
      'three-dice',
      '456',
      ['after-stairs'],
      { points: 69, kind: 'super-stairs' },
      'three-dice-roll-score',
      { points: 69, kind: 'super-stairs' },
    ],
    ['hidden-pairs', '65', [], { value: 11 }, 'hidden-pairs-roll-score-pair', { value: 11 }],
    [
      'hidden-pairs',
      '664422',
      [],
      { hinderance: 4, diceBlock: 8 },
      'hidden-pairs-roll-score-hand',
      { hinderance: 4, diceBlock: 8 },
    ],
  ])(
    'for %s, the roll %s under the circumstances %j has the right score',
    (id, dice, circumstances, data, key, values) => {
      expect(scored(id, dice, circumstances)).toEqual({ data, text: [key, values], keeps: undefined });
    },
  );

  it('Ten Thousand lists every set of faces to keep once, the highest score first, then the fewest dice', () => {
    expect(scored('ten-thousand', '152151')).toEqual({
      data: { score: 1100 },
      text: ['ten-thousand-roll-score', { score: 1100, keeps: 11 }],
      keeps: [
        '11155 1100',
        '1115 1050',
        '111 1000',
        '1155 300',
        '115 250',
        '11 200',
        '155 200',
        '15 150',
        '1 100',
        '55 100',
        '5 50',
      ],
    });
  });
});
