import { err, type Message, message, ok, type Result } from '@dicehall/engine';
import { type Answer, type Api, type Refused, refusalText } from '@dicehall/server/client';
import { nameSchema, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { choiceOption } from '../declare.ts';
import { Ended, type Exit } from '../io.ts';
import { dataFolder } from '../saved-matches.ts';
import { type Dialog, withDialog } from '../set-up/dialog.ts';
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
  return display === null ? err(message('cli-needs-terminal')) : ok(display);
}

const isLocal = (host: string): boolean => /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/.test(host);

/** Reads a server such as `dice.example`, `localhost:8080` or `https://dice.example`. A path is not allowed. */
export function readServer(given: string): Result<string, Message> {
  const text = given.trim();
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return err(message('cli-bad-server', { given }));
  return ok(url.origin);
}

/** The URL of a server started by `dicehall serve` without options. */
const defaultServer = 'http://127.0.0.1:8080';

/**
 * Chooses the server: from a link, otherwise from `--server`, otherwise from `DICEHALL_SERVER`, otherwise on this
 * computer.
 */
export const serverOf = (
  { io: { env } }: Context,
  flag: string | undefined,
  linked: string | null,
): Result<string, Message> => readServer(linked ?? flag ?? (env.DICEHALL_SERVER || defaultServer));

/** A table as given on the command line: its code or id, and its server if it is a link. */
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

/** Returns the result of a request. If the server refuses it, the command ends. */
export function answered<Value>(context: Context, server: string, answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Ended(context.fail(problemText(context, server, answer)));
}

interface Connection {
  readonly api: Api;
  /** The folder for this person's data on the server. */
  readonly folder: string;
}

/** Identifies the person of this terminal to a server. A new person is asked for a name, and is then saved. */
async function connect(
  context: Context,
  server: string,
  given: string | undefined,
  dialog: Dialog,
  missing: () => Promise<void>,
): Promise<Connection> {
  const { io, messages } = context;
  const { language } = messages;
  const nameProblem = (name: string): string | null =>
    nameSchema.safeParse(name).success ? null : messages.say('online-bad-name', { given: name });
  const problem = given === undefined ? null : nameProblem(given);
  if (problem !== null) throw new Ended(context.usageError(problem));
  const folder = serverFolder(dataFolder(io.env), server);
  const saved = savedIdentity(folder);
  const known = saved === null ? null : await whoIs(saved, language);
  if (known?.ok === false && known.code !== 'bad-token') answered(context, server, known);
  let identity = known?.ok === true ? saved : null;
  if (identity === null) {
    await missing();
    const question = messages.say('cli-ask-name');
    const name =
      given ?? saved?.name ?? (await dialog.text(question, ownName(io.env, messages), nameProblem));
    identity = answered(context, server, await newIdentity(folder, server, name, language));
  } else if (given !== undefined && given !== identity.name) {
    identity = answered(context, server, await rename(folder, identity, given, language));
  }
  return { folder, api: ownApi(identity, language) };
}

/**
 * Connects the person of this terminal to a server.
 * @param missing called before a new person is asked for a name; ends the command if there is nothing to do
 */
export async function withConnection(
  context: Context,
  server: string,
  flags: PlayFlags,
  work: (setup: AtTerminal) => Promise<Exit>,
  missing: () => Promise<void> = async () => {},
): Promise<Exit> {
  const keeping = context.needed(readKeeping(flags.keeping));
  const display = context.needed(readDisplay(context, flags));
  return withDialog(context, display, async (dialog, lines) => {
    const { api, folder } = await connect(context, server, flags.name, dialog, missing);
    return work({
      api,
      server,
      lines,
      keeping,
      isWatching: false,
      coach: flags.coach === true,
      memoryOf: (table) => fileMemory(folder, table),
    });
  });
}

export async function findTable(api: Api, code: string): Promise<Answer<Snapshot>> {
  const id =
    code.length > 5
      ? ({ ok: true, value: code.toLowerCase() } as const)
      : await api.call('GET', `/codes/${encodeURIComponent(code)}`, (raw) =>
          String((raw as { table: string }).table),
        );
  return id.ok ? api.call('GET', `/tables/${id.value}`, (raw) => snapshotSchema.parse(raw)) : id;
}
