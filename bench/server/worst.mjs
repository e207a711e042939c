// Measures the processor time of the most expensive single inputs: `node bench/server/worst.mjs [repeats]`, after `npm
// run build`. It uses DATABASE_URL or else an embedded PGlite in a new folder. Limits are off. Each input is sent
// repeatedly on a separate connection, one at a time. The figures are: the server's processor time for one input, in
// all its threads (Linux only, ticks of 10 ms); the longest response time; and the maximum growth of its memory over
// all repeats, including memory that is collected later.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const repeats = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder, DICEHALL_LOG: 'silent' });
const { address } = server;
const line = new Line(address);
const [ada, bo] = [await line.post('/guests', { name: 'Ada' }), await line.post('/guests', { name: 'Bo' })];
const { cookie } = ada;
const seated = async (game) => {
  const { id } = (await line.post('/tables', { game, seats: 2 }, cookie)).body.table;
  await line.post(`/tables/${id}/sit`, {}, bo.cookie);
  return id;
};
const open = await seated('greed');
const match = await seated('greed');
let { seq, table } = (await line.post(`/tables/${match}/start`, {}, cookie)).body;
for (let move = 0; move < 2000; move += 1) {
  const by = table.match.view.step.seats[0] === 0 ? cookie : bo.cookie;
  const { body } = await line.post(`/tables/${match}/moves`, { seq, move: { type: 'roll' } }, by);
  ({ seq } = body);
  ({ table } = body.snapshot);
}
const pairs = await seated('hidden-pairs');
await line.post(`/tables/${pairs}/start`, {}, cookie);
const thousand = await seated('ten-thousand');
await line.post(`/tables/${thousand}/start`, {}, cookie);

const request = (method, path, { body = null, headers = [] } = {}) =>
  [
    `${method} ${path} HTTP/1.1`,
    `Host: ${address.host}`,
    `Cookie: ${cookie}`,
    ...headers,
    ...(body === null
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body ?? '',
  ].join('\r\n');
const post = (path, body) =>
  request('POST', `/api/v1${path}`, { body: typeof body === 'string' ? body : JSON.stringify(body) });
const get = (path, headers) => request('GET', `/api/v1${path}`, { headers });
const fill = (text, size = 15_900) => text.repeat(Math.floor(size / Buffer.byteLength(text)));
const list = (text) => `[${fill(`${text},`).slice(0, -1)}]`;
const object = `{${Array.from({ length: 1600 }, (_, at) => `"k${at}":1`).join(',')}}`;

const inputs = {
  'a plain read': get('/me'),
  'name of combining marks': post('/guests', { name: fill('e\u0301\u0323', 15_000) }),
  'name of look-alikes': post('/guests', { name: fill('а', 15_000) }),
  'name of emoji': post('/guests', { name: fill('👩‍👩‍👧‍👦', 15_000) }),
  'the longest valid name': post('/guests', { name: 'Ｗ'.repeat(24) }),
  'body of nested lists': post('/guests', `${'['.repeat(7900)}${']'.repeat(7900)}`),
  'body of many keys': post('/guests', object),
  'body of one long number': post('/guests', `{"name":${fill('9')}}`),
  'body of escapes': post('/guests', `{"name":"${fill('\\u00e9')}"}`),
  'options of many keys': post('/tables', `{"game":"ten-thousand","seats":2,"options":${object}}`),
  'chat line of 16 KB': post(`/tables/${open}/say`, { text: fill('x') }),
  'chat line, valid': post(`/tables/${open}/say`, { text: '🎲'.repeat(100) }),
  'move with long lists': post(
    `/tables/${thousand}/moves`,
    `{"seq":4,"move":{"type":"keep","dice":${list('1')}}}`,
  ),
  'commit with long lists': post(
    `/tables/${pairs}/moves`,
    `{"seq":4,"move":{"type":"commit","pairs":${list('[0,1]')}}}`,
  ),
  'move of a long match, late': post(`/tables/${match}/moves`, { seq: 3, move: { type: 'stop' } }),
  'score sheet of many changes': post(
    '/sheets',
    `{"setup":{"game":"ten-thousand","options":{},"names":["A","B"],"belowZero":true},"changes":${list('{"type":"undo"}')}}`,
  ),
  'position of 16 KB': get(`/explore?position=${fill('greed%20-%20', 7000)}`),
  'position of twelve seats': get(
    `/explore?position=${encodeURIComponent('three-dice - 0,0,0,0,0,0,0,0,0,0,0,0 1 0 3 1 -,-,-,-,-,-,-,-,-,-,-,- choose 1 224')}`,
  ),
  'position of the default match': get(
    `/explore?position=${encodeURIComponent('ten-thousand - 0,0 0 start')}`,
  ),
  'many languages': get('/games', [`Accept-Language: ${fill('de-DE;q=0.1,', 7500)}`]),
  'long cookie': get('/me', [`Cookie: ${fill('a=b; ', 7500)}`]),
  'many headers': get(
    '/me',
    Array.from({ length: 90 }, (_, at) => `X-${at}: ${'v'.repeat(50)}`),
  ),
  'long query': get(`/tables?${fill('a=1&', 7500)}`),
  'record of 2,000 moves': get(`/tables/${match}/record`),
  'export with 2,000 moves': get('/me/export'),
  'snapshot of a long match': get(`/tables/${match}`),
  'all games': get('/games'),
  'OpenAPI document': get('/openapi.json'),
};

/** Sends a request and waits for the whole response. */
function ask(text) {
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname, () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      const at = answer.indexOf('\r\n\r\n');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0);
      if (at >= 0 && answer.length >= at + 4 + length) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(answer.slice(9, 12)) || 0));
  });
}

console.log(
  '| input | status | processor, ms | longest response, ms | memory, MB |\n| --- | --- | --- | --- | --- |',
);
let [worst, largest] = [0, 0];
for (const [name, text] of Object.entries(inputs)) {
  for (let warm = 0; warm < 5; warm += 1) await ask(text);
  let [status, longest] = [0, 0];
  server.forgetPeak();
  const [before, held] = [server.used(), server.memory()];
  for (let one = 0; one < repeats; one += 1) {
    const began = performance.now();
    status = await ask(text);
    longest = Math.max(longest, performance.now() - began);
  }
  const each = (server.used() - before) / repeats;
  worst = Math.max(worst, each);
  const grown = (server.peak() - held) / 1024;
  largest = Math.max(largest, grown);
  console.log(`| ${name} | ${status} | ${each.toFixed(1)} | ${longest.toFixed(1)} | ${grown.toFixed(1)} |`);
}
console.log(`worst: ${worst.toFixed(1)} ms, ${largest.toFixed(1)} MB`);
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(worst <= 50 ? 0 : 1);
