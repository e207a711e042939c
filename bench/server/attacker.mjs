// Measures how long other clients wait while one attacker without a cookie sends as much as it can:
// `node bench/server/attacker.mjs [seconds] [attacks, by commas]`, after `npx tsc -b packages/server`; on DATABASE_URL or else an
// embedded PGlite in a new folder. The attacker connects from 127.0.0.2 in a thread of its own, and reconnects whenever it is
// disconnected; the others play and read from 127.0.0.1. Limits are on.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Line } from './line.mjs';
import { startServer } from './server.mjs';

const handshake =
  'GET /api/v1/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n';
/** A masked frame; a mask of zeros leaves the text as it is. */
const frame = (first, text) =>
  Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const many = (bytes) => Buffer.concat(Array.from({ length: Math.floor(16_384 / bytes.length) }, () => bytes));
const socket = (connections, bytes) => ({ connections, head: handshake, bytes: many(bytes) });
const manyHeaders = Array.from({ length: 1500 }, (_, at) => `a${at}:1\r\n`).join('');

/** The attacker's total over all connections. */
const bytesPerSecond = 2_000_000;

/** The number of connections of each attack, and the bytes that each sends repeatedly. */
const attacks = {
  'one-byte': socket(1, frame(0x81, 'x')),
  'one-byte-20': socket(20, frame(0x81, 'x')),
  malformed: socket(20, frame(0x81, '{"id":1,"type":"cheat"}')),
  unsubscribe: socket(20, frame(0x81, '{"id":1,"type":"unsubscribe","table":"0000000000000000"}')),
  pings: socket(20, frame(0x89, '')),
  fragments: socket(20, frame(0x01, '')),
  headers: {
    connections: 20,
    head: '',
    bytes: Buffer.from(`GET /api/v1/me HTTP/1.1\r\nHost: x\r\n${manyHeaders}\r\n`),
  },
  refusals: {
    connections: 20,
    head: '',
    bytes: many(Buffer.from('GET /api/v1/no HTTP/1.1\r\nHost: x\r\n\r\n')),
  },
};

function attack(address, { connections, head, bytes }) {
  const pause = (bytes.length * connections * 1000) / bytesPerSecond;
  let [sent, opened] = [0, 0];
  const open = () => {
    opened += 1;
    const raw = connect({ port: Number(address.port), host: address.hostname, localAddress: '127.0.0.2' });
    let timer;
    const send = () => {
      timer ??= setInterval(() => {
        if (raw.writableNeedDrain || raw.destroyed) return;
        sent += bytes.length;
        raw.write(bytes);
      }, pause);
    };
    raw.on('connect', () => (head === '' ? send() : raw.write(head)));
    let isOpen = head === '';
    raw.on('data', () => {
      if (!isOpen) send();
      isOpen = true;
    });
    raw.on('error', () => {});
    // Reconnects at most a hundred times a second.
    raw.on('close', () => {
      clearInterval(timer);
      setTimeout(open, 10);
    });
  };
  for (let one = 0; one < connections; one += 1) open();
  return () => ({ sent, opened });
}

if (!isMainThread) {
  const { address, name } = workerData;
  const state = attack(new URL(address), attacks[name]);
  parentPort.on('message', () => parentPort.postMessage(state()));
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
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${took.length})`;
  };
  for (const name of [null, ...names]) {
    const folder = mkdtempSync(join(tmpdir(), 'dicehall-bench-'));
    const server = await startServer({ DICEHALL_DATA: folder, DICEHALL_LIMITS: 'on' });
    const { cookie } = await new Line(server.address).post('/guests', { name: 'Ada' });
    // Let the compiler warm up before measuring.
    const usedBefore = server.used();
    const attacker =
      name === null
        ? null
        : new Worker(new URL(import.meta.url), { workerData: { address: server.address.href, name } });
    const waited = await others(server.address, cookie);
    const used = Math.round((server.used() - usedBefore) / seconds / 10);
    if (attacker === null) console.log(`no attacker: ${waited}; server ${used} % of a core`);
    else {
      attacker.postMessage('state');
      const { sent, opened } = await new Promise((resolve) => attacker.once('message', resolve));
      const rate = Math.round(sent / seconds / 1024);
      console.log(`${name} (${rate} KB/s, ${opened} connections): ${waited}; server ${used} % of a core`);
      await attacker.terminate();
    }
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(0);
}
