import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@dicehall/engine';
import { toPlainText } from '@dicehall/messages';
import {
  type Answer,
  type Api,
  createApi,
  type SeenTable,
  type TableMemory,
  unseen,
} from '@dicehall/server/client';
import { newTokenSchema, type Person, personSchema } from '@dicehall/server/protocol';
import { replaceFile } from '../saved-matches.ts';

export const serverFolder = (folder: string, server: string): string =>
  join(folder, 'online', new URL(server).host.replaceAll(/[^\w.-]/g, '_'));

/** Reads a JSON object from a file; null if the file contains none. */
function readObject(path: string): Readonly<Record<string, unknown>> | null {
  try {
    const read = readJson(readFileSync(path, 'utf8'));
    return read.ok && typeof read.value === 'object' && read.value !== null ? { ...read.value } : null;
  } catch {
    return null;
  }
}

/** Replaces a file. Only its owner may read it. */
function writePrivate(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  replaceFile(join(folder, name), `${JSON.stringify(value)}\n`);
}

interface Identity {
  readonly server: string;
  readonly name: string;
  readonly token: string;
}

const fileName = 'identity.json';

export function savedIdentity(folder: string): Identity | null {
  const raw = readObject(join(folder, fileName)) as Partial<Identity> | null;
  const { server, name, token } = raw ?? {};
  return typeof server === 'string' && typeof name === 'string' && typeof token === 'string'
    ? { server, name, token }
    : null;
}

/** Makes a client that removes control characters from the texts of a server. */
export const apiOf = (
  server: string,
  language: string,
  headers: () => Readonly<Record<string, string>> = () => ({}),
): Api =>
  createApi({
    server,
    headers: () => ({ ...headers(), 'accept-language': language }),
    clean: (text) => toPlainText(text, Number.POSITIVE_INFINITY),
  });

export const ownApi = ({ server, token }: Identity, language: string): Api =>
  apiOf(server, language, () => ({ authorization: `Bearer ${token}` }));

/** Looks up a saved person. The server may have deleted that person. */
export const whoIs = (identity: Identity, language: string): Promise<Answer<Person>> =>
  ownApi(identity, language).call('GET', '/me', (raw) => personSchema.parse(raw));

export async function newIdentity(
  folder: string,
  server: string,
  name: string,
  language: string,
): Promise<Answer<Identity>> {
  let cookie = '';
  const api = apiOf(server, language, () => ({ cookie }));
  const guest = await api.call(
    'POST',
    '/guests',
    (raw) => personSchema.parse(raw),
    { name },
    {},
    (response) => {
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
  );
  if (!guest.ok) return guest;
  const token = await api.call('POST', '/me/tokens', (raw) => newTokenSchema.parse(raw), {
    label: 'dicehall command',
  });
  if (!token.ok) return token;
  const identity = { server, name: guest.value.name, token: token.value.secret };
  writePrivate(folder, fileName, identity);
  return { ok: true, value: identity };
}

export async function rename(
  folder: string,
  identity: Identity,
  name: string,
  language: string,
): Promise<Answer<Identity>> {
  const answer = await ownApi(identity, language).call('PATCH', '/me', (raw) => personSchema.parse(raw), {
    name,
  });
  if (!answer.ok) return answer;
  const renamed = { ...identity, name };
  writePrivate(folder, fileName, renamed);
  return { ok: true, value: renamed };
}

interface Saved {
  readonly seen: SeenTable;
  /** The seeds, by commitment. */
  readonly seeds: Readonly<Record<string, string>>;
}

/** Saves in a file what this terminal saw of a table, and the seeds that it drew. */
export function fileMemory(folder: string, table: string): TableMemory {
  const name = `${table}.json`;
  const read = (): Saved => {
    const raw = readObject(join(folder, name)) as Partial<Saved> | null;
    return { seen: { ...unseen(table), ...raw?.seen }, seeds: raw?.seeds ?? {} };
  };
  return {
    readSeen: () => read().seen,
    saveSeen: (seen) => writePrivate(folder, name, { ...read(), seen }),
    seedOf: (commitment) => read().seeds[commitment] ?? null,
    saveSeed(commitment, seed) {
      const saved = read();
      writePrivate(folder, name, { ...saved, seeds: { ...saved.seeds, [commitment]: seed } });
    },
  };
}

/** The memory of a spectator, who has no seeds and saves nothing. */
export function passingMemory(table: string): TableMemory {
  let seen = unseen(table);
  return {
    readSeen: () => seen,
    saveSeen(next) {
      seen = next;
    },
    seedOf: () => null,
    saveSeed: () => {},
  };
}
