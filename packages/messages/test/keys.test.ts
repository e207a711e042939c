import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { domains, textsOf } from './ftl.ts';

const packages = new URL('../../', import.meta.url);

/** The sources of all packages. The compiler checks literal keys (`MessageKey`). */
const sources = readdirSync(packages)
  .flatMap((name) => {
    const folder = new URL(`${name}/src/`, packages);
    try {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return files.filter((file) => /\.tsx?$/.test(file)).map((file) => new URL(file, folder));
    } catch {
      return [];
    }
  })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Returns every string and every template that could be a key. */
const quoted = new Set([...sources.matchAll(/['"]([a-z][\w.-]*)['"]/g)].map(([, text = '']) => text));
const templates = [
  ...new Set([...sources.matchAll(/`([a-z][\w-]*-?\$\{[^`]*)`/g)].map(([, text = '']) => text)),
].map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

/** A game's own text for an event is selected by the kind of the event. */
const gamePrefix = new RegExp(`^(${games.map(({ id }) => id).join('|')})-`);

const texts = domains.flatMap((domain) => [...textsOf('en', domain).keys()]);
const quotedByTexts = new Set(
  readdirSync(new URL('../ftl/en/', import.meta.url)).flatMap((file) =>
    [
      ...readFileSync(new URL(`../ftl/en/${file}`, import.meta.url), 'utf8').matchAll(/\{ ([a-z][\w-]*) \}/g),
    ].map(([, key = '']) => key),
  ),
);

describe('texts and the code that uses them agree', () => {
  test('every key that the code composes matches a text', () => {
    const composed = [...sources.matchAll(/\blookup\(\s*`([a-z][\w-]*-)\$\{/g)].map(
      ([, start = '']) => start,
    );
    expect(composed.length).toBeGreaterThan(0);
    expect(composed.filter((start) => !texts.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test('every text of the catalogue is used', () => {
    const wanted = (key: string) =>
      quoted.has(key) ||
      quoted.has(key.replace(gamePrefix, '')) ||
      quotedByTexts.has(key) ||
      templates.some((template) => template.test(key));
    expect(texts.filter((key) => !wanted(key) && !wanted(key.split('.')[0] ?? key))).toEqual([]);
  });
});
