// Measures the time until `dicehall serve` is ready on an existing embedded database, and its memory while idle: `node
// bench/server/rest.mjs`, after `npm run build`. Linux only.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../packages/cli/bin/dicehall.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dicehall-rest-'));
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Returns the time in milliseconds until the server is ready. */
async function start() {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [command, 'serve', '--port', String(port), '--data', folder], {
    env: { ...process.env, DATABASE_URL: '', NATS_URL: '' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`);
    await rest(5);
  }
  const took = performance.now() - began;
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { took, memory, stop };
}

const first = await start();
await first.stop();
console.log(`first start, new database: ready after ${Math.round(first.took)} ms`);
const starts = [];
for (let again = 0; again < 5; again += 1) {
  const server = await start();
  starts.push(server.took);
  if (again === 4) {
    await rest(10_000);
    console.log(`after 10 s at rest: ${Math.round(server.memory())} MB`);
  }
  await server.stop();
}
starts.sort((a, b) => a - b);
console.log(
  `existing database: ready after ${starts.map(Math.round).join(', ')} ms (median ${Math.round(starts[2])})`,
);
const bare = performance.now();
await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
console.log(`for comparison: node -e 0 takes ${Math.round(performance.now() - bare)} ms`);
rmSync(folder, { recursive: true, force: true });
