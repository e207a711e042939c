import { loneBus } from '../bus/bus.ts';
import { openDatabase } from '../store/index.ts';
import { createServer, type Server } from './server.ts';
import { placeOf, type Settings, webOf } from './settings.ts';

/** A server that listens. */
export interface Serving {
  readonly server: Server;
  /** Where it listens. */
  readonly address: string;
}

/** Starts a node with these settings. */
export async function serve(settings: Settings): Promise<Serving> {
  const web = webOf(settings);
  const warn = (error: unknown) =>
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const database = await openDatabase(placeOf(settings), { migrated: settings.migrate, onError: warn });
  try {
    // Loaded only where it is wanted.
    const bus =
      settings.natsUrl === ''
        ? loneBus()
        : await (await import('../bus/nats.ts')).natsBus(settings.natsUrl, warn);
    const { think, secret, trustProxy, limits, log, metricsToken } = settings;
    const publicUrl = settings.publicUrl === '' ? null : settings.publicUrl;
    const server = await createServer({
      database,
      bus,
      think,
      secret,
      publicUrl,
      trustProxy,
      limits,
      web,
      log,
      metricsToken,
    });
    const address = await server.app.listen({ host: settings.host, port: settings.port });
    return { server, address };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** After so long a stop that hangs is a stop all the same, in milliseconds. */
const mostStopping = 9000;

/** Stops gracefully when the process is asked to end; asked twice, or after ten seconds, it ends at once. */
export function stopOnSignals({ server }: Serving): Promise<void> {
  return new Promise((resolve) => {
    let asked = false;
    const stop = () => {
      if (asked) process.exit(1);
      asked = true;
      setTimeout(() => process.exit(1), mostStopping).unref();
      void server.stop().then(resolve);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  });
}
