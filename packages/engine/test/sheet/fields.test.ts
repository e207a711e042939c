import { describe, expect, it } from 'vitest';
import {
  askedFields,
  message,
  pointsField,
  problemsOfValues,
  type SheetField,
  type SheetValues,
  unwrap,
} from '../../src/core/index.ts';
import { readSheetSetup, sheetBoard } from '../../src/sheet/index.ts';

const label = (text: 'sheet-points' | 'sheet-bust') => message(text);
const points = pointsField({ id: 'points', min: 20, max: 320, step: 50 });
const sips = pointsField({ id: 'sips', allowed: [3, 5], optional: true });
const taker: SheetField = { kind: 'seat', id: 'to', label: label('sheet-points'), seats: [1, 3] };
const ends: SheetField = {
  kind: 'choice',
  id: 'ends',
  label: label('sheet-bust'),
  choices: ['bust', 'bank'].map((value) => ({ value, text: label('sheet-bust') })),
};
const dice: SheetField = { kind: 'dice', id: 'dice', label: label('sheet-points'), count: 3 };

/** The problems of some values, each as its key and the values of its message, without the label of the field. */
const problemsOf = (fields: readonly SheetField[], values: SheetValues) =>
  problemsOfValues(fields, values).map(({ level, why }) => {
    const { field, ...rest } = why.values;
    expect(level).toBe('impossible');
    const named = typeof field === 'object' && 'list' in field ? field.list : field;
    return [why.key, named, rest];
  });

describe('a field of a score sheet says which values it refuses', () => {
  it.each<[string, SheetField, number | string | undefined, readonly unknown[] | null]>([
    ['points at the minimum', points, 20, null],
    ['points at the maximum', points, 320, null],
    ['points in steps from the minimum', points, 170, null],
    ['points between two steps', points, 150, ['sheet-not-a-step', undefined, { given: 150, step: 50 }]],
    [
      'points below the minimum',
      points,
      -30,
      ['sheet-not-in-range', undefined, { given: -30, min: 20, max: 320 }],
    ],
    [
      'points above the maximum',
      points,
      370,
      ['sheet-not-in-range', undefined, { given: 370, min: 20, max: 320 }],
    ],
    ['half a point', points, 20.5, ['sheet-not-in-range', undefined, { given: 20.5, min: 20, max: 320 }]],
    ['points as text', points, '20', ['sheet-bad-value', [label('sheet-points')], { given: '20' }]],
    ['no points', points, undefined, ['sheet-missing', [label('sheet-points')], {}]],
    ['an allowed number', sips, 5, null],
    ['a number that dice cannot make', sips, 4, ['sheet-not-by-dice', undefined, { given: 4 }]],
    ['no optional number', sips, undefined, null],
    ['as many points as a sheet accepts', pointsField({ id: 'points' }), 100_000, null],
    [
      'more points than a sheet accepts',
      pointsField({ id: 'points' }),
      100_001,
      ['sheet-not-in-range', undefined, { given: 100_001, min: 0, max: 100_000 }],
    ],
    ['a seat of the list', taker, 3, null],
    ['another seat', taker, 2, ['sheet-bad-value', [label('sheet-points')], { given: '2' }]],
    ['a seat as text', taker, '3', ['sheet-bad-value', [label('sheet-points')], { given: '3' }]],
    ['a choice of the list', ends, 'bank', null],
    ['another choice', ends, 'roll', ['sheet-bad-value', [label('sheet-bust')], { given: 'roll' }]],
    ['three dice', dice, '351', null],
    ['two dice', dice, '35', ['sheet-bad-value', [label('sheet-points')], { given: '35' }]],
    ['four dice', dice, '3511', ['sheet-bad-value', [label('sheet-points')], { given: '3511' }]],
    ['a face that no die has', dice, '357', ['sheet-bad-value', [label('sheet-points')], { given: '357' }]],
  ])(
    'a field accepts a valid value, and refuses any other with its problem: %s',
    (_, field, value, problem) => {
      const values: SheetValues = value === undefined ? {} : { [field.id]: value };
      expect(problemsOf([field], values)).toEqual(problem === null ? [] : [problem]);
    },
  );

  it('a field that depends on another one is asked, and accepted, only with the values that it belongs to', () => {
    const late: SheetField = { ...taker, when: { field: 'ends', values: ['bank'] } };
    const fields = [ends, late];
    expect(askedFields(fields, {})).toEqual([ends]);
    expect(askedFields(fields, { ends: 'bust' })).toEqual([ends]);
    expect(askedFields(fields, { ends: 'bank' })).toEqual(fields);
    expect(problemsOf(fields, { ends: 'bank', to: 1 })).toEqual([]);
    expect(problemsOf(fields, { ends: 'bank' })).toEqual([['sheet-missing', [label('sheet-points')], {}]]);
    expect(problemsOf(fields, { ends: 'bust', to: 1 })).toEqual([['sheet-unknown-field', 'to', {}]]);
    expect(problemsOf(fields, { ends: 'bust', other: 1 })).toEqual([['sheet-unknown-field', 'other', {}]]);
  });

  it('each wrong field of an entry has a problem of its own, in the order of the fields', () => {
    expect(
      problemsOf([points, ends, dice], { dice: '9', points: 0, ends: 'bank' }).map(([key]) => key),
    ).toEqual(['sheet-not-in-range', 'sheet-bad-value']);
  });
});

const triples = [
  ['222', 200],
  ['333', 300],
  ['444', 400],
  ['555', 500],
  ['666', 600],
] as const;

it.each([
  ['greed', {}, [['5', 50], ['1', 100], ...triples, ['111', 1000]]],
  [
    'greed',
    { threeOnes: 300, straight: 500 },
    [['5', 50], ['1', 100], ['222', 200], ['111', 300], ...triples.slice(1), ['12345', 500], ['23456', 500]],
  ],
  ['ten-thousand', {}, [['5', 50], ['1', 100], ...triples, ['111', 1000], ['123456', 1500]]],
] as const)(
  'the keys of a sheet of %s with %j are single dice, triples and straights',
  (game, options, keys) => {
    const names = ['Ada', 'Bo'];
    const { now } = unwrap(readSheetSetup({ game, options, names, belowZero: false }));
    const [field] = sheetBoard(now).prompt?.fields ?? [];
    if (field?.kind !== 'points') throw new Error('A turn has points');
    expect(field.adds.map(({ text, points }) => [text.values.dice, points])).toEqual(
      keys.map(([dice, points]) => [{ dice: [...dice].map(Number) }, points]),
    );
  },
);
