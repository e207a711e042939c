import { type AnyGame, type GameId, gameOf, games, nearestPreset, withDefaults } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import {
  gapsThrow,
  languages,
  ownRules,
  plainLine,
  presetTexts,
  rulesFor,
  rulesParts,
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

/** The rules page under some options as lines of text. */
function pageOf(id: GameId, options: ReturnType<typeof presetOptions>, language: 'en' | 'de' = 'en') {
  const page = rulesFor(inLanguage[language], gameOf(id), readRulesPage(id, language) ?? [], options);
  return page.flatMap((block) => {
    if (block.kind === 'heading') return [`# ${block.text}`];
    if (block.kind === 'paragraph') return [plainLine(block.inlines)];
    if (block.kind === 'list') return block.items.map(plainLine);
    return [block.head, ...block.rows].map((row) => row.map(plainLine).join(' | '));
  });
}

test('every preset has texts, and every text of a preset belongs to one', () => {
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

describe('rules in a few words', () => {
  test.each<[string, Given, string]>([
    ['ten-thousand', {}, 'Standard rules'],
    ['ten-thousand', { target: 5000 }, 'Points to reach: 5,000'],
    ['farkle-double', {}, 'Farkle, doubling'],
    ['farkle-double', { opening: 1000 }, 'Farkle, doubling, Points to get in: 1,000'],
    ['ten-thousand', { target: 5000, opening: 500 }, 'Points to reach: 5,000, Points to get in: 500'],
  ])('%s with %j: %s', (id, given, text) => {
    const options = presetOptions(tenThousand, id, given);
    expect(rulesParts(english, tenThousand, options).join(', ')).toBe(text);
    const isStandard = text === 'Standard rules';
    expect(ownRules(english, tenThousand, options)).toBe(isStandard ? null : text);
  });

  test('a few words on the rules name the nearest preset', () => {
    for (const preset of tenThousand.presets ?? []) {
      const options = presetOptions(tenThousand, preset.id);
      expect(nearestPreset(tenThousand, options)).toEqual({ preset, differing: [] });
    }
  });
});

describe('the rules page', () => {
  test('with the standard options the rules page is the page of the game', () => {
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

  test.each(languages)('the rules page has all texts of every preset in %s', (language) => {
    for (const { id } of tenThousand.presets ?? []) {
      expect(pageOf('ten-thousand', presetOptions(tenThousand, id), language).length).toBeGreaterThan(20);
    }
  });

  test('the rules page of another table starts with the options that differ from the standard', () => {
    const greed = gameOf('greed');
    const lines = pageOf('greed', withDefaults(greed.options, { target: 5000 }));
    expect(lines[1]).toBe('At this table: Points to reach: 5,000');
  });

  test('it has the sections with rules in the order of the page, the house rules and the keys', () => {
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
    expect(lists.at(-1)?.items[0]).toEqual([{ kind: 'strong', text: 'Points to reach:' }, ' 4,000']);
    const places = ['Keys', 'Questions'].map((text) =>
      page.findIndex((block) => block.kind === 'heading' && block.text === text),
    );
    expect(given.slice(of('Keys'))).toEqual(page.slice(...places));
  });

  test('a page without headings has the rules, and a game without rules by options its page', () => {
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
