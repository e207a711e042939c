import { languages } from '@dicehall/messages';
import { domainsOf, readTexts } from '@dicehall/messages/node';
import { expect, it } from 'vitest';
import { pageTexts } from '../tools/page-texts.ts';

const keysOf = (source: string): string[] =>
  [...source.matchAll(/^(-?[a-z][\w-]*) =/gm)].map(([, key = '']) => key);

it.each(languages)('each text in %s loads once, at the start or with the first other screen', (language) => {
  const { start, others } = pageTexts[language];
  const terminal = readTexts(language, ['cli', 'cli-online', 'server', 'solve']).flatMap(keysOf);
  const all = readTexts(language, domainsOf(language)).flatMap(keysOf);
  const loaded = [...keysOf(start), ...keysOf(others)];
  expect(new Set(loaded).size).toBe(loaded.length);
  expect([...loaded, ...terminal].sort()).toEqual(all.sort());
});

it('the start screen, its online tables, and the pages of errors have their texts at the start', () => {
  const keys = keysOf(pageTexts.en.start);
  expect(keys).toEqual(
    expect.arrayContaining(['game-greed', 'web-go-on', 'web-turn-state', 'web-error-load', 'web-not-found']),
  );
  expect(keys).not.toContain('web-coach');
});
