import {
  dieScore,
  type Face,
  type GameId,
  gameOf,
  games,
  moon,
  pointsOf,
  prices,
  roundPoints,
  scoreGreed,
  scoreKeep,
  tenThousand,
  tripleAdds,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { gameTexts } from '../src/index.ts';
import { loadCatalogue } from '../src/node.ts';
import { numberOf } from './rules-numbers.ts';
import { diceOf, isDice, pageOf, rowsOf } from './rules-tables.ts';

/**
 * Thousands are separated by a point in German and by a comma in English. Faces and numbers of list items are below
 * 7.
 */
const figuresOf = (text: string): number[] =>
  [...text.matchAll(/[-−]?\d+(?:[.,]\d{3})*/g)]
    .map(([figure]) => Number(figure.replace(/[.,]/g, '').replace('−', '-')))
    .filter((figure) => Math.abs(figure) >= 7);

const sorted = (figures: readonly number[]): number[] => figures.toSorted((a, b) => a - b);

/** Returns the text of each section without the rows of dice, which another test checks. */
const sectionsOf = (page: string): string[] =>
  page.split(/^## /m).map((section) =>
    section
      .split('\n')
      .filter((line) => !isDice(line.split('|')[1]?.trim()))
      .join('\n'),
  );

const defaultOf = (game: GameId, option: string): number => Number(gameOf(game).options[option]?.default);
const greed = (dice: string): number => scoreGreed(diceOf(dice)).score;
const keep = (dice: string): number => scoreKeep(diceOf(dice), withDefaults(tenThousand.options, {}));
const points = (dice: string): number => pointsOf(diceOf(dice));

const [target, opening] = [defaultOf('ten-thousand', 'target'), defaultOf('ten-thousand', 'opening')];
const triples = ['1 1 1', '2 2 2', '3 3 3', '4 4 4', '5 5 5', '6 6 6'];
const [first, second, third] = roundPoints;
const { reRoll, hinderance, diceBlock, luckyDice } = prices;
const startPoints =
  gameOf('hidden-pairs').scores(gameOf('hidden-pairs').start({ turns: 1, luckyDice: 'one' }, 2))[0] ?? 0;
const bos = [keep('1') + keep('3 3 3'), keep('5 5'), keep('1 1 1')] as const;

/** Returns the figures of each section that has any, by the number of the section. The introduction is 0. */
const figures: Readonly<Record<GameId, Readonly<Record<number, readonly number[]>>>> = {
  greed: {
    // These figures are in the example: two rolls, and the points lost by the bust.
    1: [greed('5 1 3 4 1'), greed('1 1'), ...[1, 2].map(() => greed('5 1 3 4 1') + greed('1 1'))],
    2: [...triples, '1', '5'].map(greed),
    3: [defaultOf('greed', 'opening')],
    4: [defaultOf('greed', 'target')],
    // These figures are in the house rules for four and five of a kind.
    5: [1000, 1000, 2000],
  },
  'ten-thousand': {
    0: [target],
    2: [bos[0], bos[0] + bos[1], bos[2], bos[0] + bos[1] + bos[2]],
    3: [keep('1'), keep('5'), keep('1 1 1'), keep('2 2 2') / 2, keep('1 2 3 4 5 6'), keep('2 2 3 3 6 6')],
    4: [opening],
    5: [opening, opening, ...[1, 2].map(() => bos[0] + bos[1] + bos[2])],
    6: [target, target, target - keep('1')],
    // These figures are in the house rules for three and more of a kind.
    7: [100, 1000, 1000, 2000, 3000, 1000],
    9: [opening],
  },
  threes: { 2: [moon, moon], 4: [moon, -moon] },
  'three-dice': {
    1: [points('1 1 3'), points('6 5 2')],
    2: [points('1'), points('6')],
    3: [tripleAdds(1), points('4 5 6'), tripleAdds(1)],
    // These figures are the keys 1 to 9.
    7: [9],
    8: [points('4 5 6')],
  },
  'hidden-pairs': {
    0: [startPoints],
    // These figures are in the example: 6 6 minus 2 and 2.
    1: [reRoll, ...[reRoll, hinderance, luckyDice, first, 12, 12 - 4, 12, 12]],
    2: [first, second, third],
    3: [reRoll, hinderance, diceBlock, luckyDice],
  },
};

/** Returns the points of a single die or of a round in a row of a table. */
const worthOfOne: Readonly<Record<GameId, (one: Face) => number>> = {
  threes: dieScore,
  'three-dice': (face) => pointsOf([face]),
  'hidden-pairs': (round) => roundPoints[round - 1] ?? Number.NaN,
};

const pages = games.flatMap(({ id }) => (['en', 'de'] as const).map((language) => ({ id, language })));

describe.each(pages)(
  'the numbers in the rules of $id in $language are those of the engine',
  ({ id, language }) => {
    const page = pageOf(language === 'en' ? id : `de/${id}`);
    const game = gameOf(id);

    test('the rules state the number of players, dice and minutes', () => {
      const intro = page.replaceAll(/\s+/g, ' ');
      const found =
        /(\S+) (?:to|bis) (\S+) (?:players|Personen), (?:je )?(\S+) (?:dice|die|Würfel)(?: each)?, (?:about|etwa) (\S+) /.exec(
          intro,
        );
      const said = found?.slice(1).map((one) => numberOf(one));
      const { time } = gameTexts(loadCatalogue({ language }), game);
      expect(said).toEqual([game.seats.min, game.seats.max, game.facts.freshDice(), figuresOf(time)[0]]);
    });

    test('the numbers in every section of the rules equal those of the engine', () => {
      const ofGame = figures[id];
      // The figures of a game without an entry here are not compared.
      if (ofGame === undefined) return;
      const [introduction = '', ...sections] = sectionsOf(page);
      const text = [introduction.replace(/(?:about|etwa) \d+/, ''), ...sections];
      const said = Object.fromEntries(
        text.flatMap((section, at) => {
          const found = sorted(figuresOf(section));
          return found.length > 0 ? [[at, found]] : [];
        }),
      );
      const expected = Object.entries(ofGame).map(([at, all]) => [at, sorted(all)]);
      expect(said).toEqual(Object.fromEntries(expected));
    });

    test('the points in table rows of a single die or round equal those of the engine, and the numbers of an example add up', () => {
      for (const [one = '', worth = '', why = ''] of rowsOf(page)) {
        const single = worthOfOne[id];
        if (single !== undefined && /^[1-6]$/.test(one) && /^-?\d+$/.test(worth)) {
          expect([one, Number(worth)]).toEqual([one, single(Number(one) as Face)]);
        }
        if (!isDice(one) || !/^\d+( \+ \d+)*$/.test(why)) continue;
        const sum = why.split(' + ').reduce((all, part) => all + Number(part), 0);
        if (!/^\d+$/.test(why)) expect([one, sum]).toEqual([one, Number(worth)]);
      }
    });
  },
);

test.each(['greed', 'de/greed'])(
  'the rules page %s says how many dice are left after each example, and none after a bust',
  (path) => {
    const rows = rowsOf(pageOf(path)).filter((row) => isDice(row[0]) && row.length === 4);
    expect(rows.length).toBeGreaterThan(3);
    for (const [dice = '', , , left] of rows) {
      const { score, rest } = scoreGreed(diceOf(dice));
      expect([dice, left]).toEqual([dice, score === 0 ? '–' : `${rest}`]);
    }
  },
);
