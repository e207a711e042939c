import { type Answer, type Api, createApi } from '@dicehall/server/client';
import {
  type HistoryItem,
  historyItemSchema,
  type Snapshot,
  snapshotSchema,
  type Turn,
  turnSchema,
} from '@dicehall/server/protocol';

export type { Api };

const headers = () => ({ 'accept-language': document.documentElement.lang });

/** The API with the credentials of this browser's person. */
export const api = createApi({ server: '', headers });

/** Returns the API with the bearer token of another player on this device. */
export const apiOf = (token: string): Api =>
  createApi({ server: '', headers: () => ({ ...headers(), authorization: `Bearer ${token}` }) });

export const { call, changeTable } = api;

/** Reads a value from the server; null if the request fails. */
export async function fetched<Value>(
  path: string,
  schema: { readonly parse: (raw: unknown) => Value },
): Promise<Value | null> {
  const answer = await call('GET', path, (raw) => schema.parse(raw));
  return answer.ok ? answer.value : null;
}

export const readTable = (id: string): Promise<Answer<Snapshot>> =>
  call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));

export const tableOfCode = (code: string): Promise<Answer<string>> =>
  call('GET', `/codes/${encodeURIComponent(code)}`, (raw) => (raw as { readonly table: string }).table);

export const myTurns = (): Promise<Turn[] | null> => fetched('/me/turns', turnSchema.array());

/** Returns the finished matches of this person, the newest first; null if the request fails. */
export const myHistory = (): Promise<HistoryItem[] | null> =>
  fetched('/me/history', historyItemSchema.array());
