// Measures many open streams on one node: the memory per stream, the time until an event has reached all of them, and
// response times in the meantime. `ulimit -n 25000; node bench/server/streams.mjs [streams]`, after `npm run build`. It
// uses DATABASE_URL or else an embedded PGlite in a new folder. Linux only (it reads /proc).
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const streams = Number(process.argv[2] ?? 5000);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder });
const { address } = server;
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const inOrder = (times) => times.sort((a, b) => a - b);

const [setup, moves] = [new Line(address), new Line(address)];

/** Creates a table of Threes for one player, with or without spectators. */
async function table() {
  const { cookie } = await setup.post('/guests', { name: 'Ada' });
  const { id } = (await setup.post('/tables', { game: 'threes', seats: 1 }, cookie)).body.table;
  const { seq } = (await setup.post(`/tables/${id}/start`, {}, cookie)).body;
  return { id, cookie, seq };
}

async function play(one, move) {
  const { body } = await moves.post(`/tables/${one.id}/moves`, { seq: one.seq, move }, one.cookie);
  one.seq = body.seq;
}

/** Returns the response times of moves and reads at another table: p50 and p99 of 400. */
async function others(one) {
  const took = [];
  for (let asked = 0; asked < 200; asked += 1) {
    let began = performance.now();
    await play(one, { type: asked % 2 === 0 ? 'roll' : 'bank' });
    took.push(performance.now() - began);
    began = performance.now();
    await setup.get(`/tables/${one.id}`);
    took.push(performance.now() - began);
    if (asked % 20 === 19) Object.assign(one, await table());
  }
  inOrder(took);
  return `p50 ${at(took, 0.5).toFixed(1)} ms, p99 ${at(took, 0.99).toFixed(1)} ms`;
}

const watched = await table();
const other = await table();
console.log(`other requests, without streams: ${await others(other)}`);
await rest(3000);
const before = server.memory();

let arrived = [];
let sent = 0;
let open = 0;
for (let made = 0; made < streams; made += 1) {
  const socket = connect(Number(address.port), address.hostname);
  socket.write(`GET /api/v1/tables/${watched.id}/events HTTP/1.1\r\nHost: x\r\n\r\n`);
  let seen = false;
  socket.on('data', (chunk) => {
    if (!seen && chunk.includes('event: presence')) {
      seen = true;
      open += 1;
    }
    if (chunk.includes('event: table')) arrived.push(performance.now() - sent);
  });
  socket.on('error', () => {});
  if (made % 100 === 99) while (open < made - 200) await rest(5);
}
while (open < streams) await rest(20);
await rest(3000);
const after = server.memory();
console.log(
  `${streams} streams: ${((after - before) / streams).toFixed(1)} KB each (${Math.round(before / 1024)} MB before, ${Math.round(after / 1024)} MB with them)`,
);
console.log(`other requests, ${streams} idle streams: ${await others(other)}`);
const [most, all] = [[], []];
for (let event = 0; event < 10; event += 1) {
  arrived = [];
  sent = performance.now();
  await play(watched, { type: event % 2 === 0 ? 'roll' : 'bank' });
  while (arrived.length < streams) await rest(10);
  inOrder(arrived);
  most.push(at(arrived, 0.99));
  all.push(...arrived);
}
inOrder(all);
console.log(
  `an event, from its request to a spectator: p50 ${at(all, 0.5).toFixed(0)} ms, p99 ${at(all, 0.99).toFixed(0)} ms over ten events; p99 of each: ${most.map((ms) => ms.toFixed(0)).join(', ')} ms`,
);
console.log(`after that: ${Math.round(server.memory() / 1024)} MB`);
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
