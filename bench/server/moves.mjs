// Durable moves a second through HTTP: `node bench/server/moves.mjs [matches] [seconds]`, after `npx tsc -b`.
// On PostgreSQL with DATABASE_URL, else on PGlite in a fresh folder. The players run in this process, the server in its own,
// on the same machine. Every match is Greed for two, played by post after post, each move waiting for its answer; every answer
// is held against what it has to say, and at the end every table against the last move that was acknowledged.
// BENCH_NODE=--cpu-prof profiles the server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const matches = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 10);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder });

/** A match that is about to begin. A person has at most 50 unfinished ones, so each has people of its own. */
async function match(line) {
  const [ada, bo] = [await line.post('/guests', { name: 'Ada' }), await line.post('/guests', { name: 'Bo' })];
  const cookies = [ada.cookie, bo.cookie];
  const setup = { game: 'greed', seats: 2, options: { target: 20000, opening: 0 } };
  const { id } = (await line.post('/tables', setup, ada.cookie)).body.table;
  await line.post(`/tables/${id}/sit`, {}, bo.cookie);
  const { seq, table } = (await line.post(`/tables/${id}/start`, {}, ada.cookie)).body;
  const heads = cookies.map((cookie) => line.head(`/tables/${id}/moves`, cookie));
  return { id, line, cookies, heads, seq, view: table.match.view };
}

let running = true;
let counting = false;
let started = 0;
const took = [];
const ends = [];

async function play(table) {
  const { heads, id, line } = table;
  let { view, seq } = table;
  let first = true;
  while (running && view.step.kind === 'choose') {
    const [seat] = view.step.seats;
    const move = view.turnPoints > 0 ? 'stop' : 'roll';
    const body = `{"seq":${seq},"move":{"type":"${move}"}}`;
    const began = performance.now();
    const answer = await line.send(`${heads[seat]}${body.length}\r\n\r\n${body}`);
    if (counting) took.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${answer.body}`);
    const { seq: played, repeated, snapshot } = JSON.parse(answer.body);
    const right =
      played === seq + 1 &&
      !repeated &&
      snapshot.seq === played &&
      snapshot.you.seat === seat &&
      snapshot.table.id === id;
    if (!right) throw new Error(`${id}: not the answer to move ${seq + 1}: ${answer.body}`);
    seq = played;
    view = snapshot.table.match.view;
    if (first) started += 1;
    first = false;
  }
  ends.push({ ...table, seq });
  if (running) await play(await match(line));
}

const tables = [];
for (let made = 0; made < matches; made += 20) {
  const some = Array.from({ length: Math.min(20, matches - made) }, () => match(new Line(server.address)));
  tables.push(...(await Promise.all(some)));
}
const players = tables.map(play);
while (started < matches) await new Promise((resolve) => setTimeout(resolve, 50));
await new Promise((resolve) => setTimeout(resolve, 2000));
counting = true;
const usedBefore = server.used();
const ownBefore = process.cpuUsage();
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
const lasted = performance.now() - began;
const spent = server.used() - usedBefore;
const own = process.cpuUsage(ownBefore);
running = false;
await Promise.all(players);
for (const { id, line, cookies, seq } of ends) {
  const seen = await line.get(`/tables/${id}`, cookies[0]);
  if (seen.seq !== seq) throw new Error(`${id} is at ${seen.seq}, but ${seq} was acknowledged`);
}
took.sort((a, b) => a - b);
const at = (share) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1);
const store = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
const each = (ms) => `${((1000 * ms) / took.length).toFixed(0)} µs`;
const share = (ms) => `${((100 * ms) / lasted).toFixed(0)} %`;
const ownMs = (own.user + own.system) / 1000;
console.log(
  `${store}, ${matches} matches: ${Math.round((1000 * took.length) / lasted)} moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
    `processor a move: server ${each(spent)} (${share(spent)} of a core), players ${each(ownMs)} (${share(ownMs)})`,
);
for (const { line } of tables) line.close();
await server.stop();
rmSync(folder, { recursive: true, force: true });
