// Measures how long other clients wait while one attacker sends as much as it can: `node bench/server/attacker.mjs
// [seconds] [attacks, separated by commas]`, after `npm run build`. It uses DATABASE_URL or else an embedded PGlite in
// a new folder. The attacker connects from 127.0.0.2 in a process of its own, and reconnects whenever it is
// disconnected. The others play and read from 127.0.0.1, first alone and then at the same time as the attacker. Limits
// are on. An attack whose name begins with `guest` has a cookie, a running match of 600 moves and an open table. The
// attacker has a lower priority, because on a machine with two cores its own work would delay the others. At 0 KB/s it
// got no processor time, and the row means nothing. To give all processes a higher priority than other programs, as
// root: `ATTACKER='chrt -r 9' chrt -r 10` before the command.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const upgrade = (cookie) =>
  `GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`;
/** Makes a masked frame. A mask of zeros leaves the text unchanged. */
function frame(first, text) {
  const { length } = text;
  const size = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([first, ...size, 0, 0, 0, 0]), Buffer.from(text)]);
}
const many = (bytes) =>
  Buffer.concat(Array.from({ length: Math.max(1, Math.floor(16_384 / bytes.length)) }, () => bytes));
const socket = (connections, bytes, cookie = '') => ({
  connections,
  head: upgrade(cookie),
  bytes: many(bytes),
});
const text = (message) => frame(0x81, typeof message === 'string' ? message : JSON.stringify(message));
const request = (method, path, { cookie = '', body = null, accept = '*/*' } = {}) =>
  Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nAccept: ${accept}\r\n${body === null ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body ?? ''}`,
  );
const http = (...parts) => ({ connections: 20, head: '', bytes: many(request(...parts)) });
/** Sends each request after the response to the previous one. */
const polite = (...parts) => ({ connections: 20, head: '', bytes: request(...parts), next: true });
const manyHeaders = Array.from({ length: 1500 }, (_, at) => `a${at}:1\r\n`).join('');
const deep = `${'['.repeat(8000)}${']'.repeat(8000)}`;
const commas = JSON.stringify({ name: 'A'.repeat(16_000) });

/** The maximum rate of the attacker over all connections together. */
const bytesPerSecond = 2_000_000;

/**
 * For each attack, the number of connections and the bytes that each sends repeatedly. `once`: on a new connection each
 * time; `next`: after each response.
 */
const attacks = {
  'one-byte': () => socket(1, text('x')),
  'one-byte-20': () => socket(20, text('x')),
  malformed: () => socket(20, text({ id: 1, type: 'cheat' })),
  unsubscribe: () => socket(20, text({ id: 1, type: 'unsubscribe', table: '0000000000000000' })),
  pings: () => socket(20, frame(0x89, '')),
  fragments: () => socket(20, frame(0x01, '')),
  handshakes: () => ({ connections: 20, head: '', bytes: Buffer.from(upgrade('')), once: true }),
  headers: () => ({
    connections: 20,
    head: '',
    bytes: Buffer.from(`GET /api/v1/me HTTP/1.1\r\nHost: x\r\n${manyHeaders}\r\n`),
  }),
  refusals: () => http('GET', '/api/v1/no'),
  'no-url': () => http('GET', '/%zz'),
  'one-by-one': () => ({ connections: 20, head: '', bytes: request('GET', '/api/v1/no'), once: true }),
  health: () => http('GET', '/healthz'),
  ready: () => http('GET', '/readyz'),
  page: () => http('GET', '/'),
  games: () => http('GET', '/api/v1/games'),
  lobby: () => http('GET', '/api/v1/tables'),
  openapi: () => http('GET', '/api/v1/openapi.json'),
  guests: () => http('POST', '/api/v1/guests', { body: '{"name":"Eve"}' }),
  deep: () => http('POST', '/api/v1/guests', { body: deep }),
  long: () => http('POST', '/api/v1/guests', { body: commas }),
  tokens: () => ({
    connections: 20,
    head: '',
    bytes: many(
      Buffer.from(
        `GET /api/v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer dicehall_${'x'.repeat(43)}\r\n\r\n`,
      ),
    ),
  }),
  'polite-page': () => polite('GET', '/'),
  'polite-lobby': () => polite('GET', '/api/v1/tables'),
  'polite-no': () => polite('GET', '/api/v1/no'),
  'polite-guests': () => polite('POST', '/api/v1/guests', { body: '{"name":"Eve"}' }),
  'guest-polite-turns': ({ cookie }) => polite('GET', '/api/v1/me/turns', { cookie }),
  'guest-polite-record': ({ cookie, match }) => polite('GET', `/api/v1/tables/${match}/record`, { cookie }),
  'guest-polite-table': ({ cookie, match }) => polite('GET', `/api/v1/tables/${match}`, { cookie }),
  'guest-polite-tables': ({ cookie }) =>
    polite('POST', '/api/v1/tables', { cookie, body: '{"game":"greed","seats":2}' }),
  'guest-me': ({ cookie }) => http('GET', '/api/v1/me', { cookie }),
  'guest-turns': ({ cookie }) => http('GET', '/api/v1/me/turns', { cookie }),
  'guest-export': ({ cookie }) => http('GET', '/api/v1/me/export', { cookie }),
  'guest-record': ({ cookie, match }) => http('GET', `/api/v1/tables/${match}/record`, { cookie }),
  'guest-table': ({ cookie, match }) => http('GET', `/api/v1/tables/${match}`, { cookie }),
  'guest-tables': ({ cookie }) =>
    http('POST', '/api/v1/tables', { cookie, body: '{"game":"greed","seats":2}' }),
  'guest-say': ({ cookie, table }) =>
    http('POST', `/api/v1/tables/${table}/say`, { cookie, body: '{"text":"x"}' }),
  'guest-settings': ({ cookie, table }) =>
    http('POST', `/api/v1/tables/${table}/settings`, { cookie, body: '{"listed":true}' }),
  'guest-streams': ({ cookie, match, seq }) => ({
    connections: 20,
    head: '',
    bytes: request('GET', `/api/v1/tables/${match}/events?since=${seq - 190}`, { cookie }),
    once: true,
  }),
  'guest-moves': ({ cookie, match }) =>
    http('POST', `/api/v1/tables/${match}/moves`, { cookie, body: '{"seq":1,"move":{"type":"roll"}}' }),
  'guest-socket-moves': ({ cookie, match, seq }) =>
    socket(20, text({ id: 1, type: 'move', table: match, seq, move: { type: 'roll' } }), cookie),
  'guest-subscribe': ({ cookie, match, seq }) =>
    socket(20, text({ id: 1, type: 'subscribe', table: match, since: seq - 190 }), cookie),
};

function attack(address, { connections, head, bytes, once = false, next = false }) {
  const pause = (bytes.length * connections * 1000) / bytesPerSecond;
  let [sent, opened, running] = [0, 0, true];
  const open = () => {
    opened += 1;
    const raw = connect({ port: Number(address.port), host: address.hostname, localAddress: '127.0.0.2' });
    let timer;
    const send = () => {
      sent += bytes.length;
      raw.write(bytes);
    };
    const start = () => {
      send();
      if (!once && !next)
        timer ??= setInterval(() => {
          if (!raw.writableNeedDrain && !raw.destroyed && running) send();
        }, pause);
    };
    raw.on('connect', () => (head === '' ? start() : raw.write(head)));
    let isOpen = head === '';
    raw.on('data', (chunk) => {
      if (once) raw.destroy();
      else if (next && chunk.latin1Slice(0, 5) === 'HTTP/') send();
      else if (!isOpen) start();
      isOpen = true;
    });
    raw.on('error', () => {});
    // Reconnects at most a hundred times per second.
    raw.on('close', () => {
      clearInterval(timer);
      if (running) setTimeout(open, 10);
    });
  };
  for (let one = 0; one < connections; one += 1) open();
  return () => {
    running = false;
    return { sent, opened };
  };
}

/** Creates a guest with a running match of 600 moves and an open table, on a separate connection. */
async function guestAt(address) {
  const line = new Line(address);
  const [eve, bo] = [await line.post('/guests', { name: 'Eve' }), await line.post('/guests', { name: 'Bo' })];
  const { cookie } = eve;
  const table = (await line.post('/tables', { game: 'greed', seats: 2 }, cookie)).body.table.id;
  const match = (await line.post('/tables', { game: 'greed', seats: 2 }, cookie)).body.table.id;
  await line.post(`/tables/${match}/sit`, {}, bo.cookie);
  let { seq, table: state } = (await line.post(`/tables/${match}/start`, {}, cookie)).body;
  for (let move = 0; move < 600; move += 1) {
    const by = state.match.view.step.seats[0] === 0 ? cookie : bo.cookie;
    const { body } = await line.post(`/tables/${match}/moves`, { seq, move: { type: 'roll' } }, by);
    ({ seq } = body);
    ({ table: state } = body.snapshot);
  }
  line.close();
  return { cookie, table, match, seq };
}

/**
 * Runs an attack in a separate process with a lower priority.
 * @returns a function that ends it and reports what it sent
 */
function startAttacker(server, name, guest) {
  const program = [process.execPath, fileURLToPath(import.meta.url), 'attack', server.address.href, name];
  const [lower, ...options] = (process.env.ATTACKER ?? 'nice -n 11').split(' ');
  const child = spawn(lower, [...options, ...program, JSON.stringify(guest)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    child.send('state');
    const state = await new Promise((resolve) => child.once('message', resolve));
    kill();
    process.off('exit', kill);
    return state;
  };
}

if (process.argv[2] === 'attack') {
  const [address, name, guest] = process.argv.slice(3);
  const state = attack(new URL(address), attacks[name](JSON.parse(guest)));
  process.on('message', () => process.send(state()));
  process.once('disconnect', () => process.exit());
} else {
  const seconds = Number(process.argv[2] ?? 10);
  const names = process.argv[3]?.split(',') ?? Object.keys(attacks);
  /**
   * Plays and reads on one connection for some seconds.
   * @returns the response times and the failures
   */
  const others = async (address, cookie) => {
    const line = new Line(address);
    const took = [];
    const until = performance.now() + seconds * 1000;
    const { id } = (await line.post('/tables', { game: 'threes', seats: 1 }, cookie)).body.table;
    let { seq } = (await line.post(`/tables/${id}/start`, {}, cookie)).body;
    for (let turn = 0; performance.now() < until; turn += 1) {
      let began = performance.now();
      if (turn < 10) {
        const move = { type: turn % 2 === 0 ? 'roll' : 'bank' };
        ({ seq } = (await line.post(`/tables/${id}/moves`, { seq, move }, cookie)).body);
        took.push(performance.now() - began);
        began = performance.now();
      }
      await line.get(`/tables/${id}`, cookie);
      took.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    took.sort((a, b) => a - b);
    const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))].toFixed(1);
    return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms (${took.length})`;
  };
  for (const name of names) {
    const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
    const server = await startServer({ DICEHALL_DATA: folder, DICEHALL_LIMITS: 'on' });
    const { cookie } = await new Line(server.address).post('/guests', { name: 'Ada' });
    const guest = name.startsWith('guest-') ? await guestAt(server.address) : null;
    const alone = await others(server.address, cookie);
    const usedBefore = server.used();
    const endAttack = startAttacker(server, name, guest);
    const beside = await others(server.address, cookie);
    const used = Math.round((server.used() - usedBefore) / seconds / 10);
    const { sent, opened } = await endAttack();
    const rate = Math.round(sent / seconds / 1024);
    console.log(
      `${name} (${rate} KB/s, ${opened} connections): alone ${alone}; beside ${beside}; server ${used} % of a core`,
    );
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}
