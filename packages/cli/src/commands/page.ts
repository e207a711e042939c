import { builtPage, hasPage, mayBecomePage, writeStaticPage } from '@dicehall/server/static-page';
import type { Context } from '../context.ts';
import { type Define, showExamples } from '../declare.ts';
import type { Exit } from '../io.ts';

interface Given {
  readonly base: string;
  readonly server?: string;
}

async function page(context: Context, folder: string, { base, server = '' }: Given): Promise<Exit> {
  const { messages } = context;
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) return context.usageError(messages.say('page-bad-base', { base }));
  if (server !== '' && !/^https?:\/\/[\w.:[\]-]+\/?$/.test(server))
    return context.usageError(messages.say('cli-bad-server', { given: server }));
  const from = context.io.env.DICEHALL_WEB || builtPage();
  if (from === null || !hasPage(from)) return context.fail(messages.say('page-not-built'));
  if (!(await mayBecomePage(folder))) return context.fail(messages.say('page-not-empty', { folder }));
  await writeStaticPage({ from, to: folder, base, server: server.replace(/\/$/, '') });
  return context.print(messages.say('page-written', { folder, base }));
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .argument('<folder>', messages.say('page-folder'))
    .option('--base <path>', messages.say('page-base'), '/')
    .option('--server <address>', messages.say('page-server'))
    .action(context.action((folder, given) => page(context, folder as string, given as Given)));
  showExamples(command, messages, [
    'page public',
    'page public --base /dice/',
    'page public --server https://dice.example',
  ]);
};
