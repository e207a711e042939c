import { spawn } from 'node:child_process';
import { games, withoutDefaults } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';
import { phoneAddresses, readSettings, type Serving, serve, stopOnSignals } from '@dicehall/server';
import { createApi } from '@dicehall/server/client';
import { snapshotSchema } from '@dicehall/server/protocol';
import { renderUnicodeCompact } from 'uqr';
import { readGameOptions } from '../arguments.ts';
import type { Context } from '../context.ts';
import { type Define, gameArgument, gameOption, showExamples } from '../declare.ts';
import { failedStart } from '../failed-start.ts';
import { type Exit, exit } from '../io.ts';
import { problemText } from '../online/connection.ts';
import { isUnicode } from '../terminal/full-screen.ts';

interface Flags {
  readonly option: readonly string[];
  readonly port?: string;
  readonly data?: string;
  readonly open: boolean;
}

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a URL in a desktop's browser. Does nothing if there is no desktop. */
function openBrowser(address: string, { DISPLAY, WAYLAND_DISPLAY }: Context['io']['env']): void {
  const { platform } = process;
  if (platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return;
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** Opens the table of a party. It has no seats yet; the first person who joins becomes host. */
async function openTable({ messages }: Context, server: string, game: string, options: object) {
  const language = { 'accept-language': messages.language };
  const guests = createApi({ server, headers: () => language });
  const name = messages.say('party-screen-name');
  const guest = await guests.call('POST', '/guests', (raw) => (raw as { token: string }).token, {
    name,
    token: true,
  });
  if (!guest.ok) return guest;
  const api = createApi({ server, headers: () => ({ ...language, authorization: `Bearer ${guest.value}` }) });
  const table = { game, options, party: true, sit: false };
  return api.call('POST', '/tables', (raw) => snapshotSchema.parse(raw).table.code, table);
}

interface Announced {
  readonly code: string;
  /** The URL at which this computer reaches the server. */
  readonly own: string;
  /** The URLs at which phones reach it, the most likely first. */
  readonly forPhones: readonly string[];
  readonly hasPicture: boolean;
}

/** Returns the URL of the room, and the lines that tell people how to join. */
export function announcement(messages: Catalogue, { code, own, forPhones, hasPicture }: Announced) {
  const [first, ...others] = forPhones.map((address) => `${address}/phone/${code}`);
  const room = `${forPhones[0] ?? own}/room/${code}`;
  const lines = [
    ...(first === undefined
      ? [messages.say('party-no-network')]
      : [
          messages.say('party-phones', { address: first }),
          ...(hasPicture ? [renderUnicodeCompact(first, { border: 1 })] : []),
          ...(others.length > 0 ? [messages.say('party-or'), ...others] : []),
        ]),
    messages.say('party-code', { code }),
    messages.say('party-room', { address: room }),
    messages.say('party-stop'),
  ];
  return { room, lines };
}

async function party(context: Context, given: string | undefined, flags: Flags): Promise<Exit> {
  const { io, messages } = context;
  const { game, options } = context.needed(
    readGameOptions(messages, given ?? games[0]?.id ?? '', flags.option),
  );
  const { port, data } = flags;
  let serving: Serving;
  try {
    serving = await serve(readSettings({ DICEHALL_LOG: 'warn', ...io.env }, { host: '0.0.0.0', port, data }));
  } catch (error) {
    return failedStart(context, error);
  }
  const stopped = stopOnSignals(serving);
  const { port: bound } = new URL(serving.address);
  const own = `http://127.0.0.1:${bound}`;
  const code = await openTable(context, own, game.id, withoutDefaults(game.options, options));
  if (!code.ok) {
    await serving.server.stop();
    return context.fail(problemText(context, own, code));
  }
  const { room, lines } = announcement(messages, {
    code: code.value,
    own,
    forPhones: phoneAddresses(bound),
    hasPicture: isUnicode(io.env),
  });
  await context.print(...lines);
  if (flags.open) openBrowser(room, io.env);
  await stopped;
  return exit.ok;
}

export const define: Define = (command, context) => {
  const { messages } = context;
  command
    .addArgument(gameArgument('[game]', messages))
    .addOption(gameOption(messages))
    .option('--port <port>', messages.say('setting-port'))
    .option('--data <data>', messages.say('setting-data'))
    .option('--no-open', messages.say('party-no-open'))
    .action(
      context.action((game, flags) => party(context, game as string | undefined, flags as unknown as Flags)),
    );
  showExamples(command, messages, ['party', 'party ten-thousand --option farkle', 'party greed --port 9000']);
};
