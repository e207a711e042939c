import { freePort } from './free-port.ts';
import { type Guarded, startGuarded } from './guarded.ts';
import { missing } from './missing.ts';

/** A NATS server for the tests of one file. */
export interface RealNats {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function run(port: number): Promise<Guarded> {
  const args = ['-a', '127.0.0.1', '-p', String(port)];
  const server = startGuarded({ command: 'nats-server', args, stopSignal: 'SIGKILL' });
  await server.says('Server is ready');
  return server;
}

/** Starts the NATS server that is on the PATH. If there is none, reports which tests did not run, and fails in CI. */
export async function realNats(what: string): Promise<RealNats | null> {
  const port = await freePort();
  let server: Guarded | null = null;
  const nats: RealNats = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      server = await run(port);
    },
    async stop() {
      await server?.stop();
      server = null;
    },
  };
  try {
    await nats.start();
    return nats;
  } catch (error) {
    return missing(
      what,
      `These tests need nats-server (Debian: apt-get install nats-server): ${String(error)}`,
    );
  }
}
