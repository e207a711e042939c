import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import {
  answered,
  declareServer,
  findTable,
  type OnlineFlags,
  readDisplay,
  readTableName,
  serverOf,
} from '../online/connection.ts';
import { playAtOnlineTable } from '../online/play-online.ts';
import { apiOf, passingMemory } from '../online/saved.ts';
import { listenForLines } from '../terminal/input.ts';

async function watch(context: Context, given: string, flags: OnlineFlags): Promise<Exit> {
  const name = context.needed(readTableName(given));
  const server = context.needed(serverOf(context, flags.server, name.server));
  const display = context.needed(readDisplay(context, flags));
  // The connection does not identify a person. Even at their own table, a spectator sees only public information.
  const api = apiOf(server, context.messages.language);
  const found = answered(context, server, await findTable(api, name.code));
  const memory = passingMemory(found.table.id);
  const setup = {
    api,
    server,
    memoryOf: () => memory,
    lines: display === 'plain' ? listenForLines(context.io) : null,
    keeping: 'position',
    isWatching: true,
    coach: false,
  } as const;
  return playAtOnlineTable(context, setup, found);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command.argument('<code>', messages.say('cli-argument-code'));
  declareServer(command, context).action(context.action((code, flags) => watch(context, code, flags)));
  showExamples(command, messages, ['watch 1EHGQ', 'watch 1EHGQ --server https://dice.example --plain']);
};
