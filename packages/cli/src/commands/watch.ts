import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import {
  declareServer,
  findTable,
  type OnlineFlags,
  problemText,
  readDisplay,
  readTableName,
  serverOf,
} from '../online/connection.ts';
import { playAtOnlineTable } from '../online/play-online.ts';
import { apiOf, passingMemory } from '../online/saved.ts';
import { listenForLines } from '../terminal/input.ts';

async function watch(context: Context, given: string, flags: OnlineFlags): Promise<Exit> {
  const name = readTableName(given);
  if (!name.ok) return context.usageError(name.error);
  const server = serverOf(context, flags.server, name.value.server);
  if (!server.ok) return context.usageError(server.error);
  const display = readDisplay(context, flags);
  if (!display.ok) return context.usageError(display.error);
  // The connection identifies no person. Even at their own table, a spectator sees only public information.
  const api = apiOf(server.value, context.messages.language);
  const found = await findTable(api, name.value.code);
  if (!found.ok) return context.fail(problemText(context, server.value, found.error));
  const memory = passingMemory(found.value.table.id);
  const setup = {
    api,
    server: server.value,
    memoryOf: () => memory,
    lines: display.value === 'plain' ? listenForLines(context.io) : null,
    keeping: 'position',
    isWatching: true,
    coach: false,
  } as const;
  return playAtOnlineTable(context, setup, found.value);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command.argument('<code>', messages.say('cli-argument-code'));
  declareServer(command, context).action(context.action((code, flags) => watch(context, code, flags)));
  showExamples(command, messages, ['watch 1EHGQ', 'watch 1EHGQ --server https://dice.example --plain']);
};
