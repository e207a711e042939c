import { totalmem } from 'node:os';
import { endedBySignal, exit, type Io } from './io.ts';
import { run, systemErrorText } from './run.ts';

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
  suspend: (resumed) => {
    // Stops the process group, because npm or npx may be waiting. Without a shell the signal has no effect, and the timer resumes.
    if (process.platform !== 'win32') process.kill(0, 'SIGTSTP');
    setTimeout(resumed, 50);
  },
};

// The disk may be full, or the reader of the pipe may have ended.
process.stdout.on('error', (error) => {
  process.stderr.write(`dicehall: ${systemErrorText(error, process.argv.slice(2), io)}\n`);
  process.exit(exit.failed);
});
process.stderr.on('error', () => process.exit(exit.failed));

// process.exit runs the exit handlers, which restore the terminal. A command with its own listener ends on its own.
for (const [signal, code] of [
  ['SIGTERM', endedBySignal],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(code);
  });
}

process.exitCode = await run(process.argv.slice(2), io);
// An open standard input would keep the process alive.
process.stdin.unref?.();
