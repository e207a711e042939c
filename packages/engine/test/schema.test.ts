import { describe, expect, it } from 'vitest';
import {
  anyOf,
  anySchema,
  faceSchema,
  flag,
  jsonSchemaOf,
  listOf,
  numberBetween,
  objectOf,
  oneOf,
  optional,
  orNull,
  read,
  type Schema,
  seatNumber,
  strictObjectOf,
  textOf,
  tupleOf,
  variantsOf,
  withoutRepeats,
} from '../src/core/schema.ts';

const die = numberBetween(0, 5);
const dice = withoutRepeats(listOf(die));
const aim = strictObjectOf({ round: oneOf([1, 2, 3]), seat: die });
const move = variantsOf({ roll: { keep: optional(dice) }, stop: {}, aim: { at: aim } });

/** A list with a hole as its first item. */
const withHole: unknown[] = [0, 1];
delete withHole[0];

describe('a schema reports the first problem with its path', () => {
  it.each<[string, Schema<unknown>, unknown, string, string]>([
    ['a text for a flag', flag, 'true', 'wrong-type', ''],
    ['a number out of range', die, 6, 'number-range', ''],
    ['a number between the steps', numberBetween(0, 100, 50), 75, 'number-range', ''],
    ['a multiple of the step between the steps', numberBetween(20, 320, 50), 150, 'number-range', ''],
    ['a text that is too long', textOf(1, 2), '\u{1f3b2}\u{1f3b2}\u{1f3b2}', 'text-length', ''],
    ['a seat below the first one', seatNumber, -1, 'too-small', ''],
    ['a half seat', seatNumber, 1.5, 'too-small', ''],
    ['a seat as a text', seatNumber, '1', 'too-small', ''],
    ['a missing key', aim, { round: 1 }, 'missing', 'seat'],
    [
      'a wrong value of a known key before an unknown key',
      aim,
      { round: 4, seat: 1, more: 1 },
      'not-allowed',
      'round',
    ],
    ['an unknown key', aim, { round: 3, seat: 1, more: 1 }, 'unknown-key', ''],
    ['an inherited name as the type', move, { type: 'constructor' }, 'not-allowed', 'type'],
    ['a missing type', move, { keep: [0] }, 'missing', 'type'],
    ['a list for an object', move, [], 'wrong-type', ''],
    ['an unknown key of a move that has only a type', move, { type: 'stop', keep: [] }, 'unknown-key', ''],
    ['an optional key without a value', move, { type: 'roll', keep: undefined }, 'wrong-type', 'keep'],
    ['a die that is listed twice', move, { type: 'roll', keep: [1, 1] }, 'twice', 'keep'],
    ['a wrong item', move, { type: 'roll', keep: [1, 9] }, 'number-range', 'keep[1]'],
    ['a hole in a list', move, { type: 'roll', keep: withHole }, 'missing', 'keep[0]'],
    ['a hole in a tuple', tupleOf(die, die), withHole, 'missing', '[0]'],
    ['a tuple that is too short', tupleOf(die, die), [1], 'exact-length', ''],
    [
      'a wrong value deep inside',
      move,
      { type: 'aim', at: { round: 1, seat: -1 } },
      'number-range',
      'at.seat',
    ],
  ])('a schema refuses %s', (_name, schema, raw, kind, path) => {
    expect(read(schema, raw)).toMatchObject({ ok: false, error: { kind, path } });
  });
});

describe('a schema returns a copy of the value', () => {
  it.each<[string, Schema<unknown>, unknown]>([
    ['the first seat', seatNumber, 0],
    ['the lowest number', numberBetween(20, 320, 50), 20],
    ['a number in steps from the minimum', numberBetween(20, 320, 50), 170],
    ['the highest number', numberBetween(20, 320, 50), 320],
    ['a text of characters that take two places each', textOf(1, 2), '\u{1f3b2}\u{1f3b2}'],
  ])('a schema accepts %s', (_, schema, raw) => {
    expect(read(schema, raw)).toEqual({ ok: true, value: raw });
  });

  it('the value of a schema shares no list or object with the input', () => {
    const raw = { type: 'roll', keep: [0, 2] };
    const value = read(move, raw);
    raw.keep.push(3);
    expect(value).toEqual({ ok: true, value: { type: 'roll', keep: [0, 2] } });
  });

  it('the value that an object schema returns has only the keys of the schema', () => {
    expect(read(objectOf({ seat: die }), { seat: 1, at: 5 })).toEqual({ ok: true, value: { seat: 1 } });
    expect(read(objectOf({ log: optional(anySchema) }), {})).toEqual({ ok: true, value: {} });
  });
});

describe('a schema has an equivalent JSON Schema', () => {
  const whole = { type: 'integer', minimum: 0, maximum: 5 };
  it.each<[string, () => Schema<unknown>, object]>([
    ['numbers to choose from', () => oneOf([1, 2, 3]), { type: 'integer', enum: [1, 2, 3] }],
    ['texts to choose from', () => oneOf(['low', 'high']), { type: 'string', enum: ['low', 'high'] }],
    ['a seat', () => seatNumber, { type: 'integer', minimum: 0 }],
    ['a face', () => faceSchema, { type: 'integer', enum: [1, 2, 3, 4, 5, 6] }],
    [
      'a list without repeats',
      () => withoutRepeats(listOf(die)),
      { type: 'array', items: whole, uniqueItems: true },
    ],
    ['a value or none', () => orNull(die), { anyOf: [whole, { type: 'null' }] }],
    ['one of two kinds', () => anyOf(flag, die), { anyOf: [{ type: 'boolean' }, whole] }],
    [
      'a tuple',
      () => tupleOf(die, flag),
      { type: 'array', prefixItems: [whole, { type: 'boolean' }], minItems: 2, maxItems: 2 },
    ],
    [
      'an object with a key that may be missing',
      () => strictObjectOf({ seat: die, done: optional(flag) }),
      {
        type: 'object',
        properties: { seat: whole, done: { type: 'boolean' } },
        required: ['seat'],
        additionalProperties: false,
      },
    ],
    [
      'a move',
      () => variantsOf({ give: { to: die }, stop: {} }),
      {
        oneOf: [
          {
            type: 'object',
            properties: { type: { const: 'give' }, to: whole },
            required: ['type', 'to'],
            additionalProperties: false,
          },
          {
            type: 'object',
            properties: { type: { const: 'stop' } },
            required: ['type'],
            additionalProperties: false,
          },
        ],
      },
    ],
    ['a schema without one, which allows anything', () => anySchema, {}],
  ])('the JSON Schema of %s has the same rules', (_, schema, form) => {
    expect(jsonSchemaOf(schema())).toEqual(form);
  });
});
