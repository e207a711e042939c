import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Account } from './account.ts';

/** A program that ends with the process that started it, however that process ends. */
export interface Guarded {
  /** Resolves once the output matches; rejects when the program ends before. */
  readonly says: (text: string) => Promise<void>;
  /** Sends the program's stop signal, or another, and waits for the end. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly stopSignal: NodeJS.Signals;
  readonly account?: Account | null;
}

const guard = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/** Starts a program under the guard. */
export function startGuarded({ command, args, stopSignal, account = null }: Program): Guarded {
  const ids = account === null ? ['', ''] : [String(account.uid), String(account.gid)];
  const child: ChildProcess = spawn(process.execPath, [guard, stopSignal, ...ids, command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Messages in English, and Debian's programs for administrators, which an ordinary user's PATH lacks.
    env: { ...process.env, LC_ALL: 'C', PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = `${output}${String(chunk)}`.slice(-4000);
      for (const listener of listeners) listener();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(look);
        void ended.then((code) => reject(new Error(`${command} ended with ${code}.\n${output}`)));
        look();
      }),
    async stop(signal) {
      child.stdin?.end(signal);
      await ended;
    },
  };
}
