import { join } from 'node:path';
import { type Answer, createApi, type Refused } from '@dicehall/server/client';
import { newTokenSchema, type Person, personSchema } from '@dicehall/server/protocol';
import { readObject, writePrivate } from './files.ts';

/** Who plays at this terminal on one server. */
export interface Identity {
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

const saveIdentity = (folder: string, identity: Identity): void => writePrivate(folder, fileName, identity);

export const bearer = ({ token }: Identity): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token}`,
});

/** The person of a saved identity; the server may have forgotten them. */
export const whoIs = (identity: Identity): Promise<Answer<Person>> =>
  createApi({ server: identity.server, headers: () => bearer(identity) }).call('GET', '/me', (raw) =>
    personSchema.parse(raw),
  );

/** Creates a guest on a server, and saves a token for them. */
export async function newIdentity(
  folder: string,
  server: string,
  name: string,
  language: string,
): Promise<Answer<Identity>> {
  let cookie = '';
  const api = createApi({ server, headers: () => ({ cookie, 'accept-language': language }) });
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
  saveIdentity(folder, identity);
  return { ok: true, value: identity };
}

/** Changes the name of a person. */
export async function rename(
  folder: string,
  identity: Identity,
  name: string,
  language: string,
): Promise<Refused | Identity> {
  const api = createApi({
    server: identity.server,
    headers: () => ({ ...bearer(identity), 'accept-language': language }),
  });
  const answer = await api.call('PATCH', '/me', (raw) => personSchema.parse(raw), { name });
  if (!answer.ok) return answer;
  const renamed = { ...identity, name };
  saveIdentity(folder, renamed);
  return renamed;
}
