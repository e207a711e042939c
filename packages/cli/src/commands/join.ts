import { drawSeed } from '@dicehall/server/client';
import type { Context } from '../context.ts';
import { showExamples } from '../help.ts';
import type { Exit } from '../io.ts';
import { playAtOnlineTable } from '../online/at-terminal.ts';
import { findTable, serverOf } from '../online/connect.ts';
import { declarePlayer, type PlayFlags } from '../online/flags.ts';
import { refusalText } from '../online/send.ts';
import { readTableName } from '../online/server-address.ts';
import { withConnection } from '../online/with-connection.ts';
import type { Define } from './define.ts';

async function join(context: Context, given: string, flags: PlayFlags): Promise<Exit> {
  const { messages } = context;
  const name = readTableName(given);
  if (!name.ok) return context.usageError(name.error);
  const server = serverOf(context, flags.server, name.value.server);
  if (!server.ok) return context.usageError(server.error);
  return withConnection(context, server.value, flags, async (terminal) => {
    const { api } = terminal.setup;
    const found = await findTable(context, api, server.value, name.value.code);
    if (!found.ok) return terminal.end(found.error);
    const { you, table } = found.value;
    if (you.seat !== null) return playAtOnlineTable(context, terminal.setup, found.value);
    const commitment = await drawSeed(terminal.setup.memoryOf(table.id));
    const sat = await api.changeTable(table.id, 'sit', { commitment });
    if (sat.ok) return playAtOnlineTable(context, terminal.setup, sat.value);
    const watch = table.watch ? messages.say('online-watch-instead', { code: table.code }) : '';
    return terminal.end(`${refusalText(messages, sat)} ${watch}`.trim());
  });
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command.argument('<code>', messages.say('cli-argument-code'));
  declarePlayer(command, context).action(context.action((code, flags) => join(context, code, flags)));
  showExamples(command, messages, [
    'join 1EHGQ',
    'join 1EHGQ --server https://dice.example --name Ada',
    'join https://dice.example/online/table/yn3ndyac1jvq8nhw --plain',
  ]);
};
