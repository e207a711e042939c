import { FluentResource } from '@fluent/bundle';
import type { Language } from '../src/index.ts';
import { domainsOf, readTexts } from '../src/node.ts';

/** Every text of a language, by key (`key` or `key.attribute`), with the variables that it uses anywhere. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>;

interface Found {
  readonly variables: Set<string>;
  readonly messages: Set<string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Visits all branches of a pattern, including those that a single formatting would skip. */
function search(part: unknown, found: Found): void {
  if (!isObject(part)) return;
  if (part.type === 'var') found.variables.add(String(part.name));
  if (part.type === 'mesg') found.messages.add(String(part.name));
  for (const inner of Object.values(part)) search(inner, found);
}

/** The texts of one domain of a language. */
export function textsOf(language: Language, domain: string): Texts {
  const resources = readTexts(language, [domain, 'words']).map((source) => new FluentResource(source));
  const own = resources[0]?.body ?? [];
  const found = new Map<string, Found>();
  for (const { id, value, ...rest } of resources.flatMap(({ body }) => body)) {
    const patterns = {
      ...(value === null ? {} : { [id]: value }),
      ...withDots(id, 'attributes' in rest ? rest.attributes : {}),
    };
    for (const [key, pattern] of Object.entries(patterns)) {
      const here: Found = { variables: new Set(), messages: new Set() };
      search(pattern, here);
      found.set(key, here);
    }
  }
  const isOwn = (key: string) => own.some(({ id }) => key === id || key.startsWith(`${id}.`));
  const keys = [...found.keys()].filter(isOwn).sort();
  return new Map(keys.map((key) => [key, variablesOf(key, found)]));
}

const withDots = (id: string, attributes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(attributes).map(([name, pattern]) => [`${id}.${name}`, pattern]));

function variablesOf(key: string, found: ReadonlyMap<string, Found>): Set<string> {
  const here = found.get(key);
  const quoted = [...(here?.messages ?? [])].flatMap((message) => [...variablesOf(message, found)]);
  return new Set([...(here?.variables ?? []), ...quoted].sort());
}

/** The domains with texts in any of the languages. */
export const domains = [...new Set([...domainsOf('en'), ...domainsOf('de')])];

interface Select {
  readonly type: 'select';
  readonly selector: { readonly name: string };
  readonly variants: readonly {
    readonly key: { readonly value: string | number };
    readonly value: unknown;
  }[];
  readonly star: number;
}
const isSelect = (part: Record<string, unknown>): part is Record<string, unknown> & Select =>
  part.type === 'select';

/** The variant that a value selects: by its name or its plural category, else the default. */
function chosen(
  { selector, variants, star }: Select,
  values: Readonly<Record<string, unknown>>,
  language: Language,
) {
  const value = values[selector.name];
  const names = [value, typeof value === 'number' ? new Intl.PluralRules(language).select(value) : value];
  return variants.find(({ key }) => names.includes(key.value)) ?? variants[star];
}

const languagesParsed = new Map<Language, ReadonlyMap<string, unknown>>();

function parsed(language: Language): ReadonlyMap<string, unknown> {
  const before = languagesParsed.get(language);
  if (before !== undefined) return before;
  const bodies = readTexts(language).flatMap((source) => new FluentResource(source).body);
  const texts = new Map(bodies.map(({ id, value }) => [id, value]));
  languagesParsed.set(language, texts);
  return texts;
}

/** The branches of a text, including quoted texts, that no case covers, as `$variable variant`. */
export function untakenBranches(
  language: Language,
  text: string,
  cases: readonly Readonly<Record<string, unknown>>[],
): string[] {
  const texts = parsed(language);
  const branches = new Map<unknown, string>();
  function walk(part: unknown, visit: (select: Select) => readonly unknown[]): void {
    if (!isObject(part)) return;
    if (part.type === 'mesg') walk(texts.get(String(part.name)), visit);
    else if (isSelect(part)) for (const variant of visit(part)) walk(variant, visit);
    else for (const inner of Object.values(part)) walk(inner, visit);
  }
  walk(texts.get(text), ({ selector, variants }) => {
    for (const variant of variants) branches.set(variant, `${text}: $${selector.name} ${variant.key.value}`);
    return variants.map(({ value }) => value);
  });
  for (const values of cases) {
    walk(texts.get(text), (select) => {
      const variant = chosen(select, values, language);
      branches.delete(variant);
      return [variant?.value];
    });
  }
  return [...branches.values()];
}
