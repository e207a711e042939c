// Measures how many tables one core can serve at human pace: `node bench/server/capacity.mjs [step] [most] [nodes]
// [together]`, after `npm run build`. It uses DATABASE_URL or else an embedded PGlite in a new folder; two nodes also
// need NATS_URL. Every table has two players of Greed, each with an open stream and a move every four seconds. With
// several nodes, the players of a table are on different nodes, or with `together` on the same one. The bench adds
// `step` tables at a time until the p99 of a move exceeds 100 ms or there are `most` tables. The nodes share core 0.
// The players use core 1, and so should PostgreSQL (`taskset -acp 1 PID`). Linux only.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const step = Number(process.argv[2] ?? 1000);
const most = Number(process.argv[3] ?? 9000);
const nodes = Number(process.argv[4] ?? 1);
const isTogether = process.argv[5] === 'together';
/** Returns the node of a seat. */
const nodeOf = (table, seat) => (isTogether ? table : seat) % nodes;
/** The time between two moves, the time to settle and the time to measure, in milliseconds. */
const [pace, settle, measured] = [4000, 6000, 12_000];
const pin = (pid, core) => spawnSync('taskset', ['-acp', String(core), String(pid)]);
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const env = { DICEHALL_DATA: folder, DICEHALL_LOG: 'warn', DICEHALL_SECRET: 'x'.repeat(32) };
const servers = [];
for (let node = 0; node < nodes; node += 1) servers.push(await startServer(env));
for (const { pid } of servers) pin(pid, 0);
pin(process.pid, 1);

/** The connections over which the players move, by node. */
const lines = servers.map(({ address }) => Array.from({ length: 50 }, () => new Line(address)));
let [moveTimes, eventTimes] = [[], []];
let turn = 0;
function lineOf(node) {
  turn += 1;
  return lines[node][turn % 50];
}

/** Opens the stream of a player and times each event of the other player's moves. */
function listen(table, node, cookie) {
  const { hostname, port, host } = servers[node].address;
  const socket = connect(Number(port), hostname, () =>
    socket.write(
      `GET /api/v1/tables/${table.id}/events HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`,
    ),
  );
  socket.on('data', (chunk) => {
    if (table.sentAt === 0 || !chunk.includes('event: table')) return;
    eventTimes.push(performance.now() - table.sentAt);
  });
  let first = '';
  socket.once('data', (chunk) => {
    first = chunk.toString().slice(0, 400);
  });
  socket.on('close', () => {
    closed += 1;
    if (closed < 4) console.log(`a stream was closed after: ${first}`);
  });
  socket.on('error', ({ code }) => {
    first ||= code;
  });
}
let [closed, failed] = [0, 0];

async function move(table) {
  const { seq, seat } = table;
  const node = nodeOf(table.number, seat);
  table.sentAt = performance.now();
  try {
    // Always rolls on, so that the match does not end.
    const { body } = await lineOf(node).post(
      `/tables/${table.id}/moves`,
      { seq, move: { type: 'roll' } },
      table.cookies[seat],
    );
    table.seq = body.seq;
    table.seat = body.snapshot.table.match.view.step.seats[0];
    moveTimes.push(performance.now() - table.sentAt);
  } catch {
    failed += 1;
  }
}

const tables = [];
let opened = 0;
async function open() {
  const number = opened;
  opened += 1;
  const [line, other] = [lineOf(nodeOf(number, 0)), lineOf(nodeOf(number, 1))];
  const [ada, bo] = [
    await line.post('/guests', { name: 'Ada' }),
    await other.post('/guests', { name: 'Bo' }),
  ];
  const cookies = [ada.cookie, bo.cookie];
  const { id } = (await line.post('/tables', { game: 'greed', seats: 2 }, ada.cookie)).body.table;
  await other.post(`/tables/${id}/sit`, {}, bo.cookie);
  const { seq, table: started } = (await line.post(`/tables/${id}/start`, {}, ada.cookie)).body;
  const table = { id, number, cookies, seq, seat: started.match.view.step.seats[0], sentAt: 0 };
  for (const seat of [0, 1]) listen(table, nodeOf(number, seat), cookies[seat]);
  tables.push(table);
  // The times are random. At a fixed pace, moves that once coincided would always coincide.
  const next = () => setTimeout(() => void move(table).then(next), pace * (0.5 + Math.random()));
  next();
}

const at = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.toFixed(1);
const used = () => servers.reduce((sum, server) => sum + server.used(), 0);
for (let count = step; count <= most; count += step) {
  const opening = Array.from({ length: 20 }, async () => {
    while (tables.length < count) await open();
  });
  await Promise.all(opening);
  await rest(settle);
  [moveTimes, eventTimes, failed] = [[], [], 0];
  const [before, own, began] = [used(), process.cpuUsage(), performance.now()];
  await rest(measured);
  const took = performance.now() - began;
  const cpu = used() - before;
  const { user, system } = process.cpuUsage(own);
  const moves = moveTimes.length;
  for (const times of [moveTimes, eventTimes]) times.sort((a, b) => a - b);
  const memory = servers.reduce((sum, server) => sum + server.memory(), 0) / 1024;
  console.log(
    `${tables.length} tables: ${((moves * 1000) / took).toFixed(0)} moves/s, p50 ${at(moveTimes, 0.5)}, p99 ${at(moveTimes, 0.99)} ms; event at both p50 ${at(eventTimes, 0.5)}, p99 ${at(eventTimes, 0.99)} ms; nodes ${((100 * cpu) / took).toFixed(0)} % of the core, ${((cpu * 1000) / moves).toFixed(0)} µs a move, ${memory.toFixed(0)} MB; players ${((user + system) / 10 / took).toFixed(0)} %; ${failed} failed, ${closed} streams closed`,
  );
  if (Number(at(moveTimes, 0.99)) > 100) break;
}
for (const server of servers) await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
