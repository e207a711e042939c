import { run } from '../src/run.ts';
import { makeTerminal } from './streams.ts';

/** A server command that runs in this process until it is stopped. */
export interface ServingCommand {
  readonly out: () => string;
  readonly err: () => string;
  /** Sends a signal to the command. Resolves to its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number>;
}

/** Runs a server command. Resolves when its output matches the pattern. */
export async function startServing(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<ServingCommand> {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  const { io, out, err } = makeTerminal({ input: '', env: { DICEHALL_LOG: 'silent', ...env } });
  const isReady = () => ready.test(out() + err());
  const ended = run(words, io);
  await Promise.race([
    new Promise<void>((resolve) => {
      for (const stream of [io.stdout, io.stderr]) stream.on('data', () => isReady() && resolve());
    }),
    ended.then((code) => Promise.reject(new Error(`The command ended with ${code}: ${out()}${err()}`))),
  ]);
  return {
    out,
    err,
    stop(signal = 'SIGINT') {
      const earlier = before[signals.indexOf(signal)] ?? [];
      const own = process.listeners(signal).filter((listener) => !earlier.includes(listener));
      for (const listener of own) listener(signal);
      return ended;
    },
  };
}
