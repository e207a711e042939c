import {
  accessSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, as Linux counts it; elsewhere nothing, and the number of the process must do. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/**
 * Takes a folder for this process alone: two servers writing one embedded database would ruin it.
 * A lock that a dead process left behind is taken over.
 * @returns how to give the folder back
 * @throws CannotStart when another process has it, or it cannot be written to
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new CannotStart('folder-unusable', { folder, code });
  }
  const file = join(folder, 'dicehall.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const opened = openSync(file, 'wx', 0o600);
      writeSync(opened, mine);
      closeSync(opened);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ');
      const holder = Number(pid);
      if (holder > 0 && isAlive(holder) && startOf(holder) === start) {
        throw new CannotStart('folder-in-use', { folder, process: pid });
      }
      rmSync(file, { force: true });
    }
  }
  throw new Error(`${folder} cannot be locked: another Dicehall server is starting there`);
}
