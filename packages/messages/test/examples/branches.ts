import { FluentResource } from '@fluent/bundle';
import { type Language, localeOf } from '../../src/index.ts';
import { domainsOf, readTexts } from '../../src/node.ts';

/** The variant of a select that a value has to choose, and the other variants. */
export interface Turn {
  readonly variable: string;
  readonly variant: string | number;
  readonly others: readonly (string | number)[];
  readonly plural: 'cardinal' | 'ordinal';
}

/** A branch of a text: the variants chosen on the way to it. */
export interface Branch {
  /** Each choice, written as `$variable variant`. */
  readonly name: string;
  readonly way: readonly Turn[];
}

type Plain = Readonly<Record<string, unknown>>;

interface Select {
  readonly selector: Plain;
  readonly variants: readonly {
    readonly key: { readonly value: string | number };
    readonly value: unknown;
  }[];
  readonly star: number;
}

interface Text {
  readonly key: string;
  readonly domain: string;
  readonly pattern: unknown;
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const isSelect = (part: Plain): part is Plain & Select => part.type === 'select';

function readPatterns(language: Language): ReadonlyMap<string, Text> {
  const found: Text[] = [];
  for (const domain of domainsOf(language)) {
    for (const source of readTexts(language, [domain])) {
      for (const { id, value, attributes } of new FluentResource(source).body) {
        if (value !== null) found.push({ key: id, domain, pattern: value });
        for (const [name, pattern] of Object.entries(attributes))
          found.push({ key: `${id}.${name}`, domain, pattern });
      }
    }
  }
  return new Map(found.map((text) => [text.key, text]));
}

const read = new Map<Language, ReadonlyMap<string, Text>>();

/** Returns the texts of a language by key (`key` or `key.attribute`), in the order of their files. */
export function patternsOf(language: Language): ReadonlyMap<string, Text> {
  const patterns = read.get(language) ?? readPatterns(language);
  read.set(language, patterns);
  return patterns;
}

/** Walks a text and the texts that it refers to. @param choose returns the variants to follow */
function walk(
  texts: ReadonlyMap<string, Text>,
  part: unknown,
  way: readonly Turn[],
  choose: (select: Select, way: readonly Turn[]) => readonly (readonly [unknown, readonly Turn[]])[],
  see: (variable: string, isNumber: boolean) => void = () => {},
): void {
  if (!isPlain(part)) return;
  const go = (inner: unknown, on: readonly Turn[]) => walk(texts, inner, on, choose, see);
  if (part.type === 'var') see(String(part.name), false);
  if (part.type === 'func') for (const of of part.args as readonly Plain[]) see(String(of.name), true);
  if (part.type === 'mesg') {
    const quoted = typeof part.attr === 'string' ? `${part.name}.${part.attr}` : part.name;
    go(texts.get(String(quoted))?.pattern, way);
  } else if (isSelect(part)) {
    go(part.selector, way);
    for (const [variant, on] of choose(part, way)) go(variant, on);
  } else for (const inner of Object.values(part)) go(inner, way);
}

function selectorOf({ selector }: Select): Pick<Turn, 'variable' | 'plural'> {
  if (selector.type === 'var') return { variable: String(selector.name), plural: 'cardinal' };
  const [of] = selector.args as readonly Plain[];
  return { variable: String(of?.name), plural: selector.name === 'ORDINAL' ? 'ordinal' : 'cardinal' };
}

function turnTo(select: Select, index: number): Turn {
  const keys = select.variants.map(({ key }) => key.value);
  const variant = keys[index] ?? '';
  return { ...selectorOf(select), variant, others: keys.filter((key) => key !== variant) };
}

/** Returns the variables of a text and of the texts that it refers to, and whether they have to be numbers. */
export function variablesOf(language: Language, key: string): ReadonlyMap<string, boolean> {
  const texts = patternsOf(language);
  const names = new Map<string, boolean>();
  walk(
    texts,
    texts.get(key)?.pattern,
    [],
    (select) => select.variants.map(({ value }) => [value, []] as const),
    (name, isNumber) => names.set(name, isNumber || names.get(name) === true),
  );
  return names;
}

/** Returns the default variants of a text, by variable. */
export function defaultTurns(language: Language, key: string): ReadonlyMap<string, Turn> {
  const texts = patternsOf(language);
  const turns = new Map<string, Turn>();
  walk(texts, texts.get(key)?.pattern, [], (select) => {
    const turn = turnTo(select, select.star);
    if (!turns.has(turn.variable)) turns.set(turn.variable, turn);
    return select.variants.map(({ value }) => [value, []] as const);
  });
  return turns;
}

/**
 * Returns the index of the variant that a value selects: by its name, by its plural category, otherwise the default.
 */
function chosen(select: Select, values: Plain, language: Language): number {
  const { variable, plural } = selectorOf(select);
  const given = values[variable];
  // The plural category of dice is that of their number.
  const value = isPlain(given) && Array.isArray(given.dice) ? given.dice.length : given;
  const keys = select.variants.map(({ key }) => key.value);
  const exact = keys.findIndex((key) => key === value);
  if (exact >= 0 || typeof value !== 'number') return exact >= 0 ? exact : select.star;
  const category = new Intl.PluralRules(localeOf[language], { type: plural }).select(value);
  const index = keys.indexOf(category);
  return index >= 0 ? index : select.star;
}

/** Returns one name for all variants that a text chooses with some values. */
export function takenBranches(language: Language, key: string, values: Plain): string {
  const texts = patternsOf(language);
  const taken: Turn[] = [];
  walk(texts, texts.get(key)?.pattern, [], (select) => {
    const index = chosen(select, values, language);
    taken.push(turnTo(select, index));
    return [[select.variants[index]?.value, []]];
  });
  return nameOf(taken);
}

const nameOf = (way: readonly Turn[]): string =>
  way.map(({ variable, variant }) => `$${variable} ${variant}`).join(' / ');

/** Returns the branches of a text that no example covers. */
export function untakenBranches(language: Language, key: string, cases: readonly Plain[]): readonly Branch[] {
  const texts = patternsOf(language);
  const taken = new Set<unknown>();
  for (const values of cases) {
    walk(texts, texts.get(key)?.pattern, [], (select, way) => {
      const variant = select.variants[chosen(select, values, language)];
      taken.add(variant);
      return [[variant?.value, way]];
    });
  }
  const untaken: Branch[] = [];
  const seen = new Set<unknown>();
  walk(texts, texts.get(key)?.pattern, [], (select, way) =>
    select.variants.map((variant, index) => {
      const on = [...way, turnTo(select, index)];
      if (!taken.has(variant) && !seen.has(variant)) untaken.push({ name: nameOf(on), way: on });
      seen.add(variant);
      return [variant.value, on] as const;
    }),
  );
  return untaken;
}
