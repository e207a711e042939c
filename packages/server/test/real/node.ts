import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A node in a process of its own. */
export interface RealNode {
  readonly address: string;
  /** Ends it as a power cut would: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** Asks it to end; the code it ended with. */
  stop(): Promise<number | null>;
}

const script = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** Starts a node and waits until it listens. */
export function realNode(settings: Readonly<Record<string, string>>): Promise<RealNode> {
  if (!existsSync(fileURLToPath(new URL('../../dist/index.js', import.meta.url)))) {
    throw new Error('The server is not built: npm run build');
  }
  const env = {
    ...process.env,
    DICEHALL_LOG: 'silent',
    DICEHALL_LIMITS: 'off',
    DICEHALL_PORT: '0',
    ...settings,
  };
  // A node that lives for seconds has no use for PGlite's code made fast.
  const child: ChildProcess = spawn(process.execPath, ['--liftoff-only', script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  // A test that fails leaves no node behind.
  process.once('exit', () => child.kill('SIGKILL'));
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The node ended with ${code}: ${said}`)));
    child.stdout?.once('data', (chunk) => {
      resolve({
        address: String(chunk).trim(),
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
        async stop() {
          child.kill('SIGTERM');
          return await ended;
        },
      });
    });
  });
}
