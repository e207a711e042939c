import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Catalogue, type Language, localeOf } from '../../src/index.ts';
import { patternsOf, variablesOf } from './branches.ts';
import { formatted, names, type Situation, type Value, type Values, valuesIn } from './situation.ts';

const folder = new URL('../../examples/', import.meta.url);
const situationsFile = (area: string) => new URL(`situations/${area}.txt`, folder);
const sentencesFile = (language: Language, area: string) =>
  new URL(`${localeOf[language]}/${area}.txt`, folder);

export type Situations = ReadonlyMap<string, readonly Situation[]>;

const read = (file: URL): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function write(file: URL, text: string): void {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

/** Reads the situations of an area's texts. Each line has a key and a situation in JSON. */
export function readSituations(area: string): Situations {
  const found = new Map<string, Situation[]>();
  for (const line of read(situationsFile(area)).split('\n')) {
    const space = line.indexOf(' ');
    if (space < 0) continue;
    const key = line.slice(0, space);
    found.set(key, [...(found.get(key) ?? []), JSON.parse(line.slice(space + 1))]);
  }
  return found;
}

export function writeSituations(area: string, situations: Situations): void {
  const lines = [...situations].flatMap(([key, ofKey]) =>
    ofKey.map((one) => `${key} ${JSON.stringify(one)}\n`),
  );
  write(situationsFile(area), lines.join(''));
}

/** Returns the keys of an area, in the order of its texts. */
export const keysOf = (area: string): string[] =>
  [...patternsOf('en').values()].filter(({ domain }) => domain === area).map(({ key }) => key);

function shownValue(value: Value): string {
  if (typeof value !== 'object') return String(value);
  if ('seat' in value) return names[value.seat] ?? `seat ${value.seat}`;
  if ('seats' in value) return value.seats.map((seat) => names[seat]).join('+');
  if ('dice' in value) return value.dice.join(' ');
  if ('list' in value) return value.list.map((item) => shownValue(item as Value)).join('+');
  return 'key' in value ? value.key : String(value.number);
}

/** Returns the values that the text can use, so that a reader can compare them with the sentence. */
function shownValues(key: string, values: Values): string {
  const used = variablesOf('en', key);
  return Object.entries(values)
    .filter(([name]) => used.has(name))
    .map(([name, value]) => `${name} ${shownValue(value)}`)
    .join(' · ');
}

/** Returns the examples of a key in a language, in the form of its file. */
export function examplesOf(catalogue: Catalogue, key: string, situations: readonly Situation[]): string {
  const { language } = catalogue;
  const sentence = (values: Values): string =>
    catalogue.lookup(key, formatted(catalogue, values), names).replaceAll('\n', ' ⏎ ');
  if (variablesOf(language, key).size === 0) return `${`${key} = ${sentence({})}`.trimEnd()}\n`;
  const lines = situations.map((situation) => {
    const values = valuesIn(key, situation);
    return values === null
      ? `    The situation no longer brings this text: ${JSON.stringify(situation)}`
      : `    ${sentence(values)}    ‹${shownValues(key, values)}›`;
  });
  return [key, ...lines, ''].join('\n');
}

/** Returns the examples of an area by key, in the form of its file. */
export function readExamples(language: Language, area: string): ReadonlyMap<string, string> {
  const parts = read(sentencesFile(language, area)).split(/\n(?! )/);
  return new Map(
    parts
      .filter((part) => part.trim() !== '')
      .map((part) => [part.split(/\s/, 1)[0] ?? '', `${part.trimEnd()}\n`]),
  );
}

export function writeExamples(catalogue: Catalogue, area: string, situations: Situations): void {
  const parts = keysOf(area).map((key) => examplesOf(catalogue, key, situations.get(key) ?? []));
  write(sentencesFile(catalogue.language, area), parts.join(''));
}
