// Measures how long others wait while one visitor reads records and missed events as fast as the server responds: `node
// bench/server/visitor.mjs [moves] [connections] [matches]`, after `npm run build`. It uses DATABASE_URL or else an
// embedded PGlite in a new folder. The visitor reads a running match of Greed with this many moves. Half of the
// connections read `/record`, the other half the last 190 events of the stream. Limits are off.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const moves = Number(process.argv[2] ?? 3000);
const connections = Number(process.argv[3] ?? 8);
const matches = Number(process.argv[4] ?? 20);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = await startServer({ DICEHALL_DATA: folder });
const { address } = server;
const line = new Line(address);

async function seated(asked) {
  const { cookie } = await line.post('/guests', { name: 'Ada' });
  const { id } = (await line.post('/tables', asked, cookie)).body.table;
  return { id, cookie };
}

/** Makes a long match. It always rolls on, so that the match does not end. */
async function longMatch() {
  const { id, cookie } = await seated({ game: 'greed', seats: 2 });
  const bo = await line.post('/guests', { name: 'Bo' });
  await line.post(`/tables/${id}/sit`, {}, bo.cookie);
  let { seq, table } = (await line.post(`/tables/${id}/start`, {}, cookie)).body;
  let { view } = table.match;
  for (let move = 0; move < moves; move += 1) {
    const { body } = await line.post(
      `/tables/${id}/moves`,
      { seq, move: { type: 'roll' } },
      [cookie, bo.cookie][view.step.seats[0]],
    );
    seq = body.seq;
    ({ view } = body.snapshot.table.match);
  }
  return { id, seq };
}

/** Returns the response times of moves and reads at another table: p50, p99 and maximum. */
async function others() {
  const took = [];
  for (let match = 0; match < matches; match += 1) {
    const { id, cookie } = await seated({ game: 'threes', seats: 1 });
    let { seq } = (await line.post(`/tables/${id}/start`, {}, cookie)).body;
    for (const type of ['roll', 'bank', 'roll', 'bank', 'roll', 'bank', 'roll', 'bank', 'roll', 'bank']) {
      let began = performance.now();
      ({ seq } = (await line.post(`/tables/${id}/moves`, { seq, move: { type } }, cookie)).body);
      took.push(performance.now() - began);
      began = performance.now();
      await line.get(`/tables/${id}`, cookie);
      took.push(performance.now() - began);
    }
  }
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

let running = true;
const read = { records: 0, streams: 0 };

async function readRecords(id) {
  const own = new Line(address);
  while (running) {
    await own.get(`/tables/${id}/record`);
    read.records += 1;
  }
}

async function readMissed(id, since) {
  while (running) {
    await new Promise((resolve) => {
      const socket = connect(Number(address.port), address.hostname, () =>
        socket.write(`GET /api/v1/tables/${id}/events?since=${since} HTTP/1.1\r\nHost: x\r\n\r\n`),
      );
      socket.on('data', (chunk) => {
        if (chunk.includes('event: presence')) socket.destroy();
      });
      socket.on('error', () => {}).on('close', resolve);
    });
    read.streams += 1;
  }
}

const { id, seq } = await longMatch();
console.log(`a running match of ${moves} moves; without the visitor: ${await others()}`);
const usedBefore = server.used();
const began = performance.now();
const visitor = Array.from({ length: connections }, (_, index) =>
  index % 2 === 0 ? readRecords(id) : readMissed(id, seq - 190),
);
const waited = await others();
const used = server.used() - usedBefore;
const seconds = (performance.now() - began) / 1000;
running = false;
await Promise.all(visitor);
console.log(
  `with one visitor on ${connections} connections (${Math.round(read.records / seconds)} records/s, ${Math.round(read.streams / seconds)} streams/s, server ${Math.round(used / seconds / 10)} % of a core): ${waited}`,
);
await server.kill();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
