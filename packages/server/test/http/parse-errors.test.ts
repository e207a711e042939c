import { setTimeout as rest } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemSchema } from '../../src/protocol/index.ts';
import { type Answer, openConnection, type RawConnection } from '../support/raw-connection.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/test-server.ts';

let testServer: TestServer;
let port: number;
let ada: TestClient;
let table: string;

beforeAll(async () => {
  testServer = await startTestServer();
  const { server } = testServer.server.app;
  const { requestTimeout, headersTimeout, connectionsCheckingInterval, timeout } = server as typeof server & {
    readonly connectionsCheckingInterval: number;
  };
  // A request has 20 seconds to arrive, which Node checks every second. A client may leave its response unread for
  // five minutes.
  expect([requestTimeout, headersTimeout, connectionsCheckingInterval]).toEqual([20_000, 20_000, 1000]);
  expect(timeout).toBe(300_000);
  // The tests use a hundredth of these times.
  Object.assign(server, { requestTimeout: 200, headersTimeout: 200, connectionsCheckingInterval: 50 });
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

function codeOf({ status, head, body }: Answer): string {
  expect(head).toContain('\r\ncontent-type: application/problem+json; charset=utf-8');
  expect(head).toContain('\r\nx-content-type-options: nosniff');
  return `${status} ${problemSchema.parse(JSON.parse(body)).code}`;
}

test.each([
  ['bytes that are not HTTP', '\x16\x03\x01\x02\x00\x01\r\n\r\n', '400 not-http'],
  ['endless headers', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`, '431 head-too-large'],
  ['a malformed URL', 'GET /api/v1/tables/%zz HTTP/1.1\r\nHost: x\r\n\r\n', '404 no-such-page'],
  [
    'more than 100 headers',
    `GET /healthz HTTP/1.1\r\nHost: x\r\n${'a: 1\r\n'.repeat(100)}\r\n`,
    '431 head-too-large',
  ],
  ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n', '400 several-hosts'],
  ['an endless id', `GET /api/v1/tables/${'0'.repeat(999)} HTTP/1.1\r\nHost: x\r\n\r\n`, '404 no-such-page'],
])('the server refuses %s with a problem document and its code', async (_what, sent, code) => {
  const connection = openConnection(port);
  await connection.send(sent);
  await connection.until(() => connection.answers.length > 0);
  connection.destroy();
  expect(connection.answers.map(codeOf)).toEqual([code]);
});

test('an answer to bytes that are not HTTP is not cached and loads nothing, like every answer of the API', async () => {
  const connection = openConnection(port);
  await connection.send('\x16\x03\x01\x02\x00\x01\r\n\r\n');
  await connection.until(() => connection.answers.length > 0);
  connection.destroy();
  expect(connection.answers[0]?.head).toContain('\r\ncache-control: no-store');
  expect(connection.answers[0]?.head).toContain("\r\ncontent-security-policy: default-src 'none'");
});

test('a request may have 100 headers', async () => {
  const connection = openConnection(port);
  await connection.send(`GET /healthz HTTP/1.1\r\nHost: x\r\n${'a: 1\r\n'.repeat(99)}\r\n`);
  await connection.until(() => connection.answers.length > 0);
  connection.destroy();
  expect(connection.answers.map(({ status }) => status)).toEqual([200]);
});

test.each<[string, () => string]>([
  ['only a request line', () => head().slice(0, 30)],
  ['unfinished headers', head],
  ['half a body', () => `${head()}${typed}${rolled.slice(0, 9)}`],
])('a client that sends %s and then single bytes slowly gets 408', async (_what, begin) => {
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

test('a client that sends malformed bytes after a move gets the response to the move before the refusal', async () => {
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
    'with an unknown expectation',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n',
    '417 unmet-expectation',
  ],
])(
  'the server refuses a request %s with a problem document and its code, and closes the connection',
  async (_what, sent, code) => {
    const connection = openConnection(port);
    await connection.send(sent);
    await connection.until(() => connection.closed);
    expect(connection.answers.map(codeOf)).toEqual([code]);
  },
);

test('an HTTP 1.0 request needs no host, and 100-continue is supported', async () => {
  const connection = openConnection(port);
  await connection.send('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 100-Continue\r\n\r\n');
  await connection.until(() => connection.answers.length === 1);
  await connection.send('GET /healthz HTTP/1.0\r\n\r\n');
  await connection.until(() => connection.closed);
  expect(connection.answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('malformed bytes from a client end its stream without further output', async () => {
  const connection = openConnection(port);
  await connection.send(
    `GET /api/v1/tables/${table}/events HTTP/1.1\r\nHost: x\r\nCookie: ${ada.headers.cookie}\r\n\r\n`,
  );
  await connection.until(() => connection.received.includes('snapshot'));
  await connection.send('nonsense\r\n\r\n');
  await connection.until(() => connection.closed);
  expect(connection.received).not.toContain('not-http');
});

test('an upgrade request to a route without WebSocket is answered over HTTP, and the connection is closed', async () => {
  const connection = openConnection(port);
  await connection.send(
    'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nnonsense',
  );
  await connection.until(() => connection.closed);
  expect(connection.answers.map(({ status }) => status)).toEqual([200]);
});

/** Sends requests, fewer at once than the limit of unanswered requests on a connection. */
async function sendAll(connection: RawConnection, requests: readonly string[]): Promise<void> {
  for (let from = 0; from < requests.length; from += 50) {
    const answered = connection.answers.length;
    const part = requests.slice(from, from + 50);
    await connection.send(part.join(''));
    await connection.until(() => connection.answers.length === answered + part.length);
  }
}

test('a connection is closed after 100 refusals in a row, not counting moves', async () => {
  const request = (path: string) => `GET /api/v1${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const late = '{"seq":999,"move":{"type":"roll"}}';
  const move = `${head()}Content-Type: application/json\r\nContent-Length: ${late.length}\r\n\r\n${late}`;
  const connection = openConnection(port);
  const refused = Array<string>(99).fill(request('/no'));
  await sendAll(connection, [...refused, request('/games')]);
  await sendAll(connection, [...refused, ...Array<string>(10).fill(move)]);
  expect(connection.closed).toBe(false);
  await connection.send(request('/no').repeat(2));
  await connection.until(() => connection.closed);
  expect(connection.answers).toHaveLength(210);
  expect(connection.answers.at(-1)?.head).toContain('connection: close');
});

test('files that a browser already has do not count as refusals', async () => {
  const url = '/api/docs/static/swagger-ui.css';
  const { etag } = (await testServer.server.app.inject({ url })).headers;
  const request = `GET ${url} HTTP/1.1\r\nHost: x\r\nIf-None-Match: ${etag}\r\n\r\n`;
  const connection = openConnection(port);
  await sendAll(connection, Array<string>(101).fill(request));
  connection.destroy();
  expect(connection.answers.map(({ status }) => status)).toEqual(Array<number>(101).fill(304));
});

test('too many headers get one refusal per connection, and later requests are not answered', async () => {
  const many = Array.from({ length: 1500 }, (_, at) => `a${at}:1\r\n`).join('');
  const request = `GET /healthz HTTP/1.1\r\nHost: x\r\n${many}\r\n`;
  const flood = Array.from({ length: 20 }, () => openConnection(port));
  for (const connection of flood) await connection.send(request.repeat(5));
  for (const connection of flood) await connection.until(() => connection.closed);
  for (const { answers } of flood) expect(answers.map(codeOf)).toEqual(['431 head-too-large']);
});

test('a connection with more than 64 unanswered requests is cut off', async () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const patient = openConnection(port);
  await patient.send(request.repeat(64));
  await patient.until(() => patient.answers.length === 64);
  expect(patient.closed).toBe(false);
  await patient.send(request.repeat(65));
  await patient.until(() => patient.closed);
  expect(patient.answers).toHaveLength(64);
});
