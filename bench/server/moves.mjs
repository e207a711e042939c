// Measures durable moves per second: `node bench/server/moves.mjs [matches] [seconds] [http|socket]`, after `npm run
// build`. It uses PostgreSQL with DATABASE_URL, otherwise PGlite in a new folder. The players run in this process, the
// server in another. Every match is Greed for two players, in which each move waits for the response to the previous
// one. The bench checks every response, and at the end compares every table with its last acknowledged move.
// BENCH_CLOCK=90 gives every table a clock of 90 seconds for each decision; without it, tables have no clock.
// BENCH_NODE=--cpu-prof profiles the server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer, usedByAll } from './server.mjs';
import { overHttp, overSockets } from './transports.mjs';

const matches = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 10);
const way = process.argv[4] ?? 'http';
const { BENCH_CLOCK: clockSeconds } = process.env;
const clock =
  clockSeconds === undefined ? { kind: 'none' } : { kind: 'seconds', seconds: Number(clockSeconds) };
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder });
const transport = way === 'socket' ? overSockets(server.address) : overHttp(server.address);

async function match(setup, players) {
  const [host, guest] = players.cookies;
  const asked = { game: 'greed', seats: 2, options: { target: 20000, opening: 0 }, clock };
  const { id } = (await setup.post('/tables', asked, host)).body.table;
  await setup.post(`/tables/${id}/sit`, {}, guest);
  const { seq, table } = (await setup.post(`/tables/${id}/start`, {}, host)).body;
  return { id, setup, players, move: players.on(id), seq, view: table.match.view };
}

let running = true;
let counting = false;
let started = 0;
const took = [];
const ends = [];

async function play(table) {
  const { id, move } = table;
  let { view, seq } = table;
  let first = true;
  while (running && view.step.kind === 'choose') {
    const [seat] = view.step.seats;
    const type = view.turnPoints > 0 ? 'stop' : 'roll';
    const began = performance.now();
    const { seq: played, repeated, snapshot } = await move(seat, seq, type);
    if (counting) took.push(performance.now() - began);
    const right =
      played === seq + 1 &&
      !repeated &&
      snapshot.seq === played &&
      snapshot.you.seat === seat &&
      snapshot.table.id === id;
    if (!right) throw new Error(`${id}: not the answer to move ${seq + 1}`);
    seq = played;
    view = snapshot.table.match.view;
    if (first) started += 1;
    first = false;
  }
  ends.push({ ...table, seq });
  if (running) await play(await match(table.setup, table.players));
}

const tables = [];
const setups = Array.from({ length: 10 }, () => new Line(server.address));
await Promise.all(
  setups.map(async (setup) => {
    while (tables.length < matches) {
      const made = transport.seat(setup).then((players) => match(setup, players));
      tables.push(made);
      await made;
    }
  }),
);
const players = (await Promise.all(tables)).map(play);
while (started < matches) await new Promise((resolve) => setTimeout(resolve, 50));
await new Promise((resolve) => setTimeout(resolve, 2000));
counting = true;
const usedBefore = server.used();
const ownBefore = process.cpuUsage();
const allBefore = usedByAll();
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
const lasted = performance.now() - began;
const spent = server.used() - usedBefore;
const own = process.cpuUsage(ownBefore);
const all = usedByAll();
running = false;
await Promise.all(players);
for (const {
  id,
  players: { cookies },
  seq,
} of ends) {
  const seen = await setups[0].get(`/tables/${id}`, cookies[0]);
  if (seen.seq !== seq) throw new Error(`${id} is at ${seen.seq}, but ${seq} was acknowledged`);
}
took.sort((a, b) => a - b);
const at = (share) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1);
const store = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
const each = (ms) => `${((1000 * ms) / took.length).toFixed(0)} µs`;
const share = (ms) => `${((100 * ms) / lasted).toFixed(0)} %`;
const ownMs = (own.user + own.system) / 1000;
const postgres = all.postgres - allBefore.postgres;
const others = all.all - allBefore.all - spent - ownMs - postgres;
console.log(
  `${store}, ${matches} matches, ${way}: ${Math.round((1000 * took.length) / lasted)} moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms; ` +
    `processor a move: server ${each(spent)} (${share(spent)} of a core), players ${each(ownMs)} (${share(ownMs)}), PostgreSQL ${each(postgres)} (${share(postgres)}); others on the machine ${share(Math.max(0, others))}`,
);
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
