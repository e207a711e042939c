import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Face,
  mostOf,
  scoreKeep,
  scoringKeeps,
  type TenThousandOptions,
  tenThousand,
  withDefaults,
} from '../../src/index.ts';
import { digitsOf, everyThrow } from './throws.ts';

const diceOf = (digits: string): Face[] => [...digits].map((digit) => Number(digit) as Face);

/** Returns the options of a preset, including those with default values. */
function preset(id: string): TenThousandOptions {
  const found = tenThousand.presets?.find((one) => one.id === id);
  if (found === undefined) throw new Error(`No preset ${id}`);
  return withDefaults(tenThousand.options, found.options);
}

/** Returns the highest score of a roll, followed by an H if all of its dice count. */
function best(digits: string, options: TenThousandOptions): string {
  const dice = diceOf(digits);
  const most = mostOf(dice, options);
  return `${most}${most > 0 && scoreKeep(dice, options) === most ? 'H' : ''}`;
}

/** The rows of the tables: a roll, and its score under each preset. */
function rows(): [string, string, string][] {
  const text = readFileSync(new URL('presets.txt', import.meta.url), 'utf8');
  let presets: string[] = [];
  return text.split('\n').flatMap((line): [string, string, string][] => {
    const [first = '', ...cells] = line.split(' ');
    if (first === 'roll') presets = cells;
    return /^[1-6]+$/.test(first) ? cells.map((worth, at) => [presets[at] ?? '', first, worth]) : [];
  });
}

describe('every preset gives a roll its best score', () => {
  const table = rows();
  it('eight presets are tested with 35 rolls each', () => {
    expect(table.length).toBe(35 * 8);
  });

  it.each(table)('under the preset %s the roll %s is worth %s points', (id, digits, worth) => {
    // Under Zilch, six dice without a score are worth 500 points.
    const nothing = id === 'zilch' && worth === '0' && digits.length === 6;
    expect(best(digits, preset(id))).toBe(nothing ? '500H' : worth);
  });

  it.each([
    ['11114', '1100'],
    ['22223', '200'],
    ['12345', '1500H'],
    ['23456', '1500H'],
    ['55555', '600H'],
  ])('under the preset five-thousand the roll %s is worth %s points', (digits, worth) => {
    expect(best(digits, preset('five-thousand'))).toBe(worth);
  });

  it.each(['233466', '223446', '223346', '224463', '334662'])(
    'the roll %s scores nothing, except under the preset Zilch, where all six dice are worth 500',
    (digits) => {
      for (const { id } of tenThousand.presets ?? []) {
        if (id !== 'five-thousand') expect(best(digits, preset(id))).toBe(id === 'zilch' ? '500H' : '0');
      }
      expect(scoringKeeps(diceOf(digits), preset('zilch'))).toEqual([
        { keep: diceOf(digits).sort(), score: 500 },
      ]);
    },
  );

  it('three pairs score 1,500 under the preset farkle, and nothing under macke and tavern-dice', () => {
    const scoring = (tenThousand.presets ?? []).map(({ id }) => [id, mostOf(diceOf('224466'), preset(id))]);
    expect(Object.fromEntries(scoring)).toMatchObject({ macke: 0, 'tavern-dice': 0, farkle: 1500 });
  });

  it('the preset ten-rounds scores like farkle-double', () => {
    for (const dice of everyThrow(6)) {
      if (mostOf(dice, preset('ten-rounds')) !== mostOf(dice, preset('farkle-double'))) {
        expect(digitsOf(dice)).toBe('no roll');
      }
    }
  });
});

describe('presets score as their published rules say', () => {
  const sources = readFileSync(new URL('published.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));

  it('every preset has examples from at least two sources', () => {
    for (const { id } of tenThousand.presets ?? []) {
      expect(new Set(sources.flatMap(([of, source]) => (of === id ? [source] : []))).size).toBeGreaterThan(1);
    }
  });

  it.each(sources)('the preset %s scores as the source %s says', (id, _source, ...examples) => {
    const scored = examples.map((example) => {
      const [digits = ''] = example.split('=');
      return `${digits}=${mostOf(diceOf(digits), preset(id ?? ''))}`;
    });
    expect(scored).toEqual(examples);
  });
});

describe('kept dice are divided into combinations in the best way', () => {
  const options = (given: Partial<TenThousandOptions>) => withDefaults(tenThousand.options, given);
  it.each<[string, string, Partial<TenThousandOptions>, number]>([
    ['a straight of five and a 5', '123455', { lowStraight: 500 }, 550],
    ['three 1s and a single 1 rather than four of a kind', '1111', { more: 'fixed' }, 1100],
    ['five 1s and a single 1 rather than six of a kind', '111111', { more: 'faces' }, 4100],
    ['a full house', '22233', { fullHouse: 700 }, 700],
    ['a triple and two 1s rather than a full house', '22211', { fullHouse: 300 }, 400],
    ['a full house and a 1', '222331', { fullHouse: 700 }, 800],
    ['two separate triplets if they are worth more', '111666', { twoTriplets: 1500 }, 1600],
    ['single dice with the points of the options', '15', { one: 200, five: 100 }, 300],
    ['nothing if the fourth die of a kind adds nothing', '2222', { more: 'none' }, 0],
    ['nothing if they are part of a roll in which nothing scores', '233', { nothing: 500 }, 0],
    [
      'six of a kind rather than three pairs with threePairs=four-and-two',
      '222222',
      { threePairs: 'four-and-two' },
      800,
    ],
    [
      'three pairs, with threePairs=four-and-two for four of a kind and a pair',
      '222233',
      { threePairs: 'four-and-two' },
      1500,
    ],
  ])('kept dice are scored as %s', (_, digits, given, score) => {
    expect(scoreKeep(diceOf(digits), options(given))).toBe(score);
  });

  it('keeping fewer dice can be worth more', () => {
    const double = options({ more: 'double', threePairs: 'four-and-two', threePairsPoints: 750 });
    expect(mostOf(diceOf('444422'), double)).toBe(800);
    expect(scoreKeep(diceOf('444422'), double)).toBe(750);
  });

  it.each([
    ['ten-thousand', 1080],
    ['macke', 1440],
    ['farkle-double', 1080],
    ['zilch', 0],
  ])('under the preset %s, %s of the 46,656 rolls of six dice score nothing', (id, busts) => {
    let nothing = 0;
    for (const dice of everyThrow(6)) if (mostOf(dice, preset(id)) === 0) nothing += 1;
    expect(nothing).toBe(busts);
  });
});
