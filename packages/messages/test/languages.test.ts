import { describe, expect, test } from 'vitest';
import { type Language, languages, pickLanguage } from '../src/index.ts';
import { domainsOf, loadCatalogue, wantedLanguages } from '../src/node.ts';
import { domains, textsOf } from './ftl.ts';

/** Returns a line for each text, with its key and its variables. */
const linesOf = (language: Language, domain: string): string[] =>
  [...textsOf(language, domain)].map(([key, variables]) => [key, ...variables].join(' $'));

describe('the languages have the same texts', () => {
  test('every language has a text file for every domain', () => {
    for (const language of languages) expect(domainsOf(language)).toEqual(domains);
  });

  test.each(domains)(
    'the domain %s has the same keys in English and German, with the same variables',
    (domain) => {
      expect(linesOf('de', domain)).toEqual(linesOf('en', domain));
    },
  );

  test.each(languages)('every text file of %s parses completely, without duplicate keys', (language) => {
    const gaps: string[] = [];
    loadCatalogue({ language, onGap: (gap) => gaps.push(gap) });
    expect(gaps).toEqual([]);
  });
});

describe('a client gets its preferred language', () => {
  test.each([
    [[], 'en'],
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['de_DE.UTF-8'], 'de'],
    [['DE'], 'de'],
    [['fr', 'de-CH', 'en'], 'de'],
    [['fr', 'pt-BR'], 'en'],
    [['den'], 'en'],
    [['C.UTF-8'], 'en'],
    [['', '*'], 'en'],
  ])('for the languages %j, a client gets %s', (wanted, spoken) => {
    expect(pickLanguage(wanted)).toBe(spoken);
  });

  test.each([
    [{}, []],
    [{ LANG: 'de_DE.UTF-8' }, ['de_DE.UTF-8']],
    [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_DE' }, ['de_DE']],
    [{ LANG: 'en_GB.UTF-8', LC_ALL: 'de_DE', LC_MESSAGES: 'fr' }, ['de_DE']],
    [{ LANG: 'de_DE.UTF-8', LANGUAGE: 'fr:en' }, ['fr', 'en', 'de_DE.UTF-8']],
    [{ LANG: 'C', LANGUAGE: 'de' }, ['C']],
    [{ LANG: 'POSIX', LANGUAGE: 'de' }, ['POSIX']],
    [{ LANGUAGE: 'de' }, []],
  ])('the environment %j requests the languages %j', (env, wanted) => {
    expect(wantedLanguages(env)).toEqual(wanted);
  });
});
