import { FluentResource } from '@fluent/bundle';
import type { Language } from '../src/index.ts';
import { domainsOf, readTexts } from '../src/node.ts';

/** Returns every text of a language by key (`key` or `key.attribute`), with all variables that it uses. */
export type Texts = ReadonlyMap<string, ReadonlySet<string>>;

interface Found {
  readonly variables: Set<string>;
  readonly messages: Set<string>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Visits all branches of a pattern, of which formatting visits only some. */
function search(part: unknown, found: Found): void {
  if (!isObject(part)) return;
  if (part.type === 'var') found.variables.add(String(part.name));
  if (part.type === 'mesg') found.messages.add(String(part.name));
  for (const inner of Object.values(part)) search(inner, found);
}

/** Returns the texts of a domain in a language. */
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

/** All domains that have texts in any language. */
export const domains = [...new Set([...domainsOf('en'), ...domainsOf('de')])];
