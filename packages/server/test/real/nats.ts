import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { missing } from './missing.ts';
import { freePort } from './postgres.ts';

/** A NATS server of a test's own. */
export interface RealNats {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const reachable = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

function run(port: number): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`nats-server ended with ${code}`)));
    const look = async () => {
      for (let tries = 0; tries < 200; tries += 1) {
        if (await reachable(port)) return resolve(server);
        await new Promise((again) => setTimeout(again, 25));
      }
      reject(new Error('nats-server does not listen'));
    };
    void look();
  });
}

/** Starts a NATS server from the PATH; without one it says loudly what was not run, and in CI it fails. */
export async function realNats(what: string): Promise<RealNats | null> {
  const port = await freePort();
  let server: ChildProcess | null = null;
  const nats: RealNats = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = await run(port);
    },
    async stop() {
      const ending = server;
      server = null;
      if (ending === null || ending.exitCode !== null) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
    },
  };
  try {
    await nats.start();
    return nats;
  } catch (error) {
    return missing(
      what,
      `nats-server (Debian: apt-get install nats-server) is needed on the PATH: ${String(error)}`,
    );
  }
}
