// Runs a server node from the built code, with settings from the environment. The first line of output is its URL.
import { readSettings, serve, stopOnSignals } from '@dicehall/server';

// The node ends when the test process that started it ends.
process.stdin.resume().once('end', () => process.exit(1));
const serving = await serve(readSettings(process.env));
process.stdout.write(`${serving.address}\n`);
await stopOnSignals(serving);
process.exit(0);
