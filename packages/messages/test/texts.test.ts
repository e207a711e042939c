import { gameOf, games, parsePosition, unwrap } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  bustText,
  costText,
  estimateText,
  gameTexts,
  gapsThrow,
  isVisible,
  languages,
  lossText,
  marginText,
  optionTexts,
  optionValueText,
  positionNames,
  rankText,
  scoreText,
  unitWord,
  winsInText,
  winsText,
  worthText,
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
])(
  'a mean gain over %i matches, of %d wins in each, is shown for at most ten matches: “%s”',
  (matches, difference, text) => {
    expect(winsInText(english, matches, difference)).toBe(text);
  },
);

test.each([
  [0.01, 0, '1 percentage point', '1 Prozentpunkt'],
  [0.0104, 0, '1 percentage point', '1 Prozentpunkt'],
  [0.011, 0, '1.1 percentage points', '1,1 Prozentpunkte'],
  [0.11, 0, '11.0 percentage points', '11,0 Prozentpunkte'],
  [-0.01, 0, '−1.0 percentage points', '−1,0 Prozentpunkte'],
  [0.0001, 0, '0.01 percentage points', '0,01 Prozentpunkte'],
  [0.1, 0.0049, '10.0 percentage points', '10,0 Prozentpunkte'],
  [0.1, 0.005, '10 percentage points', '10 Prozentpunkte'],
  [0.014, 0.01, '1 percentage point', '1 Prozentpunkt'],
])(
  'the difference %d between two win chances with a margin of %d is “%s”, and in German “%s”',
  (difference, margin, inEnglish, inGerman) => {
    expect(winsText(english, difference, margin, 'win-points')).toBe(inEnglish);
    expect(winsText(german, difference, margin, 'win-points')).toBe(inGerman);
    expect(winsText(english, difference, margin)).toBe(`${inEnglish} of win chance`);
    expect(lossText(english, 'win', difference, 'Chips', 1, margin)).toBe(`${inEnglish} of win chance`);
  },
);

test('a margin of at least half a percentage point has no decimals', () => {
  expect([0.0049, 0.005, 0.0149, 0.02].map((margin) => marginText(german, margin))).toEqual([
    '0,5 Prozentpunkte Gewinnchance',
    '1 Prozentpunkt Gewinnchance',
    '1 Prozentpunkt Gewinnchance',
    '2 Prozentpunkte Gewinnchance',
  ]);
});

test.each([
  ['win', 0.5, 0.49, '1 percentage point of win chance'],
  ['win', 0.5, 0.402, '9.8 percentage points of win chance'],
  // The percentages 96.0 % and 95.9 % are shown.
  ['win', 0.9595, 0.9594, '0.1 percentage points of win chance'],
  ['win', 0.5, 0.4998, '0.02 percentage points of win chance'],
  ['win', 1, 0.9999, '0.01 percentage points of win chance'],
  ['sips', 2, 1, '1.00 Chips of lead'],
  ['sips', -1, -1.004, '0.004 Chips of lead'],
  ['sips', 1250, 1000.5, '249.50 Chips of lead'],
] as const)(
  'with the unit %s, choosing %d instead of %d costs the difference of the shown values, or of the exact ones: “%s”',
  (unit, best, value, text) => {
    expect(costText(english, unit, { best, value }, 'Chips')).toBe(text);
  },
);

test('a cost has the decimals of the values that it compares', () => {
  const estimated = { best: 0.61, value: 0.496, margin: 0.01 };
  expect(costText(english, 'win', estimated)).toBe('11 percentage points of win chance');
  expect(costText(english, 'win', { ...estimated, margin: 0 })).toBe('11.4 percentage points of win chance');
  expect(costText(german, 'sips', { best: 2, value: 0.86 }, 'sips', 1)).toBe('1,1 Schlucke Vorsprung');
  expect(costText(german, 'sips', { best: 2, value: 0.86 }, 'sips', 2)).toBe('1,14 Schlucke Vorsprung');
  expect(costText(german, 'sips', { best: 2, value: 0.86 })).toBe('1,14 Schlucke Vorsprung');
});

test('a loss in a unit has no sign, two decimals unless others are asked for, and the word of the unit', () => {
  expect(lossText(english, 'sips', -1.256)).toBe('1.26 sips of lead');
  expect(lossText(english, 'win', 0.1256)).toBe('12.6 percentage points of win chance');
  expect(lossText(english, 'sips', 1.256, 'Chips', 1)).toBe('1.3 Chips of lead');
});

test.each([
  ['win', 0.513, 0, '51.3%', '51,3 %'],
  ['win', 0.513, 0.01, '51%', '51 %'],
  ['sips', -1.5, 0, '1.50 sips more', '1,50 Schlucke mehr'],
  ['sips', 1.5, 0, '1.50 sips fewer', '1,50 Schlucke weniger'],
] as const)(
  'with the unit %s, a position worth %d with a margin of %d is “%s”, and in German “%s”',
  (unit, value, margin, inEnglish, inGerman) => {
    expect(worthText(english, unit, value, 'sips', margin)).toBe(inEnglish);
    expect(worthText(german, unit, value, 'sips', margin).replace('\u00a0', ' ')).toBe(inGerman);
  },
);

test('the chance of a bust is a whole percentage', () => {
  expect(bustText(english, 0.256)).toBe('26%');
});

test.each([
  [2, 0, 'You, Opponent'],
  [2, 1, 'Opponent, You'],
  [2, null, 'Player 1, Player 2'],
  [3, 1, 'Player 1, You, Player 3'],
  [1, 0, 'You'],
])('%i seats without names, of which the reader has %s, are called %s', (seats, you, names) => {
  expect(positionNames(english, seats, you).join(', ')).toBe(names);
});

test('a score has the word of its unit, if it has a unit', () => {
  expect([scoreText(german, 1200, ''), scoreText(german, 1, 'sips'), scoreText(german, 2, 'Chips')]).toEqual([
    '1.200',
    '1 Schluck',
    '2 Chips',
  ]);
});

test('a text is visible if it has a letter, number, punctuation mark or symbol that does not look blank', () => {
  for (const text of ['a', 'ä', ' 7', '-', '😀', '字']) expect(isVisible(text), text).toBe(true);
  for (const text of ['', ' ', '\u00a0\t', '\u200b', '\u2800', '\u3164', '\u0301']) {
    expect(isVisible(text), JSON.stringify(text)).toBe(false);
  }
});
