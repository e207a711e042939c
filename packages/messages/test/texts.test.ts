import { gameOf, games, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  estimateText,
  gameTexts,
  gapsThrow,
  languages,
  optionTexts,
  optionValueText,
  rankText,
  unitWord,
  winsInText,
} from '../src/index.ts';
import { loadCatalogue, readTexts } from '../src/node.ts';
import { domains, textsOf } from './ftl.ts';

const english = loadCatalogue({ language: 'en', onGap: gapsThrow });
const german = loadCatalogue({ language: 'de', onGap: gapsThrow });

describe.each(languages)('the texts of games in %s are complete', (language) => {
  const catalogue = loadCatalogue({ language, onGap: gapsThrow });

  test.each(games)('the game $id has a name, a description, a number of players and a time', (game) => {
    for (const text of Object.values(gameTexts(catalogue, game))) expect(text).not.toBe('');
  });

  test.each(games)('every option of $id and each of its choices has texts', (game) => {
    for (const [name, spec] of Object.entries(game.options)) {
      for (const text of Object.values(optionTexts(catalogue, game, name))) expect(text).not.toBe('');
      for (const value of spec.kind === 'choice' ? spec.values : [spec.default]) {
        expect(optionValueText(catalogue, game, name, value)).not.toBe('');
      }
    }
  });
});

test('a line of a page never breaks between a number and its percent sign', () => {
  const ofPages = domains.filter((domain) => !domain.startsWith('cli'));
  const broken = languages.flatMap((language) =>
    readTexts(language, ofPages).flatMap((source) => source.match(/.*[}\d] %.*/g) ?? []),
  );
  expect(broken).toEqual([]);
});

test('every text of an option belongs to an option of a game', () => {
  const known = games.flatMap(({ id, options }) =>
    Object.keys(options).map((name) => `option-${id}-${name}`),
  );
  const keys = domains
    .flatMap((domain) => [...textsOf('en', domain).keys()])
    .filter((key) => key.startsWith('option-'));
  expect([...new Set(keys.map((key) => key.split('.')[0]))].sort()).toEqual(known.sort());
});

describe('a game has texts for its card', () => {
  test('a game has a name, a description, the number of players and the time', () => {
    expect(gameTexts(english, gameOf('threes'))).toEqual({
      name: 'Threes',
      about: 'Threes count 0: keep the low dice of every roll. The fewest points win.',
      players: '1 to 8 players',
      time: 'about 15 minutes',
    });
  });
});

describe('the allowed values of an option are described in words', () => {
  test.each([
    ['greed', 'target', '500 to 20,000 in steps of 50', '500 bis 20.000 in Schritten von 50'],
    ['threes', 'rounds', '1 to 20', '1 bis 20'],
    ['ten-thousand', 'takeOver', 'on or off', 'an oder aus'],
    [
      'three-dice',
      'tie',
      'They roll for it / All of them / The last of them to roll',
      'Sie würfeln darum / Alle gemeinsam / Wer von ihnen zuletzt gewürfelt hat',
    ],
    ['three-dice', 'unit', 'a word of 1 to 20 characters', 'ein Wort mit 1 bis 20 Zeichen'],
  ] as const)('the option of %s called %s allows %s', (id, name, inEnglish, inGerman) => {
    expect(optionTexts(english, gameOf(id), name).allowed).toBe(inEnglish);
    expect(optionTexts(german, gameOf(id), name).allowed).toBe(inGerman);
  });

  test.each([
    ['greed', 'target', 3000, '3.000'],
    ['ten-thousand', 'exactFinish', true, 'An'],
    ['ten-thousand', 'exactFinish', false, 'Aus'],
    ['threes', 'lastDie', 'lies', 'Er bleibt, wie er ist'],
    ['three-dice', 'unit', 'sips', 'Schlucke'],
    ['three-dice', 'unit', 'Chips', 'Chips'],
    ['three-dice', 'unit', 'sips.', 'sips.'],
  ] as const)(
    'the option of %s called %s with the value %s is shown as %s in German',
    (id, name, value, text) => {
      expect(optionValueText(german, gameOf(id), name, value)).toBe(text);
    },
  );

  test('describing an option that a game does not have throws an error', () => {
    expect(() => optionTexts(english, gameOf('greed'), 'rounds')).toThrow('greed has no option rounds');
  });
});

describe('places and units are described in words', () => {
  test.each([
    [1, '1st', '1.'],
    [2, '2nd', '2.'],
    [3, '3rd', '3.'],
    [11, '11th', '11.'],
    [12, '12th', '12.'],
  ])('place %i is written “%s” in English and “%s” in German', (place, inEnglish, inGerman) => {
    expect(english.say('place', { place })).toBe(inEnglish);
    expect(german.say('place', { place })).toBe(inGerman);
  });

  test.each([
    [1, 'sips', '1 sip', '1 Schluck'],
    [2, 'sips', '2 sips', '2 Schlucke'],
    [2, 'crisps', '2 crisps', '2 crisps'],
  ])('the count %i of %s has its own singular or plural form', (sips, unit, inEnglish, inGerman) => {
    expect(english.say('sips', { sips, unit })).toBe(inEnglish);
    expect(german.say('sips', { sips, unit })).toBe(inGerman);
  });
});

test.each([
  [0.5, 0.49, 'Better than 50% of the possible rolls.'],
  [0.25, 0.25, 'Better than 25% of the possible rolls.'],
  [0.1, 0.6, 'Worse than 60% of the possible rolls.'],
  [0, 1 / 3, 'No possible roll is worse; 33% are better.'],
  [0.991, 0, 'No possible roll is better; 99.1% are worse.'],
  [0.9999, 0, 'No possible roll is better; 99.9% are worse.'],
  [0, 1 - 1e-9, 'No possible roll is worse; 99.9% are better.'],
  [0, 0, ''],
])(
  'a roll that is worse than %d and better than %d of all rolls is never called luckier or unluckier than all of them',
  (worse, better, text) => {
    expect(rankText(loadCatalogue({ language: 'en' }), { worse, better })).toBe(text);
  },
);

test('only a match that is counted in sips or a similar unit has a word for the unit', () => {
  const words = ['greed - 0,0 00 0 - start', 'three-dice unit=Chips 0,0 1 0 3 1 -,- start'].map((line) => {
    const { game, state } = unwrap(parsePosition(line));
    return unitWord(game, state);
  });
  expect(words).toEqual(['', 'Chips']);
});

test.each([
  [0.5, 0, '50.0%'],
  [0.5, 0.0049, '50.0%'],
  [0.5, 0.005, 'about 50%'],
  [0.9994, 0, '99.9%'],
  [0.99951, 0, '99.95%'],
  [0.9999, 0, '99.99%'],
  [1, 0, '100.0%'],
  [0.0004, 0, '0.04%'],
  [0, 0, '0.0%'],
  [-0.25, 0, '−25.0%'],
])(
  'the chance %d with a margin of %d is “%s”: more precise close to 0 and 1, and less if it is estimated',
  (share, margin, text) => {
    expect(estimateText(english, share, margin)).toBe(text);
  },
);

test.each([
  [3, 0.01, '0.03 wins'],
  [10, 0.0049, '0.05 wins'],
  [10, 0.005, '0.1 wins'],
  [20, 0.02, '0.2 wins'],
  [20, -0.02, '0.2 wins'],
  [1, 0.5, '0.50 wins'],
])(
  'a mean gain over %i matches, of %d wins in each, is shown for at most ten matches: “%s”',
  (matches, difference, text) => {
    expect(winsInText(english, matches, difference)).toBe(text);
  },
);
