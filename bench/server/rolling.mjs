// Measures how long streams are interrupted during a rolling restart of two nodes: `DATABASE_URL=… NATS_URL=… node
// bench/server/rolling.mjs [streams]`, after `npm run build`. The streams of one table are open on both nodes, and a
// player writes to the chat twenty times a second on a running node. Each node is stopped with SIGTERM and started
// again. Its streams reconnect to the other node, after the last event that they received. The bench prints the time
// without a stream for each restart, and whether any stream missed an event. With PROXY=http://… and PORTS=8081,8082,
// all clients use a proxy in front of nodes on these ports.
import { connect } from 'node:net';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const count = Number(process.argv[2] ?? 500);
const env = { DICEHALL_SECRET: 'x'.repeat(32), DICEHALL_LOG: 'warn' };
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const ports = (process.env.PORTS ?? '0,0').split(',');
const start = (node) => startServer({ ...env, DICEHALL_PORT: ports[node] });
const nodes = [await start(0), await start(1)];
const isUp = [true, true];
const proxy = process.env.PROXY && new URL(process.env.PROXY);
const addressOf = (node) => proxy ?? nodes[node].address;
const running = () => addressOf(isUp[0] ? 0 : 1);

const setup = new Line(running());
const { cookie } = await setup.post('/guests', { name: 'Ada' });
const { id } = (await setup.post('/tables', { game: 'threes', seats: 1 }, cookie)).body.table;
let { seq } = (await setup.post(`/tables/${id}/start`, {}, cookie)).body;

/** For each restart, the time in milliseconds that each interrupted stream was disconnected. */
const gaps = [];
let missed = 0;
class Follower {
  last = null;
  leftAt = null;
  constructor(node) {
    this.open(node);
  }
  open(node) {
    this.node = node;
    const { hostname, port, host } = addressOf(node);
    const since = this.last === null ? '' : `?since=${this.last}`;
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET /api/v1/tables/${id}/events${since} HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8');
    socket.once('data', (chunk) => {
      // A proxy responds for a node that is not running yet.
      if (!chunk.startsWith('HTTP/1.1 200')) socket.end();
    });
    socket.on('data', (chunk) => {
      if (this.leftAt !== null && chunk.includes('event: ')) {
        gaps.at(-1)?.push(performance.now() - this.leftAt);
        this.leftAt = null;
      }
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop();
      for (const part of parts) {
        const own = Number(/^id: (\d+)$/m.exec(part)?.[1] ?? Number.NaN);
        if (Number.isNaN(own)) continue;
        if (/^event: table$/m.test(part) && this.last !== null && own > this.last + 1) missed += 1;
        this.last = Math.max(own, this.last ?? 0);
      }
      if (chunk.includes('event: bye')) socket.end();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.leftAt ??= performance.now();
      // Reconnects to the other node, as a proxy does.
      const next = isUp[1 - this.node] ? 1 - this.node : this.node;
      setTimeout(() => this.open(next), isUp[next] ? 0 : 50);
    });
  }
}
const followers = Array.from({ length: count }, (_, at) => new Follower(at % 2));
await rest(3000);

let playing = true;
let lines = 0;
const play = (async () => {
  let line = null;
  let on = null;
  while (playing) {
    if (on !== running()) [on, line] = [running(), new Line(running())];
    try {
      ({ seq } = (await line.post(`/tables/${id}/say`, { text: `${lines}` }, cookie)).body);
      lines += 1;
    } catch {
      line = new Line(running());
      ({ seq } = await line.get(`/tables/${id}`, cookie).catch(() => ({ seq })));
    }
    await rest(50);
  }
})();
for (const node of [0, 1]) {
  gaps.push([]);
  isUp[node] = false;
  await nodes[node].stop();
  nodes[node] = await start(node);
  isUp[node] = true;
  await rest(2000);
}
playing = false;
await play;
await rest(1000);
const behind = followers.filter(({ last }) => last !== seq).length;
for (const [node, away] of gaps.entries()) {
  away.sort((a, b) => a - b);
  const at = (share) => away[Math.min(away.length - 1, Math.floor(away.length * share))]?.toFixed(0);
  console.log(
    `restart of node ${node + 1}: ${away.length} reconnects, away for p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${at(1)} ms`,
  );
}
console.log(
  `${count} streams, ${lines} chat lines; ${missed} gaps in the events, ${behind} streams behind at the end`,
);
for (const server of nodes) await server.kill();
process.exit(missed === 0 && behind === 0 ? 0 : 1);
