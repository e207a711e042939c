import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A server node in a separate process. */
export interface RealNode {
  readonly address: string;
  /** Suspends the node with SIGSTOP until it is killed. */
  freeze(): void;
  /** Ends the node with SIGKILL. */
  kill(): Promise<void>;
  /** Ends the node with SIGTERM. Returns its exit code. */
  stop(): Promise<number | null>;
}

const script = fileURLToPath(new URL('./node.mjs', import.meta.url));

/** Starts a node and waits until it listens. */
export function realNode(settings: Readonly<Record<string, string>>): Promise<RealNode> {
  if (!existsSync(fileURLToPath(new URL('../../dist/index.js', import.meta.url)))) {
    throw new Error('The server is not built. Run `npm run build`.');
  }
  const env = {
    ...process.env,
    DICEHALL_LOG: 'silent',
    DICEHALL_LIMITS: 'off',
    DICEHALL_PORT: '0',
    ...settings,
  };
  // Turns off the optimizing compiler for WebAssembly, which does not pay off for a node that runs for seconds.
  const child: ChildProcess = spawn(process.execPath, ['--liftoff-only', script], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The node ended with ${code}: ${errors}`)));
    child.stdout?.once('data', (chunk) => {
      resolve({
        address: String(chunk).trim(),
        freeze: () => void child.kill('SIGSTOP'),
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
