// Open watchers on one node: memory a stream, and how long an event takes to reach them all.
// `node bench/server/streams.mjs [streams]`, after `npm run build`; on DATABASE_URL or else PGlite in DICEHALL_DATA.
// Needs `ulimit -n` above the number of streams. Linux only (it reads /proc).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const streams = Number(process.argv[2] ?? 5000);
const began = performance.now();
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../packages/server/test/real/node.mjs', import.meta.url))],
  {
    env: { ...process.env, DICEHALL_LOG: 'silent', DICEHALL_LIMITS: 'off', DICEHALL_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const address = await new Promise((resolve) => {
  server.stdout.once('data', (said) => resolve(new URL(String(said).trim())));
});
console.log(`listens after ${Math.round(performance.now() - began)} ms`);
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]);
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function post(path, body, cookie = '') {
  const answer = await fetch(new URL(`/api/v1${path}`, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  return { body: await answer.json(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
}

const { cookie } = await post('/guests', { name: 'Ada' });
const { table } = (await post('/tables', { game: 'threes', seats: 1 }, cookie)).body;
let { seq } = (await post(`/tables/${table.id}/start`, {}, cookie)).body;
await rest(3000);
const before = memory();
console.log(`at rest ${Math.round(before / 1024)} MB`);

let arrived = [];
let sent = 0;
let open = 0;
for (let made = 0; made < streams; made += 1) {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(`GET /api/v1/tables/${table.id}/events HTTP/1.1\r\nHost: x\r\n\r\n`);
  let seen = false;
  socket.on('data', (chunk) => {
    const text = String(chunk);
    if (!seen && text.includes('event: presence')) {
      seen = true;
      open += 1;
    }
    if (text.includes('event: table')) arrived.push(performance.now() - sent);
  });
  socket.on('error', () => {});
  if (made % 100 === 99) while (open < made - 200) await rest(5);
}
while (open < streams) await rest(20);
await rest(3000);
const after = memory();
console.log(
  `${streams} streams: ${((after - before) / streams).toFixed(1)} KB each (${Math.round(after / 1024)} MB in all)`,
);
const worst = [];
for (const move of [{ type: 'roll' }, { type: 'bank' }, { type: 'roll' }, { type: 'bank' }]) {
  arrived = [];
  sent = performance.now();
  seq = (await post(`/tables/${table.id}/moves`, { seq, move }, cookie)).body.seq;
  while (arrived.length < streams) await rest(10);
  arrived.sort((a, b) => a - b);
  worst.push(arrived[Math.floor(arrived.length * 0.99)]);
}
console.log(`an event reaches 99 % of them in ${worst.map((ms) => ms.toFixed(0)).join(', ')} ms`);
server.kill('SIGKILL');
process.exit(0);
