import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { NewToken, Snapshot } from '../../src/protocol/index.ts';
import { startTestServer } from '../support/test-server.ts';

// Runs the examples of docs/api.md.
const docs = new URL('../../../../docs/', import.meta.url);
const bot = fileURLToPath(new URL('examples/greed-bot.mjs', docs));

const testServer = await startTestServer({ limits: true });
const address = await testServer.server.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => testServer.close());

/** The output and exit code of the bot. */
function runBot(...args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  const child = spawn(process.execPath, [bot, address, ...args]);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += String(chunk);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out }));
  });
}

test('the example bot takes a seat, plays Greed to its end and prints the winner; with a wrong token it fails', async () => {
  const lines = readFileSync(bot, 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('//')).length).toBeLessThanOrEqual(40);
  const ada = await testServer.guest('Ada');
  const { secret } = await (await testServer.guest('Bo')).call<NewToken>('POST', '/me/tokens', {
    label: 'bot',
  });
  const table = await ada.open({ game: 'greed', seats: 2, options: { target: 500, opening: 0 } });
  const { seq: before } = await ada.see(table);
  const stream = await ada.listen(table);
  const playing = runBot(secret, table);
  await stream.until('table', 1);
  let now = await ada.call('POST', `/tables/${table}/start`);
  while (now.table.status !== 'over') {
    const moves = now.table.match?.moves ?? [];
    if (moves.length > 0)
      await ada.ask('POST', `/tables/${table}/moves`, { seq: now.seq, move: moves.at(-1) });
    else await stream.until('table', now.seq - before + 1);
    now = await ada.see(table);
  }
  stream.close();
  const places = now.table.match?.places ?? [];
  expect(await playing).toEqual({ code: 0, out: `places [ ${places.join(', ')} ]\n` });
  expect((await runBot(`dicehall_${'x'.repeat(43)}`, table)).code).toBe(1);
});

/** One `curl` call of the page. */
function curlOf(line: string) {
  const [, jar] = / -[bc] (\w+)/.exec(line) ?? [];
  const [, body] = / -d '([^']*)'/.exec(line) ?? [];
  const [, path = ''] = / \$S(\/\S+)/.exec(line) ?? [];
  return {
    jar: jar ?? '',
    body,
    path,
    method: body === undefined && !line.includes('-X POST') ? 'GET' : 'POST',
  };
}

test('the curl calls of docs/api.md get the responses shown there, except for the dice', async () => {
  const page = readFileSync(new URL('api.md', docs), 'utf8');
  const shown = page.slice(page.indexOf('```console'), page.indexOf('{"seq":6,"move":{"type":"stop"}}'));
  const curls = shown.split('\n').filter((line) => line.startsWith('$ curl'));
  expect(curls).toHaveLength(8);
  const jars = new Map<string, string>();
  let table = '';
  const seqs: (number | undefined)[] = [];
  for (const line of curls.slice(0, 7)) {
    const { jar, body, path, method } = curlOf(line);
    const answer = await fetch(`${address}/api/v1${path.replace('$T', table)}`, {
      method,
      headers: {
        cookie: jars.get(jar) ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    expect(answer.ok, line).toBe(true);
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) jars.set(jar, cookie.split(';')[0] ?? '');
    const said = (await answer.json()) as Partial<Snapshot>;
    table = said.table?.id ?? table;
    seqs.push(said.seq);
  }
  expect(seqs).toEqual([undefined, undefined, 2, 3, 4, 5, 6]);
});
