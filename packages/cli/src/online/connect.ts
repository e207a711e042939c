import { err, type Message, ok, type Result } from '@dicehall/engine';
import { type Api, createApi } from '@dicehall/server/client';
import { nameSchema, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import type { Context } from '../context.ts';
import { dataFolder } from '../saved-matches/folder.ts';
import type { Dialog } from '../set-up/dialog.ts';
import { ownName } from '../set-up/questions.ts';
import { serverFolder } from './files.ts';
import { bearer, newIdentity, rename, savedIdentity, whoIs } from './identity.ts';
import { refusalText } from './send.ts';
import { defaultServer, readServer } from './server-address.ts';

export interface Connection {
  readonly api: Api;
  /** Where what this person keeps of the server is saved. */
  readonly folder: string;
}

/** Why there is no connection: wrong usage, something the server refuses, or a cancelled question (no text). */
export interface NotConnected {
  readonly usage: boolean;
  readonly text: string;
}

/** The server of a link, else of `--server`, else of `DICEHALL_SERVER`, else the one of this computer. */
export function serverOf(
  { io: { env } }: Context,
  flag: string | undefined,
  linked: string | null,
): Result<string, Message> {
  return readServer(linked ?? flag ?? (env.DICEHALL_SERVER || defaultServer));
}

/** A connection of somebody whom the server need not know. */
export const watchServer = ({ messages }: Context, server: string): Api =>
  createApi({ server, headers: () => ({ 'accept-language': messages.language }) });

const failed = (text: string): Result<never, NotConnected> => err({ usage: false, text });

export const noServer = ({ messages }: Context, server: string): string =>
  messages.say('online-no-server', { server });

/** Why a name cannot be used; null where it can. */
const nameProblem = ({ messages }: Context, name: string): string | null =>
  nameSchema.safeParse(name).success ? null : messages.say('online-bad-name', { given: name });

/** The person of this terminal on a server; a new one is asked for a name and saved. */
export async function connect(
  context: Context,
  server: string,
  given: string | undefined,
  dialog: Dialog,
): Promise<Result<Connection, NotConnected>> {
  const { io, messages } = context;
  const { language } = messages;
  const problem = given === undefined ? null : nameProblem(context, given);
  if (problem !== null) return err({ usage: true, text: problem });
  const folder = serverFolder(dataFolder(io.env), server);
  const saved = savedIdentity(folder);
  const known = saved === null ? null : await whoIs(saved);
  if (known?.ok === false && known.code !== 'bad-token')
    return failed(known.code === 'offline' ? noServer(context, server) : refusalText(messages, known));
  let identity = known === null || !known.ok ? null : saved;
  if (identity === null) {
    const name =
      given ??
      saved?.name ??
      (await dialog.text(messages.say('cli-ask-name'), ownName(io.env, messages), (one) =>
        nameProblem(context, one),
      ));
    if (name === null) return failed('');
    const made = await newIdentity(folder, server, name, language);
    if (!made.ok)
      return failed(made.code === 'offline' ? noServer(context, server) : refusalText(messages, made));
    identity = made.value;
  } else if (given !== undefined && given !== identity.name) {
    const renamed = await rename(folder, identity, given, language);
    if ('ok' in renamed) return failed(refusalText(messages, renamed));
    identity = renamed;
  }
  const headers = { ...bearer(identity), 'accept-language': language };
  return ok({ folder, api: createApi({ server, headers: () => headers }) });
}

/** Finds a table by its code or id. */
export async function findTable(
  context: Context,
  api: Api,
  server: string,
  code: string,
): Promise<Result<Snapshot, string>> {
  const { messages } = context;
  const isId = code.length > 5;
  const id = isId
    ? ({ ok: true, value: code.toLowerCase() } as const)
    : await api.call('GET', `/codes/${encodeURIComponent(code)}`, (raw) =>
        String((raw as { table: string }).table),
      );
  const answer = id.ok
    ? await api.call('GET', `/tables/${id.value}`, (raw) => snapshotSchema.parse(raw))
    : id;
  if (answer.ok) return ok(answer.value);
  return err(answer.code === 'offline' ? noServer(context, server) : refusalText(messages, answer));
}
