// Puts what a match record of each game looks like, docs/games/*.schema.json, into docs/match-record.schema.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../../docs/games/', import.meta.url);
const target = new URL('../../../docs/match-record.schema.json', import.meta.url);

const suffix = '.schema.json';
const ids = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const before = readFileSync(target, 'utf8');
const schema = JSON.parse(before);
const { seat, face } = schema.$defs;
schema.properties.game = { enum: ids };
schema.allOf = ids.map((id) => ({
  if: { properties: { game: { const: id } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: `#/$defs/${id}` },
}));
schema.$defs = Object.assign({ seat, face }, ...ids.map((id) => read(new URL(`${id}${suffix}`, folder))));

const after = `${JSON.stringify(schema, null, 2)}\n`;
if (after !== before) writeFileSync(target, after);
