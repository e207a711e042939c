import { createServer as createSocketServer } from 'node:net';
import { localBus } from '../bus/bus.ts';
import { CannotStart, openDatabase, type StartCode } from '../store/index.ts';
import { createServer, type Server } from './server.ts';
import { hostsOf, placeOf, retentionOf, type Settings, webOf } from './settings.ts';

export interface Serving {
  readonly server: Server;
  readonly address: string;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const listenProblems: Readonly<Record<string, StartCode>> = {
  EADDRINUSE: 'port-in-use',
  EACCES: 'port-forbidden',
  EADDRNOTAVAIL: 'no-such-host',
  ENOTFOUND: 'no-such-host',
  EAI_AGAIN: 'no-such-host',
};

function cannotListen(error: unknown, { host, port }: Settings): unknown {
  const code = listenProblems[(error as NodeJS.ErrnoException).code ?? ''];
  return code === undefined ? error : new CannotStart(code, { host, port: String(port) });
}

/** Checks that the port is free before the database is opened. */
function tryToListen(settings: Settings): Promise<void> {
  const { host, port } = settings;
  return new Promise((resolve, reject) => {
    const probe = createSocketServer();
    probe.once('error', (error) => reject(cannotListen(error, settings)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/**
 * The number of connections that the system may queue until this process accepts them; the system may allow fewer. With
 * Node's default of 511, other connections are lost for a second or longer when all streams reconnect at once.
 */
const backlog = 4096;

async function listen(server: Server, settings: Settings): Promise<string> {
  const { host, port } = settings;
  try {
    return await server.app.listen({ host, port, backlog });
  } catch (error) {
    await server.stop();
    throw cannotListen(error, settings);
  }
}

/**
 * Starts a node with these settings.
 * @throws CannotStart, BadSetting
 */
export async function serve(settings: Settings): Promise<Serving> {
  const web = webOf(settings);
  await tryToListen(settings);
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  const database = await openDatabase(placeOf(settings), {
    migrated: settings.migrate,
    onError: (error) => warn(`PostgreSQL: ${messageOf(error)}`),
  });
  try {
    // The NATS client is loaded only when it is used.
    const bus =
      settings.natsUrl === ''
        ? localBus()
        : await (await import('../bus/nats.ts')).natsBus(settings.natsUrl, (error) =>
            warn(`NATS does not answer: ${messageOf(error)}`),
          );
    const server = await createServer({
      ...settings,
      database,
      bus,
      publicUrl: settings.publicUrl === '' ? null : settings.publicUrl,
      hosts: hostsOf(settings),
      web,
      retention: retentionOf(settings),
    });
    return { server, address: await listen(server, settings) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The time in milliseconds after which stopping is forced. */
const stopTimeout = 9000;

/** Stops the server at the first signal. A second signal stops it immediately. */
export function stopOnSignals({ server }: Serving): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      const forced = setTimeout(() => process.exit(1), stopTimeout).unref();
      void server.stop().then(() => {
        clearTimeout(forced);
        process.off('SIGINT', stop);
        process.off('SIGTERM', stop);
        resolve();
      });
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
