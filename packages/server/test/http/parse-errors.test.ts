import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '../../src/protocol/index.ts';
import { type Answer, openConnection } from '../support/raw-connection.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let port: number;
let ada: TestClient;
let table: string;

beforeAll(async () => {
  testServer = await startTestServer();
  const { server } = testServer.server.app;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([20_000, 60_000]);
  // The same limits, a hundred times as strict.
  Object.assign(server, { requestTimeout: 200, headersTimeout: 600, connectionsCheckingInterval: 50 });
  port = Number(new URL(await testServer.server.app.listen({ host: '127.0.0.1', port: 0 })).port);
  ada = await testServer.guest('Ada');
  table = await ada.open({ game: 'threes', seats: 1 });
  await ada.call('POST', `/tables/${table}/start`);
});
afterAll(() => testServer.close());

const head = () =>
  `POST /api/v1/tables/${table}/moves HTTP/1.1\r\nHost: x\r\nCookie: ${ada.headers.cookie}\r\n`;
const rolled = '{"seq":3,"move":{"type":"roll"}}';
const typed = `Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n`;

/** Every refusal is a problem with a code. */
function codeOf({ status, head, body }: Answer): string {
  expect(head).toContain('\r\ncontent-type: application/problem+json; charset=utf-8');
  expect(head).toContain('\r\nx-content-type-options: nosniff');
  return `${status} ${problemSchema.parse(JSON.parse(body)).code}`;
}

test.each([
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\r\n\r\n', '400 not-http'],
  [
    'a head without an end',
    `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`,
    '431 head-too-large',
  ],
  ['an address that is none', 'GET /api/v1/tables/%zz HTTP/1.1\r\nHost: x\r\n\r\n', '404 no-such-page'],
  [
    'an id without an end',
    `GET /api/v1/tables/${'0'.repeat(999)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    '404 no-such-page',
  ],
])('%s is refused as a problem with a code', async (_what, sent, code) => {
  const connection = openConnection(port);
  await connection.send(sent);
  await connection.until(() => connection.answers.length > 0);
  connection.destroy();
  expect(connection.answers.map(codeOf)).toEqual([code]);
});

test.each<[string, () => string]>([
  ['nothing but a first line', () => head().slice(0, 30)],
  ['headers without an end', head],
  ['half a body', () => `${head()}${typed}${rolled.slice(0, 9)}`],
])('who sends %s, and then a letter now and then, is let go with 408', async (_what, begin) => {
  const connection = openConnection(port);
  await connection.send(begin());
  while (!connection.closed) {
    await connection.send('x');
    await rest(20);
  }
  expect(connection.answers.map(codeOf)).toEqual(['408 too-slow']);
});

const move = (seq: number) => {
  const body = `{"seq":${seq},"move":{"type":"roll"}}`;
  return `${head()}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

test('who sends bytes behind a move that are no HTTP, is told of the move first', async () => {
  const connection = openConnection(port);
  await connection.send(`${move(3)}nonsense\r\n\r\n`);
  await connection.until(() => connection.answers.length === 2);
  expect(connection.answers.map(({ status }) => status)).toEqual([200, 400]);
  const [played, refused] = connection.answers;
  expect(JSON.parse(played?.body ?? '')).toMatchObject({ seq: 4 });
  expect(refused && codeOf(refused)).toBe('400 not-http');
  await connection.until(() => connection.closed);
});

test.each([
  ['without a host', 'GET /healthz HTTP/1.1\r\n\r\n', '400 no-host'],
  [
    'with an expectation that nobody meets',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n',
    '417 unmet-expectation',
  ],
])('a request %s is refused as a problem with a code, and its connection ends', async (_what, sent, code) => {
  const connection = openConnection(port);
  await connection.send(sent);
  await connection.until(() => connection.closed);
  expect(connection.answers.map(codeOf)).toEqual([code]);
});

test('a request of HTTP 1.0 needs no host, and one that expects to be told to go on is answered', async () => {
  const connection = openConnection(port);
  await connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 100-Continue\r\n\r\n');
  await connection.until(() => connection.answers.length === 1);
  await connection.send('GET /healthz HTTP/1.0\r\n\r\n');
  await connection.until(() => connection.closed);
  expect(connection.answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('bytes that are no HTTP end a stream, and nothing is written into it', async () => {
  const connection = openConnection(port);
  await connection.send(
    `GET /api/v1/tables/${table}/events HTTP/1.1\r\nHost: x\r\nCookie: ${ada.headers.cookie}\r\n\r\n`,
  );
  await connection.until(() => connection.received.includes('snapshot'));
  await connection.send('nonsense\r\n\r\n');
  await connection.until(() => connection.closed);
  expect(connection.received).not.toContain('not-http');
});

test('who asks for an upgrade is answered, and the connection ends', async () => {
  const connection = openConnection(port);
  await connection.send(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nnonsense',
  );
  await connection.until(() => connection.closed);
  expect(connection.answers.map(({ status }) => status)).toEqual([200]);
});
