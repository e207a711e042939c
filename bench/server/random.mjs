// Sends random requests and socket messages and counts their statuses: `node bench/server/random.mjs [count] [seed]`,
// after `npm run build`. It uses DATABASE_URL or else an embedded PGlite in a new folder. One of 24 clients sends
// messages over a WebSocket. The others send damaged bytes (a tenth) and requests to the routes of the OpenAPI
// document, with parameters, headers and bodies that are valid, almost valid or invalid. Limits are off, so that all
// requests reach their routes. It ends with exit code 1 after a 5xx other than a 503 with `retry-after`, or if the
// server stops responding.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const { WebSocket } = createRequire(new URL('../../packages/server/package.json', import.meta.url))('ws');
const count = Number(process.argv[2] ?? 100_000);
let state = Number(process.argv[3] ?? 1);
/** The number of concurrent requests. */
const clients = 24;

/** Returns a random number in [0, 1), by mulberry32. */
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (most) => Math.floor(random() * most);
const pick = (values) => values[below(values.length)];
const text = (most) =>
  String.fromCodePoint(
    ...Array.from({ length: below(most) }, () => pick([below(0x80), below(0x3000), 0x1f3b2])),
  );
const ascii = (most) =>
  Array.from({ length: below(most) }, () => String.fromCharCode(32 + below(95))).join('');

const wild = () =>
  pick([
    () => null,
    () => -1,
    () => 1e308,
    () => 2 ** 53,
    () => '',
    () => '\u0000',
    () => 'half \ud83d',
    () => text(40),
    () => 'x'.repeat(below(3000)),
    () => [],
    () => Array.from({ length: below(5) }, wild),
    () => ({ [text(6)]: wild() }),
    () => JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
    () => true,
  ])();

const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder, DICEHALL_LOG: 'silent' });
const { address } = server;
const line = new Line(address);
const document = await line.get('/openapi.json');
const schemaOf = (schema) =>
  schema?.$ref === undefined ? schema : document.components.schemas[schema.$ref.split('/').at(-1)];

const ada = await line.post('/guests', { name: 'Ada' });
const bo = await line.post('/guests', { name: 'Bo' });
const cookies = ['', ada.cookie, bo.cookie];
const known = { id: [], code: [], seat: ['0', '1'], token: ['x'] };
for (const game of ['greed', 'ten-thousand', 'threes', 'three-dice', 'hidden-pairs']) {
  const { table } = (await line.post('/tables', { game, seats: 2 }, ada.cookie)).body;
  known.id.push(table.id);
  known.code.push(table.code);
  if (game === 'greed') continue;
  await line.post(`/tables/${table.id}/sit`, {}, bo.cookie);
  await line.post(`/tables/${table.id}/start`, {}, ada.cookie);
}

const setup = { game: 'greed', options: {}, names: ['Ada', 'Bo'], belowZero: true };
known.id.push((await line.post('/sheets', { setup, changes: [] }, ada.cookie)).body.id);

/** Returns a value that usually matches a schema. */
function valueFor(given) {
  const schema = schemaOf(given);
  if (schema === undefined || random() < 0.08) return wild();
  const oneOf = schema.anyOf ?? schema.oneOf;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum);
  if (oneOf !== undefined) return valueFor(pick(oneOf));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random() < 0.85)
          .map(([name, part]) => [name, valueFor(part)]),
      );
    case 'array':
      return Array.from({ length: below(7) }, () => valueFor(schema.items));
    case 'integer':
    case 'number':
      return below(30) - 2;
    case 'string':
      return random() < 0.5 ? pick([...known.id, ...known.code, 'Cy']) : text(30);
    case 'boolean':
      return random() < 0.5;
    default:
      return wild();
  }
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    path,
    method: method.toUpperCase(),
    parameters: described.parameters ?? [],
    body: described.requestBody?.content['application/json']?.schema,
  })),
);
const parameter = (name) =>
  encodeURIComponent(
    random() < 0.8 ? pick(known[name] ?? ['1']) : pick(['%00', '..', "'", '0'.repeat(16), ascii(20)]),
  );

function randomRequest() {
  const { path, method, parameters, body } = pick(operations);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => parameter(name));
  const query = parameters
    .filter((one) => one.in === 'query' && random() < 0.5)
    .map(
      ({ name, schema }) => `${name}=${encodeURIComponent(String(valueFor(schema)).toWellFormed?.() ?? '')}`,
    );
  const headers = [
    `Host: ${address.host}`,
    `Cookie: ${method === 'DELETE' && path.endsWith('/me') ? '' : pick(cookies)}`,
    ...parameters
      .filter((one) => one.in === 'header' && random() < 0.5)
      .map(({ name }) => `${name}: ${ascii(40)}`),
    ...(random() < 0.1 ? [`X-Any: ${ascii(200)}`] : []),
  ];
  if (body !== undefined || random() < 0.05) {
    const whole = JSON.stringify(valueFor(body)) ?? '';
    const sent = random() < 0.95 ? whole : whole.slice(0, below(whole.length));
    headers.push(
      `Content-Type: ${random() < 0.97 ? 'application/json' : ascii(20)}`,
      `Content-Length: ${Buffer.byteLength(sent)}`,
    );
    return Buffer.from(
      `${method} ${filled}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${sent}`,
    );
  }
  return Buffer.from(
    `${method} ${filled}${query.length > 0 ? `?${query.join('&')}` : ''} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`,
  );
}

/** Returns a request with some of its bytes changed. */
function damaged() {
  const bytes = randomRequest();
  for (let change = below(6); change >= 0; change -= 1) bytes[below(bytes.length)] = below(256);
  return bytes;
}

const statuses = new Map();
const failures = [];
function note(kind, status, shown) {
  const name = `${kind} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (Number(status) >= 500 && !(Number(status) === 503 && /retry-after/i.test(shown))) failures.push(shown);
}

/**
 * Sends bytes on a new connection. Resolves with the first packet of the response, or an empty text if there is none.
 */
function ask(bytes, patience = 20_000) {
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname, () => socket.write(bytes));
    const end = (answer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => end(''), patience);
    socket.once('data', (chunk) => end(chunk.toString()));
    socket.once('error', () => end(''));
    socket.once('close', () => end(''));
  });
}

async function sendRequest(kind, bytes) {
  // A damaged request may lack bytes that the server waits for.
  const answer = await ask(bytes, kind === 'bytes' ? 2000 : undefined);
  const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'none';
  note(kind, status, `${bytes.subarray(0, 2000)}\n→ ${answer.slice(0, 500)}`);
}

const openSocket = () =>
  new Promise((resolve, reject) => {
    const headers = { cookie: pick(cookies) };
    const socket = new WebSocket(`ws://${address.host}/api/v1/socket`, { headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
let socket = null;
async function sendMessage() {
  if (socket === null || socket.readyState !== WebSocket.OPEN) socket = await openSocket();
  const own = socket;
  const type = pick(['move', 'subscribe', 'unsubscribe', ascii(5)]);
  const message = {
    id: random() < 0.9 ? below(9) : wild(),
    type,
    table: random() < 0.9 ? pick(known.id) : wild(),
  };
  if (type === 'move')
    Object.assign(message, {
      seq: below(200),
      move: random() < 0.5 ? { type: pick(['roll', 'stop', 'bank']) } : wild(),
    });
  const sent = random() < 0.9 ? JSON.stringify(message) : random() < 0.5 ? text(200) : Buffer.from(text(200));
  await new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      own.off('message', onMessage);
      own.off('close', end);
      resolve();
    };
    const timer = setTimeout(() => {
      note('message', 'none', '');
      end();
    }, 20_000);
    const onMessage = (data) => {
      const answer = JSON.parse(String(data));
      if (!('id' in answer)) return;
      note('message', answer.problem?.status ?? 200, `${sent}\n→ ${String(data).slice(0, 500)}`);
      end();
    };
    own.on('message', onMessage);
    own.once('close', end);
    own.send(sent);
  });
}

let left = count;
const began = performance.now();
/**
 * Sends requests one after the other. Only the first client sends messages, because their responses are matched by
 * order.
 */
async function run(client) {
  while (left > 0) {
    left -= 1;
    const kind = random();
    if (client === 0 || kind > 0.996)
      await (client === 0 ? sendMessage() : sendRequest('request', randomRequest()));
    else if (kind < 0.1) await sendRequest('bytes', damaged());
    else await sendRequest('request', randomRequest());
  }
}
await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
socket?.close();
const alive = (await ask(Buffer.from(`GET /readyz HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`))).startsWith(
  'HTTP/1.1 200',
);
const seconds = Math.round((performance.now() - began) / 1000);
for (const [name, times] of [...statuses].sort()) console.log(`${name}: ${times}`);
console.log(
  `${count} in ${seconds} s; ${failures.length} failures; the server is ${alive ? 'ready' : 'not ready'}`,
);
for (const failure of failures.slice(0, 5)) console.log(failure);
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(failures.length === 0 && alive ? 0 : 1);
