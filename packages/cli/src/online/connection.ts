import { err, type Message, message, ok, type Result } from '@dicehall/engine';
import { type Api, type Refused, refusalText } from '@dicehall/server/client';
import { nameSchema, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { choiceOption } from '../declare.ts';
import { type Exit, exit } from '../io.ts';
import { dataFolder } from '../saved-matches.ts';
import { type Dialog, openDialog } from '../set-up/dialog.ts';
import { ownName } from '../set-up/set-up.ts';
import { displayOf, readKeeping } from '../table/flags.ts';
import { keepings } from '../table/keys.ts';
import type { AtTerminal } from './play-online.ts';
import { fileMemory, newIdentity, ownApi, rename, savedIdentity, serverFolder, whoIs } from './saved.ts';

export interface OnlineFlags {
  readonly server?: string;
  readonly plain?: boolean;
}

export interface PlayFlags extends OnlineFlags {
  readonly name?: string;
  readonly keeping: string;
  readonly coach?: boolean;
}

export function declareServer(command: Command, { messages }: Context): Command {
  return command
    .option('--server <url>', messages.say('cli-option-server'))
    .option('--plain', messages.say('cli-option-plain'));
}

export function declarePlayer(command: Command, context: Context): Command {
  const { messages } = context;
  return declareServer(command, context)
    .option('--name <name>', messages.say('cli-option-name'))
    .option('--coach', messages.say('cli-option-coach-online'))
    .addOption(
      choiceOption('--keeping <style>', messages.say('cli-option-keeping'), keepings).default('position'),
    );
}

export function readDisplay({ io }: Context, flags: OnlineFlags): Result<'screen' | 'plain', Message> {
  const display = displayOf(io, flags);
  return display === null ? err(message('online-no-terminal')) : ok(display);
}

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

/** Reads a server such as `dice.example`, `localhost:8080` or `https://dice.example`, without a path. */
export function readServer(given: string): Result<string, Message> {
  const text = given.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return err(message('cli-bad-server', { given }));
  return ok(url.origin);
}

/** The URL of a server that `dicehall serve` starts without options. */
const defaultServer = 'http://127.0.0.1:8080';

/** Chooses the server: from a link, else from `--server`, else from `DICEHALL_SERVER`, else on this computer. */
export const serverOf = (
  { io: { env } }: Context,
  flag: string | undefined,
  linked: string | null,
): Result<string, Message> => readServer(linked ?? flag ?? (env.DICEHALL_SERVER || defaultServer));

/** A table as given on the command line: its code or id, and the server if it is a link. */
export interface TableName {
  readonly code: string;
  readonly server: string | null;
}

export function readTableName(given: string): Result<TableName, Message> {
  const [, server, id] = /^(https?:\/\/[^/]+)\/online\/table\/([^/?#]+)/i.exec(given.trim()) ?? [];
  if (server !== undefined && id !== undefined) return ok({ code: id, server });
  const code = given.replaceAll(/[\s-]/g, '');
  return /^([0-9a-z]{5}|[0-9a-z]{16})$/i.test(code)
    ? ok({ code, server: null })
    : err(message('cli-bad-code', { given }));
}

/** Explains why a server refused a request, or that there is no Dicehall server. */
export const problemText = ({ messages }: Context, server: string, refused: Refused): string =>
  refused.code === 'offline' ? messages.say('online-no-server', { server }) : refusalText(messages, refused);

/** Why a command has no connection. The text is empty if the user cancelled a question. */
interface NotConnected {
  readonly usage: boolean;
  readonly text: string;
}

interface Connection {
  readonly api: Api;
  /** The folder for this person's data on the server. */
  readonly folder: string;
}

/** Identifies the person of this terminal on a server. A new person is asked for a name and saved. */
async function connect(
  context: Context,
  server: string,
  given: string | undefined,
  dialog: Dialog,
  missing: () => Promise<string | null>,
): Promise<Result<Connection, NotConnected>> {
  const { io, messages } = context;
  const { language } = messages;
  const failed = (text: string, usage = false): Result<never, NotConnected> => err({ usage, text });
  const nameProblem = (name: string): string | null =>
    nameSchema.safeParse(name).success ? null : messages.say('online-bad-name', { given: name });
  const problem = given === undefined ? null : nameProblem(given);
  if (problem !== null) return failed(problem, true);
  const folder = serverFolder(dataFolder(io.env), server);
  const saved = savedIdentity(folder);
  const known = saved === null ? null : await whoIs(saved, language);
  if (known?.ok === false && known.code !== 'bad-token') return failed(problemText(context, server, known));
  let identity = known?.ok === true ? saved : null;
  if (identity === null) {
    const why = await missing();
    if (why !== null) return failed(why);
    const question = messages.say('cli-ask-name');
    const name =
      given ?? saved?.name ?? (await dialog.text(question, ownName(io.env, messages), nameProblem));
    if (name === null) return failed('');
    const made = await newIdentity(folder, server, name, language);
    if (!made.ok) return failed(problemText(context, server, made));
    identity = made.value;
  } else if (given !== undefined && given !== identity.name) {
    const renamed = await rename(folder, identity, given, language);
    if (!renamed.ok) return failed(problemText(context, server, renamed));
    identity = renamed.value;
  }
  return ok({ folder, api: ownApi(identity, language) });
}

/** The work of a connected command. `end` explains why there is no table to show. */
export type Work = (terminal: { readonly setup: AtTerminal; end(why: string): Exit }) => Promise<Exit>;

/**
 * Connects the person of this terminal to a server.
 * @param missing called before a new person is asked for a name; returns the reason if there is nothing to do
 */
export async function withConnection(
  context: Context,
  server: string,
  flags: PlayFlags,
  work: Work,
  missing: () => Promise<string | null> = async () => null,
): Promise<Exit> {
  const keeping = readKeeping(flags.keeping);
  if (!keeping.ok) return context.usageError(keeping.error);
  const display = readDisplay(context, flags);
  if (!display.ok) return context.usageError(display.error);
  const { dialog, lines } = await openDialog(context.io, context.messages, display.value === 'plain');
  const connected = await connect(context, server, flags.name, dialog, missing);
  if (!connected.ok) {
    const { usage, text } = connected.error;
    lines?.close();
    if (text === '') return exit.interrupted;
    return usage ? context.usageError(text) : context.fail(text);
  }
  const { api, folder } = connected.value;
  const setup: AtTerminal = {
    api,
    server,
    lines,
    keeping: keeping.value,
    isWatching: false,
    coach: flags.coach === true,
    memoryOf: (table) => fileMemory(folder, table),
  };
  return work({
    setup,
    end(why) {
      lines?.close();
      return context.fail(why);
    },
  });
}

export async function findTable(api: Api, code: string): Promise<Result<Snapshot, Refused>> {
  const id =
    code.length > 5
      ? ({ ok: true, value: code.toLowerCase() } as const)
      : await api.call('GET', `/codes/${encodeURIComponent(code)}`, (raw) =>
          String((raw as { table: string }).table),
        );
  if (!id.ok) return err(id);
  const answer = await api.call('GET', `/tables/${id.value}`, (raw) => snapshotSchema.parse(raw));
  return answer.ok ? ok(answer.value) : err(answer);
}
