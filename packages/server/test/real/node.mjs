// One server node in a process of its own, from the built code: settings from the environment, its address on the first line.
import { readSettings, serve, stopOnSignals } from '@dicehall/server';

// The node ends with the test process that started it.
process.stdin.resume().once('end', () => process.exit(1));
const serving = await serve(readSettings(process.env));
process.stdout.write(`${serving.address}\n`);
await stopOnSignals(serving);
process.exit(0);
