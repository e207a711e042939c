import { ioOf } from './io.ts';
import { endOnFailure, run } from './run.ts';

const io = ioOf(process);
endOnFailure(process, io);
process.exitCode = await run(process.argv.slice(2), io);
// An open standard input would keep the process alive.
process.stdin.unref?.();
