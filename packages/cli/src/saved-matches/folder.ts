import { homedir } from 'node:os';
import { join } from 'node:path';

/** The data folder: `DICEHALL_HOME`, else `dicehall` in the system's folder for application data. */
export function dataFolder(env: Readonly<Record<string, string | undefined>>): string {
  if (env.DICEHALL_HOME !== undefined && env.DICEHALL_HOME !== '') return env.DICEHALL_HOME;
  const base = env.XDG_DATA_HOME || (process.platform === 'win32' ? env.LOCALAPPDATA : undefined);
  return join(base || join(env.HOME || homedir(), '.local', 'share'), 'dicehall');
}
