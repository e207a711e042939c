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
  onInterrupt: (heard) => {
    process.on('SIGINT', heard);
    return () => process.off('SIGINT', heard);
  },
};

// A reader that has seen enough (`| head`) is no failure.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

// Ending in an orderly way puts the terminal back as it was; a command that listens itself ends by itself.
for (const [signal, code] of [
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}

process.exitCode = await run(process.argv.slice(2), io);
// Standard input that nobody reads any more would keep the process alive.
process.stdin.unref?.();
