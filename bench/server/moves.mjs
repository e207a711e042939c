// Durable moves a second through HTTP: `node bench/server/moves.mjs [matches] [seconds]`, after `npm run build`.
// On PostgreSQL with DATABASE_URL, else on PGlite in a fresh folder. The players run in this process, the server in its own,
// on the same machine. Every match is Greed for two, played by post after post, each move waiting for its answer.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const matches = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 10);
const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL('../../packages/server/test/real/node.mjs', import.meta.url))],
  {
    env: {
      ...process.env,
      DICEHALL_LOG: 'silent',
      DICEHALL_LIMITS: 'off',
      DICEHALL_PORT: '0',
      DICEHALL_DATA: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const address = await new Promise((resolve) =>
  server.stdout.once('data', (said) => resolve(new URL(String(said).trim()))),
);
const agent = new Agent({ keepAlive: true, maxSockets: matches });

function post(path, body, cookie) {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    cookie,
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: address.hostname, port: address.port, path: `/api/v1${path}`, method: 'POST', agent, headers },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode >= 400) reject(new Error(text));
          else resolve({ body: JSON.parse(text), cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] });
        });
      },
    );
    asked.on('error', reject);
    asked.end(payload);
  });
}

/** A match that is about to begin. A person has at most 50 unfinished ones, so each has people of its own. */
async function match() {
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map(async (name) => (await post('/guests', { name }, '')).cookie),
  );
  const made = await post(
    '/tables',
    { game: 'greed', seats: 2, options: { target: 20000, opening: 0 } },
    ada,
  );
  const { id } = made.body.table;
  await post(`/tables/${id}/sit`, {}, bo);
  const begun = await post(`/tables/${id}/start`, {}, ada);
  return { id, cookies: [ada, bo], seq: begun.body.seq, view: begun.body.table.match.view };
}

let running = true;
let counting = false;
let started = 0;
const took = [];

async function play(table) {
  let { view, seq } = table;
  let first = true;
  while (running) {
    if (view.step.kind !== 'choose') return play(await match());
    const seat = view.step.seats[0];
    const move = { type: view.turnPoints > 0 ? 'stop' : 'roll' };
    const began = performance.now();
    const { body } = await post(`/tables/${table.id}/moves`, { seq, move }, table.cookies[seat]);
    if (counting) took.push(performance.now() - began);
    if (first) started += 1;
    first = false;
    seq = body.seq;
    view = body.snapshot.table.match.view;
  }
}

/** What the server's process has used of the processors, in milliseconds (Linux only; a tick is 10 ms). */
function used() {
  try {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

const tables = [];
for (let made = 0; made < matches; made += 20) {
  tables.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - made) }, match))));
}
const players = tables.map(play);
// Not before everybody is connected: so many connections at once overflow the queue of the listening socket.
while (started < matches) await new Promise((resolve) => setTimeout(resolve, 50));
await new Promise((resolve) => setTimeout(resolve, 1000));
counting = true;
const usedBefore = used();
const began = performance.now();
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
counting = false;
const spent = used() - usedBefore;
const lasted = (performance.now() - began) / 1000;
running = false;
await Promise.all(players);
took.sort((a, b) => a - b);
const at = (share) => (took[Math.floor(took.length * share)] ?? 0).toFixed(1);
const store = process.env.DATABASE_URL ? 'PostgreSQL' : 'PGlite';
console.log(
  `${store}, ${matches} matches: ${Math.round(took.length / lasted)} moves/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${(spent / took.length).toFixed(3)} ms of processor a move, ${((100 * spent) / lasted / 1000).toFixed(0)} % of a core`,
);
agent.destroy();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(folder, { recursive: true, force: true });
