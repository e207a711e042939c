import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { call } from './calling.ts';
import { newHome } from './playthrough.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/**
 * Control sequences that clear the screen, set the window title, write to the clipboard, ring the bell and reverse
 * the text direction.
 */
const attack = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202eevil\r\nnext\u0000\u2028';

/** Starts a server that sends this response to every request. */
async function answering(status: number, body: unknown): Promise<string> {
  server = createServer((_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/problem+json', 'set-cookie': 'x=1' })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const commands = (url: string): readonly string[] => [
  `join 1EHGQ --server ${url} --name Ada --plain`,
  `join ${url}/online/table/yn3ndyac1jvq8nhw --name Ada --plain`,
  `watch 1EHGQ --server ${url} --plain`,
  `host greed --server ${url} --name Ada --plain`,
  `history --server ${url}`,
];

const problem = {
  type: 'about:blank',
  title: attack,
  status: 404,
  code: attack,
  detail: attack,
  [attack]: attack,
};
const strange = { ...problem, id: attack, name: attack, table: attack, token: { [attack]: attack } };

it.each([
  ['an error with a known code', 404, { ...problem, code: 'no-such-table' }],
  ['an error with an unknown code', 500, problem],
  ['a response in an unknown format', 200, strange],
  ['a person', 200, { id: 'p1', name: attack, guest: true, secret: attack, label: attack }],
])('%s from a server is printed without control characters', async (_kind, status, body) => {
  const url = await answering(status, body);
  for (const line of commands(url)) {
    const { code, out, err } = await call(line, { env: { DICEHALL_HOME: newHome() } });
    expect(code).not.toBe(0);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(`${out}${err}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u202a-\u202e]/);
    expect(`${out}${err}`).not.toMatch(/^next/m);
  }
});
