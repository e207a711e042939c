import { readFileSync } from 'node:fs';
import { games } from '@dicehall/engine';
import { languages } from '@dicehall/messages';
import { domainsOf, readTexts } from '@dicehall/messages/node';
import { afterEach, expect, it, vi } from 'vitest';
import { match as matchScreens, pageTexts } from '../tools/page-texts.ts';

const parts = ['start', 'match', 'others'] as const;

afterEach(() => vi.unstubAllGlobals());

const keysOf = (source: string): string[] =>
  [...source.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, key = '']) => key);

it.each(languages)(
  'each text in %s belongs to exactly one part: the start, the match or the other screens',
  (language) => {
    const { start, match, others } = pageTexts[language];
    const terminal = readTexts(language, ['cli', 'cli-online', 'server', 'solve']).flatMap(keysOf);
    const all = readTexts(language, domainsOf(language)).flatMap(keysOf);
    const loaded = [start, match, others].flatMap(keysOf);
    expect(new Set(loaded).size).toBe(loaded.length);
    expect([...loaded, ...terminal].sort()).toEqual(all.sort());
  },
);

it.each(languages.flatMap((language) => parts.map((part) => [language, part] as const)))(
  'the built page contains the texts in %s of the part %s unchanged',
  async (language, part) => {
    vi.stubGlobal('__TEXTS__', pageTexts);
    const { source } = await import(`../src/i18n/${language}-${part}.ts`);
    expect(source).toBe(pageTexts[language][part]);
  },
);

it('a match on this device loads every text of tables and games, except those of score sheets and of typed positions and dice', () => {
  const domains = ['controls', 'events', 'games', 'moments', 'moves', 'options', 'refusals', 'words'];
  const texts = readTexts('en', [...domains, ...games.map(({ id }) => id)]);
  const loaded = [pageTexts.en.start, pageTexts.en.match].flatMap(keysOf);
  const ofOthers = texts.flatMap(keysOf).filter((key) => /-sheet-|-roll-score|^position-field/.test(key));
  expect(ofOthers.length).toBeGreaterThan(40);
  expect(loaded.filter((key) => ofOthers.includes(key))).toEqual([]);
  expect([...loaded, ...ofOthers]).toEqual(expect.arrayContaining(texts.flatMap(keysOf)));
});

it('a match on this device loads without the texts of tools and online tables', () => {
  const keys = keysOf(pageTexts.en.match);
  expect(keys).toEqual(
    // `flag-off` is the last text of its file.
    expect.arrayContaining(['event-banked', 'flag-off', 'web-coach', 'web-explore-here', 'guide-next']),
  );
  expect(
    keys.filter((key) => /^web-(?:my-play|sheet-enter|explore-map|fair)|^card-(?:stop|cost)/.test(key)),
  ).toEqual([]);
});

it('the start screen, its online tables, and the pages of errors have their texts at the start', () => {
  const keys = keysOf(pageTexts.en.start);
  expect(keys).toEqual(
    expect.arrayContaining(['game-greed', 'web-go-on', 'web-turn-state', 'web-error-load', 'web-not-found']),
  );
  expect(keys).not.toContain('web-coach');
});

it('a screen waits for the texts that it needs: only those of a match, or all', () => {
  const app = readFileSync(new URL('../src/app/App.tsx', import.meta.url), 'utf8');
  const screens = [...app.matchAll(/screen\(\(\) => import\('\.\.\/(.+?)'\)(?:, '(\w+)')?\)/g)];
  expect(screens.length).toBeGreaterThan(15);
  const waiting = screens.flatMap(([, path, part]) => (part === 'match' ? [path] : []));
  expect(waiting.sort()).toEqual([...matchScreens].sort());
});
