import { rmSync } from 'node:fs';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Guarded, startGuarded } from './guarded.ts';
import { missing } from './missing.ts';
import { type PostgresFiles, postgresFiles } from './postgres-files.ts';

/** A PostgreSQL server for the tests of one file. */
export interface RealPostgres {
  /** Creates an empty database and returns its URL. */
  fresh(): Promise<string>;
  /** Stops the server. The default is a fast shutdown; SIGQUIT is an immediate one. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
}

async function run({ program, data, account }: PostgresFiles, port: number): Promise<Guarded> {
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${data}`];
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])];
  // SIGINT is a fast shutdown, which does not wait for clients.
  const server = startGuarded({ command: program, args, stopSignal: 'SIGINT', account });
  await server.says('database system is ready to accept connections');
  return server;
}

async function begin(): Promise<RealPostgres> {
  const files = await postgresFiles();
  const port = await freePort();
  const removeFiles = () => rmSync(files.folder, { recursive: true, force: true });
  let server: Guarded | null = await run(files, port).catch((error: unknown) => {
    removeFiles();
    throw error;
  });
  let databases = 0;
  const postgres: RealPostgres = {
    async fresh() {
      databases += 1;
      const address = `postgres://dicehall:dicehall@127.0.0.1:${port}`;
      const client = new pg.Client(`${address}/postgres`);
      await client.connect();
      await client.query(`create database dicehall_${databases}`);
      await client.end();
      return `${address}/dicehall_${databases}`;
    },
    async stop(signal) {
      await server?.stop(signal);
      server = null;
    },
    async start() {
      server = await run(files, port);
    },
    async remove() {
      await postgres.stop();
      removeFiles();
    },
  };
  return postgres;
}

/** Starts PostgreSQL. If that is not possible, reports which tests did not run, and fails in CI. */
export const realPostgres = (what: string): Promise<RealPostgres | null> =>
  begin().catch((error: unknown) => missing(what, `PostgreSQL does not start: ${String(error)}`));
