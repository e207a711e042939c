import { readFileSync, rmSync, writeFileSync } from 'node:fs';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, on Linux; elsewhere the process id alone has to do. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

interface Holder {
  /** A process id, which may be of another container. */
  readonly pid: number;
  readonly start: string;
}

/** The process that a lock file names; null without a lock file that names one. */
function holderOf(path: string): Holder | null {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const [pid, start = ''] = text.split(' ');
  return Number(pid) > 0 ? { pid: Number(pid), start } : null;
}

const isAlive = ({ pid, start }: Holder): boolean => isRunning(pid) && startOf(pid) === start;

/** The process id in a lock file; null without one. */
export const namedHolder = (path: string): number | null => holderOf(path)?.pid ?? null;

export type FileLock =
  | { readonly held: true; release(): void }
  /** `holder` is a process id; null when another process takes the lock at this moment. */
  | { readonly held: false; readonly holder: number | null };

/** Writes a lock file that names this process; false when there is one already. */
function isCreated(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Takes a lock file for this process. A lock whose process has ended is taken over at once; see docs/adr/012 for why no
 * library does this.
 * @throws when the file cannot be written
 */
export function lockFile(path: string): FileLock {
  const held: FileLock = { held: true, release: () => rmSync(path, { force: true }) };
  if (isCreated(path)) return held;
  const holder = holderOf(path);
  if (holder !== null && isAlive(holder)) return { held: false, holder: holder.pid };
  rmSync(path, { force: true });
  return isCreated(path) ? held : { held: false, holder: null };
}
