import { botNames } from '@dicehall/strategy';
import { describe, expect, test } from 'vitest';
import { distinctName, looksLike, problemOfName } from '../src/names/names.ts';
import { innocentNames } from './support/innocent-names.ts';

test('200 ordinary names in many languages are accepted', () => {
  expect(innocentNames.length).toBeGreaterThanOrEqual(200);
  expect(innocentNames.filter((name) => problemOfName(name) !== null)).toEqual([]);
});

test('ordinary names never count as looking alike', () => {
  const alike = innocentNames.flatMap((one, index) =>
    innocentNames.slice(index + 1).filter((other) => looksLike(one, other)),
  );
  expect(alike).toEqual([]);
});

test.each([
  ['a soft hyphen', 'A\u00adda'],
  ['a zero-width space', 'Ada\u200b'],
  ['a zero-width joiner between Latin letters', 'A\u200dda'],
  ['a zero-width non-joiner between Latin letters', 'A\u200cda'],
  ['a zero-width non-joiner at the end of an Arabic name', 'علی\u200c'],
  ['a zero-width non-joiner at the start of an Arabic name', '\u200cعلی'],
  ['a zero-width joiner between Arabic letters', 'ع\u200dلی'],
  ['a zero-width joiner after a letter of an Indic script', 'क\u200dष'],
  ['a byte order mark', '\ufeffAda'],
  ['a word joiner', 'A\u2060da'],
  ['an invisible times sign', 'A\u2062da'],
  ['a combining grapheme joiner', 'A\u034fda'],
  ['an Arabic letter mark', 'Ada\u061c'],
  ['a Hangul filler', 'Ada\u3164'],
  ['a blank of Braille', 'Ada\u2800'],
  ['a no-break space', 'Ada\u00a0Bo'],
  ['an ideographic space', 'Ada\u3000Bo'],
  ['tag characters', 'Ada\u{e0041}\u{e0042}'],
  ['tag characters after a flag', '🏴\u{e0062}\u{e006f}\u{e007f}'],
  ['a variation selector after a letter', 'Ada\ufe0f'],
  ['a variation selector of plane 14', 'Ada\u{e0100}'],
  ['a private character', 'Ada\ue000'],
  ['an unassigned character', 'Ada\u0378'],
  ['five accents on a letter', 'A\u0301\u0302\u0303\u0304\u0308da'],
])('a name with %s is invalid', (_what, name) => {
  expect(problemOfName(name)).toBe('name-invisible');
});

test.each([
  ['Latin and Cyrillic', 'Аda'],
  ['Cyrillic and Latin', 'Bоris'],
  ['Latin and Greek', 'Αda'],
  ['Latin and Cherokee', 'Ꭺda'],
  ['Latin and Armenian', 'Aդa'],
  ['Cyrillic and Greek', 'Βова'],
  ['Han and Cyrillic', '小明Т'],
  ['Hangul and Hiragana', '김さん'],
])('a name that mixes %s is refused', (_what, name) => {
  expect(problemOfName(name)).toBe('name-mixed');
});

test.each([
  ['0tto'],
  ['Ott0'],
  ['𝐎𝐭𝐭𝐨'],
  ['Ｏｔｔｏ'],
  ['Otto.'],
  ['O t t o'],
  ['Magnus_'],
  ['Bot'],
  ['bot 7'],
  ['Bot１２'],
  ['—'],
  ['–'],
  ['-'],
  ['― '],
  ['一'],
  ['ー'],
  ['__'],
])('“%s” is refused because it imitates a bot or deleted people', (name) => {
  expect(problemOfName(name)).toBe('name-reserved');
});

test('a person may have the name of a bot', () => {
  const bots = Object.values(botNames).flatMap((byTemper) => Object.values(byTemper));
  expect(bots.filter((name) => problemOfName(name) !== null)).toEqual([]);
});

describe('names with similar letters look alike', () => {
  test.each([
    ['Ada', 'Ada'],
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'],
    ['Ada', 'A\u00adda'],
    ['Ada', 'Ａｄａ'],
    ['Ada', '𝒜𝒹𝒶'],
    ['Ada', 'A-da!'],
    ['Ada', 'A da'],
    ['Bill', 'BilI'],
    ['Bill', 'Bi11'],
    ['Bo', 'B0'],
    ['Bob', 'B0b'],
    ['corn', 'com'],
    ['Zoë', 'Zoe\u0308'],
    ['Вова', 'Bовa'],
    ['Аня', 'Aня'],
  ])('the names %s and %s look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });
});

describe('names with a visible difference do not look alike', () => {
  test.each([
    ['Ada', 'Ida'],
    ['Ada', 'Adam'],
    ['Zoe', 'Zoë'],
    ['Max 1', 'Max 2'],
    ['小明', '大明'],
    ['😀', '😂'],
    ['!', '?'],
    ['Anna', 'Anne'],
  ])('the names %s and %s do not look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});

describe('a name at a table differs from the others there', () => {
  test.each([
    ['Ada', ['Bo', ''], 'Ada'],
    ['Ada', ['Bo', 'Ada'], 'Ada 2'],
    ['ada', ['Ada', 'ADA 2', 'Ada 4'], 'ada 3'],
    ['Аԁа', ['Ada'], 'Аԁа 2'],
    ['A'.repeat(40), ['A'.repeat(40)], `${'A'.repeat(36)} 2`],
  ])('%s at a table with %s is %s', (name, taken, expected) => {
    expect(distinctName(name, taken)).toBe(expected);
  });
});
