import type { Io } from './io.ts';
import { run } from './run.ts';

const io: Io = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  now: Date.now,
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

process.exitCode = await run(process.argv.slice(2), io);
// Standard input that nobody reads any more would keep the process alive.
process.stdin.unref?.();
