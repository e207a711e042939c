import { drawSeed } from '@dicehall/server/client';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import {
  declarePlayer,
  findTable,
  type PlayFlags,
  problemText,
  readTableName,
  serverOf,
  type Work,
  withConnection,
} from '../online/connection.ts';
import { playAtOnlineTable } from '../online/play-online.ts';
import { apiOf } from '../online/saved.ts';

async function joinTable(context: Context, given: string, flags: PlayFlags): Promise<Exit> {
  const { messages } = context;
  const name = readTableName(given);
  if (!name.ok) return context.usageError(name.error);
  const server = serverOf(context, flags.server, name.value.server);
  if (!server.ok) return context.usageError(server.error);
  const { code } = name.value;
  /** Reports a missing table. This comes before asking a new person for a name. */
  const missing = async (): Promise<string | null> => {
    const found = await findTable(apiOf(server.value, messages.language), code);
    return found.ok || !/^(no-such-|offline$)/.test(found.error.code)
      ? null
      : problemText(context, server.value, found.error);
  };
  const join: Work = async (terminal) => {
    const { api } = terminal.setup;
    const found = await findTable(api, code);
    if (!found.ok) return terminal.end(problemText(context, server.value, found.error));
    const { you, table } = found.value;
    if (you.seat !== null) return playAtOnlineTable(context, terminal.setup, found.value);
    const commitment = await drawSeed(terminal.setup.memoryOf(table.id));
    const sat = await api.changeTable(table.id, 'sit', { commitment });
    if (sat.ok) return playAtOnlineTable(context, terminal.setup, sat.value);
    const watch = table.watch ? messages.say('online-watch-instead', { code: table.code }) : '';
    return terminal.end(`${problemText(context, server.value, sat)} ${watch}`.trim());
  };
  return withConnection(context, server.value, flags, join, missing);
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command.argument('<code>', messages.say('cli-argument-code'));
  declarePlayer(command, context).action(context.action((code, flags) => joinTable(context, code, flags)));
  showExamples(command, messages, [
    'join 1EHGQ',
    'join 1EHGQ --server https://dice.example --name Ada',
    'join https://dice.example/online/table/yn3ndyac1jvq8nhw --plain',
  ]);
};
