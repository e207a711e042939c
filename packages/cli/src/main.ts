import { totalmem } from 'node:os';
import type { Io } from './io.ts';
import { run } from './run.ts';

const io: Io = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: Date.now,
  memory: Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY),
  onInterrupt: (listener) => {
    process.on('SIGINT', listener);
    return () => process.off('SIGINT', listener);
  },
};

// A reader that closes the pipe early (`| head`) is not an error.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

// process.exit runs the exit handlers, which restore the terminal. A command with its own listener ends by itself.
for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}

process.exitCode = await run(process.argv.slice(2), io);
// An open standard input would keep the process alive.
process.stdin.unref?.();
