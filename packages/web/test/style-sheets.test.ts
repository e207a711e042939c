import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const folder = new URL('../src/', import.meta.url);
const texts = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
);
const textOf = (isWanted: (path: string, text: string) => boolean): string =>
  [...texts].flatMap(([path, text]) => (isWanted(path, text) ? [text] : [])).join('\n');
const isSheet = (path: string): boolean => path.endsWith('.css');
const isModule = (path: string): boolean => path.endsWith('.module.css');
/** Returns a style sheet without comments, and without classes that scripts add. */
const rulesIn = (sheet: string): string => sheet.replaceAll(/\/\*[\s\S]*?\*\/|:global\(.*?\)/g, '');
const classesIn = (rules: string): Set<string> =>
  new Set([...rules.matchAll(/\.([a-z][\w-]*)(?=[\s,:{>+~.[)])/gi)].map(([, name = '']) => name));

const code = textOf((path) => !isSheet(path));
/** The classes that every part of the page can have. */
const shared = classesIn(rulesIn(textOf((path) => isSheet(path) && !isModule(path))));

test('the page sets each attribute on which its look depends', () => {
  const names = [...rulesIn(textOf(isSheet)).matchAll(/\[(data-[\w-]+)/g)].map(([, name = '']) => name);
  const isSet = (name: string) => {
    const key = name.slice('data-'.length).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return code.includes(name) || code.includes(`dataset.${key}`);
  };
  expect([...new Set(names)].filter((name) => !isSet(name))).toEqual([]);
});

test.each([...texts].filter(([path]) => isModule(path)))(
  'each class of %s belongs to a part of the page',
  (path, sheet) => {
    // A part of several screens gets its classes from them as `parts`.
    const users = textOf(
      (user, text) => !isSheet(user) && (text.includes(`/${basename(path)}'`) || text.includes(' parts')),
    );
    const unused = [...classesIn(rulesIn(sheet))].filter(
      (name) => !shared.has(name) && !new RegExp(`\\.${name}\\b`).test(users),
    );
    expect(unused).toEqual([]);
  },
);
