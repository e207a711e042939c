import { games } from '@dicehall/engine';
import { loadCatalogue } from '@dicehall/messages/node';
import { expect, test } from 'vitest';
import { languageFor } from '../../src/http/catalogues.ts';
import { startTestServer } from '../support/test-server.ts';

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

test.each(['en', 'de'] as const)(
  'the list of games contains texts in the language %s, seats and options',
  async (language) => {
    const testServer = await startTestServer();
    const headers = { 'accept-language': language };
    const answer = await testServer.anonymous.ask('GET', '/games', undefined, headers);
    const catalogue = loadCatalogue({ language });
    const listed = games.map(({ id, seats, options }) => {
      const [name, about] = [catalogue.lookup(`game-${id}`), catalogue.lookup(`game-${id}.about`)];
      return { id, name, about, seats, options };
    });
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(listed)));
    await testServer.close();
  },
);
