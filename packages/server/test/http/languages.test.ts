import { expect, test } from 'vitest';
import { languageFor } from '../../src/http/catalogues.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.4, de;q=0.8', 'de'],
  ['fr, de;q=0.1', 'de'],
  ['fr-CA, es', 'en'],
  ['de;q=0, en', 'en'],
  [';q=,,; de', 'en'],
  [`${'x-'.repeat(4000)}`, 'en'],
])('a request with Accept-Language %s is answered in %s', (header, language) => {
  expect(languageFor(header)).toBe(language);
});
