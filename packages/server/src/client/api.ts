import type { Catalogue } from '@dicehall/messages';
import {
  type Problem,
  type Snapshot,
  type StreamMessage,
  snapshotSchema,
  streamMessageSchema,
  type TableChange,
} from '../protocol/index.ts';

/**
 * The result of a request. `offline`: no Dicehall server responded. `unreadable`: the client cannot parse the
 * response, for example because the server has another version. Refusals with these codes have no detail.
 */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly code: Problem['code'] | 'offline' | 'unreadable';
      readonly detail: string;
      readonly snapshot: Snapshot | null;
    };
export type Refused = Extract<Answer<never>, { ok: false }>;

/** Explains why a request failed, using the server's sentence if there is one. */
export const refusalText = (messages: Catalogue, { code, detail }: Refused): string =>
  detail || messages.say(code === 'unreadable' ? 'online-unreadable' : 'online-offline');

type Headers = Readonly<Record<string, string>>;

export interface Api {
  parse(text: string): unknown;
  /** Sends a request to a path below `/api/v1`. */
  request(path: string, init: RequestInit): Promise<Response>;
  call<Value>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    read: (raw: unknown) => Value,
    body?: unknown,
    headers?: Headers,
    onResponse?: (response: Response) => void,
  ): Promise<Answer<Value>>;
  changeTable(table: string, ...change: TableChange): Promise<Answer<Snapshot>>;
}

export interface ApiSetup {
  /** The URL of the server, such as `https://dice.example`. Empty for the server that the page came from. */
  readonly server: string;
  /** Returns the headers of every request: the language and the person's credentials. */
  readonly headers: () => Headers;
  /** Removes control characters from every text that the server sends. Terminals need this. */
  readonly clean?: (text: string) => string;
}

const offline: Refused = { ok: false, code: 'offline', detail: '', snapshot: null };

function refusedBy(raw: unknown): Refused {
  // A response body without a Dicehall error code comes from a proxy or a static host.
  if (typeof raw !== 'object' || raw === null || !('code' in raw)) return offline;
  const { code, detail, snapshot } = raw as Partial<Problem>;
  const read = snapshotSchema.safeParse(snapshot);
  const newer = read.success ? read.data : null;
  return { ok: false, code: code ?? 'server-error', detail: detail ?? '', snapshot: newer };
}

export function createApi({ server, headers, clean }: ApiSetup): Api {
  const revive =
    clean && ((_key: string, value: unknown) => (typeof value === 'string' ? clean(value) : value));
  const parse = (text: string): unknown => JSON.parse(text, revive);
  const parsed = async (response: Response): Promise<unknown> => {
    try {
      return parse(await response.text());
    } catch {
      return null;
    }
  };
  const request: Api['request'] = (path, init) =>
    fetch(`${server}/api/v1${path}`, {
      ...init,
      headers: { ...headers(), ...(init.headers as Headers | undefined) },
    });

  const call: Api['call'] = async (method, path, read, body, more = {}, onResponse = undefined) => {
    let response: Response;
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    try {
      response = await request(path, { method, headers: { ...type, ...more }, ...sent });
    } catch {
      return offline;
    }
    const raw = await parsed(response);
    onResponse?.(response);
    if (!response.ok) return refusedBy(raw);
    try {
      return { ok: true, value: read(raw) };
    } catch {
      // A static host responds to every path with an HTML page, which is not JSON.
      return raw === null ? offline : { ...offline, code: 'unreadable' };
    }
  };

  return {
    parse,
    request,
    call,
    changeTable: (table, what, body: unknown = {}) =>
      call('POST', `/tables/${table}/${what}`, (raw) => snapshotSchema.parse(raw), body),
  };
}

/** Parses a message of a stream; null if this client does not know it. */
export function readStreamMessage(event: unknown, data: unknown): StreamMessage | null {
  const read = streamMessageSchema.safeParse({ event, data });
  return read.success ? read.data : null;
}

/**
 * Yields the messages of a table's stream; null for a message that this client does not know.
 * @param since the sequence number of the last event that was seen; null to begin with a snapshot
 * @param isScreen whether the client is the screen of a room
 * @throws Error if the stream cannot be opened or is interrupted
 */
export async function* tableMessages(
  api: Api,
  table: string,
  since: number | null,
  signal: AbortSignal,
  onBegin?: () => void,
  isScreen = false,
): AsyncGenerator<StreamMessage | null> {
  const query = new URLSearchParams({
    ...(since !== null && { since: `${since}` }),
    ...(isScreen && { screen: '1' }),
  });
  const response = await api.request(`/tables/${table}/events?${query}`, {
    headers: { accept: 'application/x-ndjson' },
    signal,
  });
  if (!response.ok || response.body === null) throw new Error(`The stream was refused: ${response.status}`);
  onBegin?.();
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (text + decoder.decode(value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') continue;
      const { event, data } = api.parse(line) as { readonly event?: unknown; readonly data?: unknown };
      yield readStreamMessage(event, data);
    }
  }
}
