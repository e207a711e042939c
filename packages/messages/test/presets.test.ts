import {
  type AnyGame,
  type GameId,
  gameOf,
  games,
  nearestPreset,
  type OptionValue,
  withDefaults,
} from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  gapsThrow,
  languages,
  ownRules,
  plainLine,
  presetTexts,
  rulesFor,
  rulesParts,
  rulesWithoutKeys,
} from '../src/index.ts';
import { loadCatalogue, readRulesPage } from '../src/node.ts';
import { domains, textsOf } from './ftl.ts';

const english = loadCatalogue({ language: 'en', onGap: gapsThrow });
const german = loadCatalogue({ language: 'de', onGap: gapsThrow });
const inLanguage = { en: english, de: german };
const tenThousand = gameOf('ten-thousand');
type Given = Parameters<typeof withDefaults>[1];

function presetOptions(game: AnyGame, id: string, given: Given = {}) {
  const preset = game.presets?.find((one) => one.id === id);
  if (preset === undefined) throw new Error(`No preset ${id}`);
  return withDefaults(game.options, { ...preset.options, ...given });
}

/** Returns the rules page under some options as lines of text. */
function pageOf(id: GameId, options: ReturnType<typeof presetOptions>, language: 'en' | 'de' = 'en') {
  const page = rulesFor(inLanguage[language], gameOf(id), readRulesPage(id, language) ?? [], options);
  return page.flatMap((block) => {
    if (block.kind === 'heading') return [`# ${block.text}`];
    if (block.kind === 'paragraph') return [plainLine(block.inlines)];
    if (block.kind === 'list') return block.items.map(plainLine);
    return [block.head, ...block.rows].map((row) => row.map(plainLine).join(' | '));
  });
}

test('every preset has texts, and every preset text belongs to a preset', () => {
  const known = games.flatMap(({ id, presets = [] }) => presets.map((preset) => `preset-${id}-${preset.id}`));
  const keys = domains
    .flatMap((domain) => [...textsOf('en', domain).keys()])
    .filter((key) => key.startsWith('preset-'));
  expect([...new Set(keys.map((key) => key.split('.')[0]))].sort()).toEqual(known.sort());
  for (const language of languages) {
    for (const preset of tenThousand.presets ?? []) {
      for (const text of Object.values(presetTexts(inLanguage[language], tenThousand, preset)))
        expect(text).not.toBe('');
    }
  }
});

test('a preset has a name, a summary and a source', () => {
  const farkle = tenThousand.presets?.find(({ id }) => id === 'farkle') ?? { id: '', options: {} };
  expect(presetTexts(english, tenThousand, farkle)).toEqual({
    name: 'Farkle',
    about:
      'The boxed game: any four of a kind score 1,000, five 2,000, six 3,000. The others have one more turn.',
    source: 'several websites and programs.',
  });
});

/** Returns sets of options in which one or two options have a value at an end of their range. */
function optionSets(game: AnyGame): Record<string, OptionValue>[] {
  const ends = Object.entries(game.options).flatMap(([name, spec]) => {
    const values: readonly OptionValue[] =
      spec.kind === 'number'
        ? [spec.min, spec.max]
        : spec.kind === 'choice'
          ? spec.values
          : spec.kind === 'flag'
            ? [true, false]
            : [spec.default];
    return values.map((value): Record<string, OptionValue> => ({ [name]: value }));
  });
  return ends.flatMap((one) => ends.map((other) => ({ ...one, ...other })));
}

test.each(games)('every text of the rules of $id is shown under some options', (game) => {
  const shown = optionSets(game).flatMap((given) =>
    (game.rules?.(withDefaults(game.options, given)) ?? []).flatMap(({ lines }) =>
      lines.map(({ key }) => key),
    ),
  );
  const keys = domains.flatMap((domain) => [...textsOf('en', domain).keys()]);
  const own = keys.filter((key) => key.startsWith(`${game.id}-rules-`));
  expect(own.filter((key) => !shown.some((one) => one === key))).toEqual([]);
});

describe('rules are described in a few words', () => {
  test.each<[string, Given, string]>([
    ['ten-thousand', {}, 'Standard rules'],
    ['ten-thousand', { target: 5000 }, 'Target score: 5,000'],
    ['farkle-double', {}, 'Farkle with doubling'],
    ['farkle-double', { opening: 1000 }, 'Farkle with doubling, Points to get in: 1,000'],
    ['ten-thousand', { target: 5000, opening: 500 }, 'Target score: 5,000, Points to get in: 500'],
  ])('the rules of %s with %j are summed up as “%s”', (id, given, text) => {
    const options = presetOptions(tenThousand, id, given);
    expect(rulesParts(english, tenThousand, options).join(', ')).toBe(text);
    const isStandard = text === 'Standard rules';
    expect(ownRules(english, tenThousand, options)).toBe(isStandard ? null : text);
  });

  test.each<[string, Given, string | null]>([
    ['ten-thousand', { target: 5000 }, null],
    ['ten-thousand', { target: 5000, opening: 500 }, 'Points to get in: 500'],
    ['farkle-double', { target: 5000 }, 'Farkle with doubling'],
  ])(
    'the short description of %s with %j is “%s” if another text already gives the points to reach',
    (id, given, text) => {
      expect(ownRules(english, tenThousand, presetOptions(tenThousand, id, given), ['target'])).toBe(text);
    },
  );

  test('a short description of rules names the nearest preset', () => {
    for (const preset of tenThousand.presets ?? []) {
      const options = presetOptions(tenThousand, preset.id);
      expect(nearestPreset(tenThousand, options)).toEqual({ preset, differing: [] });
    }
  });
});

const number = { kind: 'number', default: 1, min: 1, max: 9, step: 1 } as const;
const variants = {
  options: { rounds: number, dice: number, stake: number },
  presets: [
    { id: 'standard', options: {} },
    { id: 'two', options: { rounds: 2 } },
    { id: 'five', options: { rounds: 2, dice: 5 } },
    { id: 'other', options: { dice: 5, stake: 5 } },
  ],
};

test.each([
  [[1, 1, 1], 'standard', []],
  [[1, 1, 7], 'standard', ['stake']],
  [[3, 1, 1], 'standard', ['rounds']],
  [[2, 1, 7], 'two', ['stake']],
  [[2, 5, 1], 'five', []],
  [[2, 5, 5], 'five', ['stake']],
  [[1, 5, 5], 'other', []],
  [[1, 5, 1], 'standard', ['dice']],
  [[9, 9, 9], 'standard', ['rounds', 'dice', 'stake']],
] as const)(
  'options %j are nearest to the first preset with the fewest differences: %s',
  (given, id, differing) => {
    const [rounds, dice, stake] = given;
    const { preset, differing: found } = nearestPreset(variants, { rounds, dice, stake });
    expect([preset?.id, found]).toEqual([id, differing]);
  },
);

describe('the rules page shows the rules of a table', () => {
  test('the rules page of a table with standard options is the page of the game', () => {
    const page = readRulesPage('ten-thousand', 'en') ?? [];
    expect(rulesFor(english, tenThousand, page, withDefaults(tenThousand.options, {}))).toBe(page);
  });

  test.each<[string, RegExp[], RegExp[]]>([
    [
      'farkle',
      [/two triplets = 2,500/, /one more turn/, /at least 500/],
      [/taking over/i, /exactly 10,000/, /adds as much/],
    ],
    [
      'ten-rounds',
      [/after 10 rounds/, /third bust in a row costs 500/i, /at least 300/],
      [/10,000/, /To get in/],
    ],
    [
      'tavern-dice',
      [/straight 1 to 5 = 500/, /4,000 or more wins at once/],
      [/three pairs = /, /bust in a row/],
    ],
    ['zilch', [/nothing scores is worth 500/], [/straight 1 to 5/]],
    ['macke', [/must roll all 6 again/, /round is played to its end/], [/may roll all/]],
    ['dix-mille', [/exactly 10,000/, /six of a kind = 1,000 × the face/], [/one more turn/]],
    ['five-thousand', [/Roll all 5 dice/, /add nothing/], [/1 2 3 4 5 6/, /three pairs = /]],
  ])('the rules page of %s states its rules and no others', (id, has, hasNot) => {
    const text = pageOf('ten-thousand', presetOptions(tenThousand, id)).join('\n');
    for (const one of has) expect(text).toMatch(one);
    const rules = text.split('# House rules')[0] ?? '';
    for (const one of hasNot) expect(rules).not.toMatch(one);
  });

  test('the rules page of every preset has the same sections and lines in both languages, none empty', () => {
    for (const { id } of tenThousand.presets ?? []) {
      const [inEnglish, inGerman] = languages.map((language) =>
        pageOf('ten-thousand', presetOptions(tenThousand, id), language),
      );
      const shapeOf = (lines: readonly string[] = []) => {
        const rules = lines.slice(
          0,
          lines.findLastIndex((line) => line.startsWith('# ')),
        );
        return rules
          .map((line) => (line.startsWith('# ') ? '#' : line.trim() === '' ? 'empty' : 'line'))
          .join();
      };
      expect([id, shapeOf(inGerman)]).toEqual([id, shapeOf(inEnglish)]);
      expect(shapeOf(inEnglish).split('#').length).toBeGreaterThanOrEqual(id === 'ten-thousand' ? 2 : 7);
      expect(shapeOf(inEnglish)).not.toContain('empty');
    }
  });

  test('the rules page of a table with other options starts with the options that differ from the standard', () => {
    const greed = gameOf('greed');
    const lines = pageOf('greed', withDefaults(greed.options, { target: 5000 }));
    expect(lines[1]).toBe('At this table: Target score: 5,000');
  });

  test('the rules page of a table has the sections with rules in their usual order, then the house rules and the keys', () => {
    const page = readRulesPage('ten-thousand', 'en') ?? [];
    const given = rulesFor(english, tenThousand, page, presetOptions(tenThousand, 'tavern-dice'));
    const headings = given.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings.join(' / ')).toEqual(
      'Ten Thousand / Who starts / A turn / What scores / Banking / The end / House rules / Keys',
    );
    const of = (text: string) => given.findIndex((block) => block.kind === 'heading' && block.text === text);
    expect(given.slice(of('What scores') + 1, of('Banking')).map(({ kind }) => kind)).toEqual([
      'list',
      'list',
    ]);
    const lists = given.filter((block) => block.kind === 'list');
    expect(lists.map(({ ordered }) => ordered)).toEqual(lists.map(() => false));
    const scores = given[of('What scores') + 1];
    expect(scores?.kind === 'list' && scores.items[0]).toEqual([
      { kind: 'dice', faces: [1] },
      ' one 1 = 100',
    ]);
    expect(lists.at(-1)?.items[0]).toEqual([{ kind: 'strong', text: 'Target score:' }, ' 4,000']);
    const places = ['Keys', 'Questions'].map((text) =>
      page.findIndex((block) => block.kind === 'heading' && block.text === text),
    );
    expect(given.slice(of('Keys'))).toEqual(page.slice(...places));
  });

  test('rules are shown even without page headings, and a game without optional rules shows its page unchanged', () => {
    const options = presetOptions(tenThousand, 'zilch');
    const kinds = rulesFor(english, tenThousand, [], options).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'list')).toEqual(['paragraph']);
    const hidden = gameOf('hidden-pairs');
    const page = readRulesPage('hidden-pairs', 'en') ?? [];
    const given = rulesFor(english, hidden, page, withDefaults(hidden.options, { turns: 5 }));
    expect([given[0], ...given.slice(3)]).toEqual(page);
    expect(rulesFor(english, hidden, [], withDefaults(hidden.options, { turns: 5 }))).toEqual(
      given.slice(1, 3),
    );
  });
});

test.each(games)(
  'on a device without a keyboard, the rules page of $id lacks only its section about keys',
  (game) => {
    const page = readRulesPage(game.id, 'en') ?? [];
    const [from = 0, to = 0] = ['Keys', 'Questions'].map((text) =>
      page.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.text === text),
    );
    expect(rulesWithoutKeys(game, page)).toEqual(page.toSpliced(from, to - from));
    expect(rulesWithoutKeys(game, page.slice(0, to))).toEqual(page.slice(0, from));
  },
);

/** Returns the rules of a table in sentences, including the scores. */
function rulesOf(id: GameId, given: Given): string[] {
  const game = gameOf(id);
  return (game.rules?.(withDefaults(game.options, given)) ?? []).flatMap(({ scores = [], lines }) => [
    ...scores.map(({ dice, text }) => `${dice.join('')}: ${english.text(text)}`),
    ...lines.map((line) => english.text(line)),
  ]);
}

describe('a table states the rules that differ from the standard, and leaves out rules that do not apply', () => {
  test.each<[GameId, Given, string[], number]>([
    ['greed', {}, [], 0],
    [
      'greed',
      { opening: 0, more: 'double', straight: 1000, fullHouse: 1500, target: 5000 },
      [
        '4444: each further die of the same face doubles the points',
        '12345: straight 1 to 5 = 1,000',
        '23456: straight 2 to 6 = 1,000',
        '22233: full house = 1,500',
        'You may bank any number of points.',
        'When a player banks a total of 5,000 or more, every other player has exactly one more turn.',
      ],
      2,
    ],
    [
      'threes',
      { scoring: 'rounds', moon: 'wins', stopWhenLost: true, lastDie: 'rolled', rounds: 3 },
      [
        'Roll the others, and repeat. The last die is rolled once more and counts as it falls; then the turn ends.',
        '66666: five 6s shoot the moon and win the round',
        'Five 6s at the end of a turn win the round at once: the players after it have no turn in this round.',
        'There are 3 rounds. The lowest turn wins its round, and every other player takes 2 points; players who tie for it take 1 each. The fewest points win, and equal points share the win.',
        'A turn ends at once when it can no longer win or tie the round.',
        'In a solo match, the points of all turns are added up, and you play for a low total.',
      ],
      3,
    ],
    ['threes', { moon: 'none' }, ['Five 6s count 30 points as usual.'], 1],
    [
      'three-dice',
      { gentlemen: 'off', shitStairs: 'kept', tie: 'last', payBelow: 10, unit: 'Chips', rounds: 4 },
      [
        'In every round the penalty starts at 1 Chips.',
        '234: shit stairs: 9, and the player takes 1 Chips if the turn ends on them',
        '345: shit stairs: 12, and the player takes 1 Chips if the turn ends on them',
        'With stairs you give Chips to another player: as many as your position in the round, and twice as many with super stairs. 4 5 6 is super stairs only if the player directly before you, in this round, finished on stairs.',
        'Shit stairs cost 1 Chips if your turn ends on them. You are not safe: their points count.',
        'If several have the lowest points, the last of them to roll loses.',
        'Every other player who is not safe and has fewer than 10 points takes the penalty too.',
        'After 4 rounds the player with the fewest Chips wins. Ties share the win.',
      ],
      8,
    ],
    [
      'ten-thousand',
      { takeOver: false, exactFinish: false, ending: 'first', opening: 0 },
      [
        'You may bank any number of points.',
        'The first player to bank a total of 10,000 or more wins at once.',
      ],
      6,
    ],
    [
      'ten-thousand',
      {
        exactFinish: false,
        ending: 'last-turn',
        atLeast: 350,
        hotDice: 'must',
        threeBusts: 500,
        lowest: -1000,
      },
      [
        'When all dice are kept (hot dice), you must roll all 6 again.',
        'The third bust in a row costs 500 of your total, which never falls below −1,000. Banking starts the count again.',
        'Every turn needs at least 350 points to be banked.',
        'With all dice kept you cannot bank: roll on.',
        'There is nothing to take over after a bust, or if the points would bring you to the target.',
        'When a player banks a total of 10,000 or more, every other player has exactly one more turn.',
        'Then the highest total wins; equal totals share the win.',
      ],
      4,
    ],
    [
      'ten-thousand',
      { exactFinish: false, ending: 'round', nothing: 500, opening: 0 },
      [
        'A roll of all 6 dice in which nothing scores is worth 500, and all of them are kept. With fewer dice it is a bust: the turn ends and its points are lost.',
        '233466: nothing scores = 500',
        'You may bank any number of points.',
        'There is nothing to take over after a bust, or if the points would bring you to the target.',
        'When a player banks a total of 10,000 or more, the round is played to its end, so that all have the same number of turns.',
        'Then the highest total wins; equal totals share the win.',
      ],
      6,
    ],
    [
      'ten-thousand',
      { exactFinish: false, rounds: 7, dice: 5 },
      [
        'Roll all 5 dice.',
        'When all dice are kept (hot dice), you may roll all 5 again.',
        'There is nothing to take over after a bust.',
        'The match ends after 7 rounds.',
        'Then the highest total wins; equal totals share the win.',
      ],
      8,
    ],
  ])('a table of %s with %j states the rules that differ from the standard', (id, given, added, left) => {
    const [standard, own] = [rulesOf(id, {}), rulesOf(id, given)];
    expect(own.filter((line) => !standard.includes(line))).toEqual(added);
    expect(standard.filter((line) => !own.includes(line))).toHaveLength(left);
  });

  test('a table with the standard rules of Three Dice or Ten Thousand shows them in sentences', () => {
    expect(rulesOf('three-dice', {}).slice(3, 15)).toEqual([
      '1: one 1 = 100',
      '6: one 6 = 60',
      '2345: 2 to 5: their pips',
      '222: three of a kind: safe, and the penalty rises',
      '123: stairs: safe, and the player gives',
      '456: right after stairs: super stairs, safe, and the player gives twice as much',
      '234: shit stairs: 9, and the player takes 1 sip',
      '345: shit stairs: 12, and the player takes 1 sip',
      'The order of the dice never matters.',
      'Three of a kind, stairs and super stairs are nice rolls. If you stay on one, or your last roll is one, you are safe. Three of a kind adds its face to the penalty, three 1s add 7.',
      'With stairs you give sips to another player: as many as your position in the round, and twice as many with super stairs. 4 5 6 is super stairs only if the player directly before you, in this round, finished on stairs.',
      'Shit stairs cost 1 sip whenever they are rolled. You are not safe: their points count.',
    ]);
    expect(rulesOf('ten-thousand', {}).slice(-7)).toEqual([
      'The dice that you keep count in the way that scores most. Dice from different rolls never count together.',
      'To get in, you need a total of at least 1,000, including this turn. With less you must roll on.',
      'After a player banks, the next player may take over: they start with the same points and must roll the dice that were left. If the roll scores nothing, they lose these points; the player who banked them keeps theirs.',
      'Only players who have banked at least 1,000 may take over.',
      'There is nothing to take over after a bust or an overshoot, or if the points would bring you to the target.',
      'If you reach exactly 10,000, you win at once, whether you chose to bank or to roll on.',
      'If the most that a roll can score would take you past 10,000 (an overshoot), the turn ends at once with nothing.',
    ]);
  });
});
