// One node as a process of its own, from what is built: settings from the environment, its address on the first line.
import { readSettings, serve, stopOnSignals } from '@dicehall/server';

const serving = await serve(readSettings(process.env));
process.stdout.write(`${serving.address}\n`);
await stopOnSignals(serving);
process.exit(0);
