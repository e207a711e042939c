// Runs a program until standard input ends, so that it never outlives the test process that started it.
// Arguments: the signal that stops the program, its uid and gid (empty: unchanged), the program, its arguments.
import { spawn } from 'node:child_process';

const [signal, uid, gid, program, ...args] = process.argv.slice(2);
const account = uid === '' ? {} : { uid: Number(uid), gid: Number(gid) };
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...account });
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));
// Ctrl+C reaches the whole process group, so the program ends by itself or when standard input ends.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => {});
// A signal name that arrives on standard input replaces the signal from the command line.
let sent = '';
process.stdin.on('data', (chunk) => {
  sent += String(chunk);
});
process.stdin.once('end', () => child.kill(sent || signal));
