import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Serving, serve } from '@dicehall/server';
import { expect } from 'vitest';
import { prepareFolder } from '../../server/test/support/database.ts';
import { run } from '../src/run.ts';
import { newHome } from './playthrough.ts';
import { makeTerminal, type Terminal } from './streams.ts';

/** A server on a free port with its own data folder. */
export interface TableServer {
  readonly url: string;
  stop(): Promise<void>;
  /** Starts the server again with the same data and port. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTableServer(): Promise<TableServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dicehall-cli-'));
  await prepareFolder(folder);
  const start = (port: string): Promise<Serving> =>
    serve(
      readSettings(
        { DICEHALL_SECRET: 'a secret of the tests, long enough for it' },
        { data: folder, port, think: '0', limits: 'off', log: 'silent' },
      ),
    );
  let serving = await start('0');
  const url = serving.address;
  const stop = () => serving.server.stop();
  return {
    url,
    stop,
    async restart() {
      serving = await start(new URL(url).port);
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The terminal of a running command. */
export interface OnlineTerminal extends Terminal {
  readonly home: string;
  readonly ended: Promise<number>;
  type(text: string): void;
  /** Resolves when the output since the last call matches the pattern. Returns the match. */
  sees(wanted: RegExp): Promise<RegExpExecArray>;
}

/** Runs the command; `tty` enables the full screen. */
export function openTerminal(
  url: string,
  line: string,
  { tty = false, home = newHome() }: { readonly tty?: boolean; readonly home?: string } = {},
): OnlineTerminal {
  const env = { DICEHALL_HOME: home, DICEHALL_SERVER: url, NO_COLOR: '1' };
  const terminal = makeTerminal({ tty, columns: 100, rows: 40, env });
  // Uses real time, because clocks and absences depend on it.
  const io = { ...terminal.io, now: Date.now };
  const ended = run([...line.split(' '), ...(tty ? [] : ['--plain'])], io);
  let from = 0;
  return {
    ...terminal,
    home,
    ended,
    type: (text) => void terminal.stdin.write(text),
    async sees(wanted) {
      const found = await expect
        .poll(() => wanted.exec(terminal.out().slice(from)), { interval: 5 })
        .not.toBeNull()
        .then(() => wanted.exec(terminal.out().slice(from)));
      if (found === null) throw new Error(`${wanted} never came`);
      from += found.index + found[0].length;
      return found;
    },
  };
}
