import { readdirSync, readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../src/node.ts';
import { domains, textsOf } from './ftl.ts';

const packages = new URL('../../', import.meta.url);

/** All source text of the packages: what asks for texts. */
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

/** Keys asked for by their whole name; a word without a hyphen may be said to something other than a catalogue. */
const asked = [...sources.matchAll(/\b(?:say|told|toldOnly)\(\s*(?:[\w.]+,\s*)?'([a-z]\w*-[\w.-]*)'/g)].map(
  ([, key = '']) => key,
);

/** Every quoted text, and every template with its gaps open, that could be a key. */
const quoted = new Set([...sources.matchAll(/['"]([a-z][\w.-]*)['"]/g)].map(([, text = '']) => text));
const templates = [
  ...new Set([...sources.matchAll(/`([a-z][\w-]*-?\$\{[^`]*)`/g)].map(([, text = '']) => text)),
].map((text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

/** A game's own text for an event is asked for by the kind of the event. */
const gamePrefix = new RegExp(`^(${games.map(({ id }) => id).join('|')})-`);

const catalogue = loadCatalogue({ language: 'en' });
const texts = domains
  .filter((domain) => domain !== 'controls')
  .flatMap((domain) => [...textsOf('en', domain).keys()]);
const quotedByTexts = new Set(
  readdirSync(new URL('../ftl/en/', import.meta.url)).flatMap((file) =>
    [
      ...readFileSync(new URL(`../ftl/en/${file}`, import.meta.url), 'utf8').matchAll(/\{ ([a-z][\w-]*) \}/g),
    ].map(([, key = '']) => key),
  ),
);

describe('texts and those who ask for them', () => {
  test('every key that is asked for has a text', () => {
    expect([...new Set(asked)].filter((key) => !catalogue.has(key))).toEqual([]);
  });

  test('every text is asked for', () => {
    const wanted = (key: string) =>
      quoted.has(key) ||
      quoted.has(key.replace(gamePrefix, '')) ||
      quotedByTexts.has(key) ||
      templates.some((template) => template.test(key));
    expect(texts.filter((key) => !wanted(key) && !wanted(key.split('.')[0] ?? key))).toEqual([]);
  });
});
