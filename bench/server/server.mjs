// A server of its own process for a bench, from what is built: `npx tsc -b` first.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../packages/server/test/real/node.mjs', import.meta.url));

/** What /proc says of a process (Linux only). */
const ofProcess = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/**
 * Starts a server and waits until it listens.
 * @param env its settings
 * @param node options of Node itself, such as `--cpu-prof`
 */
export async function startServer(env, node = (process.env.BENCH_NODE ?? '').split(' ').filter(Boolean)) {
  const settings = { DICEHALL_LOG: 'info', DICEHALL_LIMITS: 'off', DICEHALL_PORT: '0', ...env };
  const child = spawn(process.execPath, [...node, script], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, found] = /^(http:\S+)$/m.exec(said) ?? [];
      if (found !== undefined) resolve(new URL(found));
    });
  });
  return {
    address,
    /** What it has used of the processors so far, in milliseconds; a tick is 10 ms. */
    used() {
      const fields = ofProcess(child.pid, 'stat').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    /** Its memory that is resident, in KB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(ofProcess(child.pid, 'status'))[1]),
    /** Sends a signal, for a profiler that waits for one. */
    signal: (name) => child.kill(name),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
