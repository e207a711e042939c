// Combines the record schemas of the games, docs/games/*.schema.json, into docs/match-record.schema.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../../docs/games/', import.meta.url);
const target = new URL('../../../docs/match-record.schema.json', import.meta.url);

const suffix = '.schema.json';
const ids = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();

/** Describes a move by its type and its fields. A field with a question mark is optional. */
const moveOf = ([type, fields]) => ({
  type: 'object',
  properties: {
    type: { const: type },
    ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name.replace('?', ''), field])),
  },
  required: ['type', ...Object.keys(fields).filter((name) => !name.endsWith('?'))],
  additionalProperties: false,
});

/**
 * Returns the definitions of a game from its part: title, seats, maximum number of dice in a roll, options and moves.
 */
function definitionsOf(id) {
  const part = JSON.parse(readFileSync(new URL(`${id}${suffix}`, folder), 'utf8'));
  const [minItems, maxItems] = part.seats;
  return {
    [id]: {
      title: part.title,
      properties: {
        options: { type: 'object', properties: part.options, additionalProperties: false },
        seats: { minItems, maxItems },
        log: { items: { $ref: `#/$defs/${id}-entry` } },
      },
    },
    [`${id}-entry`]: {
      title: `An entry of ${part.title}`,
      type: 'object',
      properties: {
        seat: { type: 'integer', minimum: 0, maximum: maxItems - 1 },
        move: { oneOf: Object.entries(part.moves).map(moveOf) },
        dice: { type: 'array', items: { $ref: '#/$defs/face' }, minItems: 1, maxItems: part.dice },
      },
      required: ['seat'],
      oneOf: [{ required: ['move'] }, { required: ['dice'] }],
    },
    ...part.$defs,
  };
}

const before = readFileSync(target, 'utf8');
const schema = JSON.parse(before);
const { seat, face } = schema.$defs;
schema.properties.game = { enum: ids };
schema.allOf = ids.map((id) => ({
  if: { properties: { game: { const: id } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: `#/$defs/${id}` },
}));
schema.$defs = Object.assign({ seat, face }, ...ids.map(definitionsOf));

const after = `${JSON.stringify(schema, null, 2)}\n`;
if (after !== before) writeFileSync(target, after);
