import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Account } from './account.ts';

/** A program that ends when the process that started it ends, whatever the reason. */
export interface Guarded {
  /** Resolves when the output matches. Rejects if the program ends before that. */
  readonly says: (text: string) => Promise<void>;
  /** Sends the program its stop signal or another one, and waits until it ends. */
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
    // The environment for English messages. Its PATH includes Debian's folder of programs for administrators, which
    // ordinary users do not have.
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
