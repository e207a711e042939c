import { execFileSync } from 'node:child_process';
import { chownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));

/** The account `nobody`, for programs that refuse to run as root. Null if the tests do not run as root. */
export const unprivileged = (): Account | null =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;

/** Makes an account the owner of a folder and its content. With null it changes nothing. */
export function giveTo(account: Account | null, folder: string): void {
  if (account === null) return;
  const { uid, gid } = account;
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid);
}
