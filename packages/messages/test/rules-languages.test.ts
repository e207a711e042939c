import { games } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { pageOf } from './rules-tables.ts';

/** Returns the paragraphs, items and rows of a page, each as one line. */
const blocksOf = (page: string): string[] =>
  page
    .trim()
    .split(/\n\n+|\n(?=- |\d+\. |\|)/)
    .map((block) => block.replace(/\s+/g, ' ').trim());

const faceNames = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
const faceName =
  /(?<!\p{L})(?:(Eins|Zwei|Drei|Vier|Fünf|Sechs)s?en|(Eins|Sechs)|(?<=(?:[Dd]ie|[Ee]ine) )(Zwei|Drei|Vier|Fünf))(?!\p{L})/gu;

/**
 * Returns the figures and faces of a block. Where German has words for faces, as in „die Eins“, English has digits.
 * Minutes are written in words.
 */
const figuresOf = (block: string): string =>
  (
    block
      .replace(/(?:about|etwa) \S+ (?:minutes|Minuten)/, '')
      .replace(/(?<=\d)[.,](?=\d{3})/g, '')
      .replace(/(?<!\p{L})Threes(?!\p{L})/gu, '3')
      .replace(faceName, (_, ...[one, two, three]) => String(faceNames.indexOf(one ?? two ?? three) + 1))
      .match(/\d+/g) ?? []
  )
    .toSorted()
    .join(' ');

const saying = (en: string, de: string) => ({
  en: new RegExp(`(?<!\\p{L})(?:${en})(?!\\p{L})`, 'iu'),
  de: new RegExp(`(?<!\\p{L})(?:${de})(?!\\p{L})`, 'iu'),
});

/** The words of both languages for the same statement, such as "highest" or "at least". */
const sayings = {
  high: saying('highest|(?<!at )most|largest', 'höchste\\p{L}*|meiste\\p{L}*|größte\\p{L}*|\\p{L}*höchsten'),
  low: saying(
    'lowest|fewest|(?<!at )least|smallest',
    'niedrigste\\p{L}*|wenigsten|kleinste\\p{L}*|gleich wenige\\p{L}*',
  ),
  'at least': saying('at least', 'mindestens'),
  'at most': saying('at most|up to', 'höchstens|bis zu'),
  win: saying('wins?|won|winners?|winning', 'gewinn\\p{L}*|gewonnen|Siege?s?'),
  lose: saying('loses?|lost|losers?|losing', 'verlier\\p{L}*|verlor\\p{L}*'),
  first: saying('first|second', '(?:aller)?erste\\p{L}*|zuerst|zweite\\p{L}*'),
  last: saying('last', 'letzte\\p{L}*|zuletzt'),
  never: saying('never', 'nie|niemals'),
  must: saying('must|has to|have to', 'muss\\p{L}*|müss\\p{L}*|Pflicht'),
  may: saying('may|can|could', 'darf\\p{L}*|dürf\\p{L}*|kann\\p{L}*|könn\\p{L}*'),
  before: saying('before', 'vor|bevor|vorher|davor'),
  fewer: saying('fewer|less', 'weniger'),
  only: saying('only', 'nur|erst'),
  also: saying('also|too|including|even', 'auch|sogar'),
};

const told = (block: string, language: 'en' | 'de'): string =>
  [
    figuresOf(block),
    ...Object.entries(sayings).flatMap(([name, words]) => (words[language].test(block) ? [name] : [])),
  ].join(', ');

/**
 * Exceptions: blocks whose German version says the same with other words or figures. Each has what both versions say,
 * and the beginning of the block.
 */
const freely: Readonly<Record<string, readonly string[]>> = {
  greed: [
    ', high, lose, before / , high, before: **The goal:** the hi',
    '1 5, first, only / 1, first, only: A triple counts firs',
    '0 2 2 2 2 2 2 200 3 / 2 2 2 2 2 2 200 3: | 2 2 2 2 3 | 200 | ',
    ', must, also / , only, also: - **Must the opening',
  ],
  'ten-thousand': [
    '1 1 1, high, never / 1 1, high, never: The dice that you ke',
    '1000, at least, must, may, fewer, also / 1000, at least, must, may, fewer: You may bank when yo',
    '1 1 10000 5 9900, high, win, lose, may, fewer, also / 1 1 10000 9900, high, win, lose, fewer, only, also: If the most that a r',
    ', at least, also / , at least, may, only: - **Points to get in',
    '1000, first, must, only, also / 1000, first, must, only: - **Does the 1000 ap',
    ' / , also: - **Do points that y',
  ],
  threes: [
    '3 / 3 3: # Threes',
    '30 30 6 6, win, may, only / 30 30 6 6, win, only: - **Five 6s:** What ',
    '6, must / 6, must, also: - **Must the five 6s',
  ],
  'three-dice': [', never / : The order of the dic'],
  'hidden-pairs': [
    '2 50, at most, may / 2 50, high, at most, may: 2. You may re-roll o',
    '4 / 4, may: 4. Choose actions (o',
    '1 100 12 / 100 12: If Ada had paid 100 ',
    '3 4, high / : - Hindrance and Dice',
    ', high / , high, also: - Lucky Dice block t',
    ', never / , never, may: - You cannot spend m',
    ', win, first / 1 2, win: - **What are the pla',
  ],
};

describe.each(games.map(({ id }) => id))('the rules of %s are the same in English and German', (id) => {
  const [english, german] = [blocksOf(pageOf(id)), blocksOf(pageOf(`de/${id}`))];

  test('both language versions of a rules page have the same blocks', () => {
    expect(german).toHaveLength(english.length);
  });

  const own = freely[id] ?? [];

  test('each block has the same numbers, winners, duties and permissions in both languages', () => {
    const differing = english.flatMap((block, at) => {
      const [one, other] = [told(block, 'en'), told(german[at] ?? '', 'de')];
      return one === other ? [] : [`${one} / ${other}: ${block.slice(0, 20)}`];
    });
    expect(differing).toEqual(own);
  });
});
