// Starts the built server in a separate process; run `npm run build` first.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../packages/server/test/real/node.mjs', import.meta.url));

/** Reads a file of a process in /proc (Linux only). */
const ofProcess = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

/** Returns the CPU time of a process so far, in milliseconds. A tick is 10 ms. */
function usedBy(pid) {
  const fields = ofProcess(pid, 'stat').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the CPU time so far of all processes, and of those of PostgreSQL, in milliseconds. */
export function usedByAll() {
  const [, user, nice, system, , , irq, softIrq] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .map(Number);
  let postgres = 0;
  for (const pid of readdirSync('/proc')) {
    try {
      if (/^\d+$/.test(pid) && ofProcess(pid, 'comm').trim() === 'postgres') postgres += usedBy(pid);
    } catch {
      // The process has ended in the meantime.
    }
  }
  return { all: (user + nice + system + irq + softIrq) * 10, postgres };
}

/**
 * Starts a server and waits until it listens.
 * @param env its settings
 * @param node options for Node itself, such as `--cpu-prof`; by default those of the image and the systemd unit
 */
export async function startServer(
  env,
  node = (process.env.BENCH_NODE ?? '--max-semi-space-size=32').split(' ').filter(Boolean),
) {
  const settings = { DICEHALL_LOG: 'info', DICEHALL_LIMITS: 'off', DICEHALL_PORT: '0', ...env };
  const child = spawn(process.execPath, [...node, script], {
    env: { ...process.env, ...settings },
    // The server ends when its standard input ends.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
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
    pid: child.pid,
    /** Returns the CPU time so far, in milliseconds. */
    used: () => usedBy(child.pid),
    /** Returns the resident memory, in KB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(ofProcess(child.pid, 'status'))[1]),
    /** Returns the highest resident memory since `forgetPeak`, in KB. */
    peak: () => Number(/VmHWM:\s+(\d+)/.exec(ofProcess(child.pid, 'status'))[1]),
    forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
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
