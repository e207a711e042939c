import { describe, expect, test } from 'vitest';
import { createCatalogue, gapsThrow, type Language, toPlainText } from '../src/index.ts';

const starts = (seat: number) => ({ kind: 'starts', seat });

const source = `
seat-number = seat { $number }
go = { $seat } goes.
event-starts = { $seat } goes.
many = { $seats } go.
dice = { $seat } rolls { $dice }.
points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
both = { points } for { $seat }
    .short = { $points }
shortened =
    .short = { $points }
`;
const catalogue = (language: Language = 'en', names: readonly string[] = []) =>
  createCatalogue({ language, sources: [source], names, onGap: gapsThrow });

describe('values are formatted when they are inserted into texts', () => {
  test('a seat is shown by its name', () => {
    expect(catalogue('en', ['Ada', 'Bo']).lookup('go', { seat: { seat: 1 } })).toBe('Bo goes.');
  });

  test('names given for one text override those of the catalogue', () => {
    expect(catalogue('en', ['Ada']).lookup('go', { seat: { seat: 0 } }, ['Cy'])).toBe('Cy goes.');
  });

  test('a seat without a name is shown by its number, capitalised at the start of a sentence', () => {
    expect(catalogue().lookup('go', { seat: { seat: 2 } })).toBe('seat 2 goes.');
    expect(catalogue().event('greed', starts(2))).toBe('Seat 2 goes.');
    expect(catalogue('en', ['', 'Bo']).event('greed', starts(0))).toBe('Seat 0 goes.');
  });

  test('a name keeps its spelling, also at the start of a sentence', () => {
    expect(catalogue('en', ['ada']).event('greed', starts(0))).toBe('ada goes.');
  });

  test.each([
    ['en', [0], 'Ada'],
    ['en', [0, 1], 'Ada and Bo'],
    ['en', [0, 1, 2], 'Ada, Bo and Cy'],
    ['de', [0, 1], 'Ada und Bo'],
    ['de', [0, 1, 2], 'Ada, Bo und Cy'],
  ] as const)('a list of seats in %s: %j is %s', (language, seats, list) => {
    expect(catalogue(language, ['Ada', 'Bo', 'Cy']).lookup('many', { seats: { seats } })).toBe(`${list} go.`);
  });

  test('dice are shown by their faces, in their order', () => {
    const values = { seat: { seat: 0 }, dice: { dice: [5, 1, 3, 4, 1] as const } };
    expect(catalogue('en', ['Ada']).lookup('dice', values)).toBe('Ada rolls 5 1 3 4 1.');
  });

  test('a text can have different words for one die and for several dice', () => {
    const source = 'points = { $dice ->\n  [one] a { $dice }\n *[other] { $dice }\n }';
    const one = createCatalogue({ language: 'en', sources: [source] });
    const said = (dice: readonly (3 | 1)[]) => one.say('points' as never, { dice: { dice } });
    expect([said([3]), said([3, 1]), said([1])]).toEqual(['a 3', '3 1', 'a 1']);
  });

  test.each([
    ['en', 1, '1 point'],
    ['en', 0, '0 points'],
    ['en', 3000, '3,000 points'],
    ['en', -30, '−30 points'],
    ['de', 3000, '3.000 points'],
  ] as const)('a number in %s: %d gives %s', (language, points, text) => {
    expect(catalogue(language).say('points', { points })).toBe(text);
  });

  test('a list may contain numbers, words and other texts', () => {
    const list = [3000, 'pair', { key: 'go', values: { seat: { seat: 1 } } }] as never;
    expect(catalogue('en', ['Ada', 'Bo']).lookup('dice', { seat: { seat: 0 }, dice: { list } })).toBe(
      'Ada rolls 3,000, pair and Bo goes..',
    );
  });

  test('texts in a list name the seats as the text around them does', () => {
    const list = [{ key: 'go', values: { seat: { seat: 1 } } }] as never;
    const values = { seat: { seat: 0 }, dice: { list } };
    expect(catalogue('en', ['Ada', 'Bo']).lookup('dice', values, ['Eve', 'Dan'])).toBe(
      'Eve rolls Dan goes..',
    );
  });

  test('a negative number has a minus sign, not a hyphen', () => {
    expect(catalogue().number(-1.5)).toBe('−1.5');
    const cell = createCatalogue({ language: 'en', sources: ['points = Moon { NUMBER($points) }'] });
    expect(cell.say('points' as never, { points: -1500 })).toBe('Moon −1,500');
  });

  test('a text can refer to another text, and can have attributes', () => {
    const values = { points: 2, seat: { seat: 0 } };
    expect(catalogue('en', ['Ada']).lookup('both', values)).toBe('2 points for Ada');
    expect(catalogue().lookup('both.short', values)).toBe('2');
  });
});

describe('unusual names of players are shown safely', () => {
  const esc = '\u001b';
  test.each([
    ['Ada', 'Ada'],
    [`${esc}[2J${esc}[HAda`, '[2J [HAda'],
    ['Ada\r\nBo', 'Ada Bo'],
    ['\u202eadA\u202c', 'adA'],
    ['A\u2028B', 'A B'],
    ['A\u0000B\u009bC', 'A B C'],
    ['\ud800x', '\ufffdx'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['{ $seat } { points }', '{ $seat } { points }'],
    ['\u0007', 'seat 0'],
    ['   ', 'seat 0'],
  ])('the name %j is shown as %j', (name, shown) => {
    expect(catalogue('en', [name]).lookup('go', { seat: { seat: 0 } })).toBe(`${shown} goes.`);
  });

  test('a right-to-left name is isolated on pages, and unchanged in a terminal', () => {
    const setup = { language: 'en', sources: [source], names: ['עדה', 'Bo', '2 עדה'] } as const;
    const say = (isolate: boolean, seat: number) =>
      createCatalogue({ ...setup, isolate }).lookup('go', { seat: { seat } });
    expect(say(true, 0)).toBe('\u2068עדה\u2069 goes.');
    expect(say(true, 1)).toBe('Bo goes.');
    expect(say(true, 2)).toBe('\u20682 עדה\u2069 goes.');
    expect(say(false, 0)).toBe('עדה goes.');
  });

  test('long input is truncated between visible characters', () => {
    expect(toPlainText('abcdef', 6)).toBe('abcdef');
    expect(toPlainText('abcdefg', 6)).toBe('abcde…');
    expect(toPlainText('🎲'.repeat(7), 6)).toBe(`${'🎲'.repeat(5)}…`);
    expect(toPlainText('x'.repeat(1_000_000), 6)).toBe('xxxxx…');
  });
});

describe('a text that is missing in the catalogue is reported', () => {
  test('a missing text is reported to a listener, and throws in tests', () => {
    expect(() => catalogue().lookup('nothing')).toThrow('en: no text for nothing');
    expect(() => catalogue().lookup('both.long')).toThrow('en: no text for both.long');
    expect(() => catalogue().lookup('nothing.long')).toThrow('en: no text for nothing.long');
    expect(() => catalogue().lookup('shortened')).toThrow('en: no text for shortened');
    expect(() => catalogue().lookup('go')).toThrow('en: go: Unknown variable: $seat');
  });

  test('players see the key of a missing text', () => {
    const lenient = createCatalogue({ language: 'en', sources: [source] });
    expect(lenient.lookup('nothing')).toBe('nothing');
    expect(lenient.lookup('go')).toBe('{$seat} goes.');
    expect(lenient.has('nothing')).toBe(false);
    expect(lenient.has('both.short')).toBe(true);
  });

  test('a missing text throws an error, and so does a key in two files', () => {
    expect(() => createCatalogue({ language: 'en', sources: [source, source], onGap: gapsThrow })).toThrow(
      'Attempt to override an existing message',
    );
  });
});
