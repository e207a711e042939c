import { formatOptions, gameOf, withDefaults } from '@dicehall/engine';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownRules, rulesFromText, rulesLink, rulesPage, saveOwnRules } from '../src/setup/own-rules.ts';

const stored = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { origin: 'https://dice.example', pathname: '/' });
  vi.stubGlobal('document', { baseURI: 'https://dice.example/' });
});
afterAll(() => vi.unstubAllGlobals());

const game = gameOf('ten-thousand');
const [, farkle] = game.presets ?? [];
const options = withDefaults(game.options, { ...farkle?.options, opening: 1000 });

beforeEach(() => stored.clear());

test('a link to house rules contains all options that differ from the defaults', () => {
  const text = new URL(rulesLink(game, options)).searchParams.get('rules') ?? '';
  expect(rulesFromText(game, text)).toEqual(options);
});

test('saved house rules open at the set-up of their game, or at its rules page', () => {
  const pages = [rulesLink(game, options), `https://dice.example${rulesPage(game, options)}`].map(
    (link) => new URL(link),
  );
  expect(pages.map(({ pathname }) => pathname)).toEqual(['/play/ten-thousand', '/rules/ten-thousand']);
  for (const { searchParams } of pages)
    expect(rulesFromText(game, searchParams.get('rules') ?? '')).toEqual(options);
});

test.each(['rounds=10', 'colour=red', 'target=1', '', 'dice=5,twoTriplets=2500'])(
  'rules that the game refuses are not read from a link: %s',
  (text) => {
    expect(rulesFromText(game, text)).toBeNull();
  },
);

test('saved rules that are damaged, or that the game refuses, are left out', () => {
  saveOwnRules(game, 'Ours', options);
  const key = [...stored.keys()][0] ?? '';
  const ours = JSON.parse(stored.get(key) ?? '') as unknown[];
  const others = [['Theirs', 'target=1'], ['Old', 'colour=red'], ['Damaged'], 'Damaged', ['Other', 5]];
  stored.set(key, JSON.stringify([...others, ...ours]));
  expect(ownRules(game).map(({ name }) => name)).toEqual(['Ours']);
});

test('a game stores at most 20 named rules, and drops the oldest first', () => {
  for (let nth = 1; nth <= 22; nth++) saveOwnRules(game, `Rules ${nth}`, options);
  const names = ownRules(game).map(({ name }) => name);
  expect([names.length, names[0], names.at(-1)]).toEqual([20, 'Rules 3', 'Rules 22']);
});

test('house rules are saved under a name, and saving under the same name replaces them', () => {
  saveOwnRules(game, 'Ours', options);
  saveOwnRules(game, 'Theirs', withDefaults(game.options, { target: 5000 }));
  const longer = { ...options, target: 12000 };
  saveOwnRules(game, 'Ours', longer);
  expect(ownRules(game).map(({ name, options: own }) => [name, formatOptions(game.options, own)])).toEqual([
    ['Theirs', 'target=5000'],
    ['Ours', formatOptions(game.options, longer)],
  ]);
  expect(ownRules(gameOf('greed'))).toEqual([]);
});
