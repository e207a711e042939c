import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
beforeAll(async () => {
  const web = mkdtempSync(join(tmpdir(), 'dicehall-web-'));
  writeFileSync(join(web, 'index.html'), '<html><head><title>Dicehall</title></head><body></body></html>');
  testServer = await startTestServer({ web });
});
afterAll(() => testServer.close());

async function previewOf(listed: boolean, language = 'en') {
  const nora = await testServer.guest('Nora <b> Secret');
  const table = await nora.open({ game: 'ten-thousand', seats: 4, listed });
  const headers = { accept: '*/*', 'accept-language': language };
  const answer = await testServer.server.app.inject({ url: `/online/table/${table}`, headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  const tags = [...answer.body.matchAll(/<meta property="([^"]+)" name="[^"]+" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

test('a crawler gets title and text of a table, with the first name of its host where it is listed', async () => {
  const preview = await previewOf(true);
  expect(preview['og:title']).toBe('Nora invites you to Ten Thousand');
  expect(preview['og:description']).toContain('1 of 4 seats taken');
  expect((await previewOf(true, 'de'))['og:title']).toBe('Nora lädt dich zu Zehntausend ein');
});

test('the preview of a table that is not listed names nobody', async () => {
  const preview = await previewOf(false);
  expect(preview['twitter:title']).toBe('Ten Thousand');
  expect(JSON.stringify(preview)).not.toContain('Nora');
});

test('a link to a table that is gone leads to the page', async () => {
  const answer = await testServer.server.app.inject({ url: '/online/table/0000000000000000' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toContain('og:title');
});
