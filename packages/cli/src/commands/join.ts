import { drawSeed } from '@dicehall/server/client';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';
import {
  answered,
  declarePlayer,
  findTable,
  type PlayFlags,
  problemText,
  readTableName,
  serverOf,
  withConnection,
} from '../online/connection.ts';
import { playAtOnlineTable } from '../online/play-online.ts';
import { apiOf } from '../online/saved.ts';

async function joinTable(context: Context, given: string, flags: PlayFlags): Promise<Exit> {
  const { messages } = context;
  const name = context.needed(readTableName(given));
  const server = context.needed(serverOf(context, flags.server, name.server));
  const { code } = name;
  /** Reports a missing table. This happens before a new person is asked for a name. */
  const missing = async () => {
    const found = await findTable(apiOf(server, messages.language), code);
    if (!found.ok && /^(no-such-|offline$)/.test(found.code)) answered(context, server, found);
  };
  return withConnection(
    context,
    server,
    flags,
    async (setup) => {
      const { api } = setup;
      const found = answered(context, server, await findTable(api, code));
      const { you, table } = found;
      if (you.seat !== null) return playAtOnlineTable(context, setup, found);
      const commitment = await drawSeed(setup.memoryOf(table.id));
      const sat = await api.changeTable(table.id, 'sit', { commitment });
      if (sat.ok) return playAtOnlineTable(context, setup, sat.value);
      const watch = table.watch ? messages.say('online-watch-instead', { code: table.code }) : '';
      return context.fail(`${problemText(context, server, sat)} ${watch}`.trim());
    },
    missing,
  );
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
