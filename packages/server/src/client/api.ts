import { type Problem, type Snapshot, snapshotSchema } from '../protocol/index.ts';

/** The result of a request. `offline` means that no Dicehall server answered. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly code: Problem['code'] | 'offline';
      readonly detail: string;
      readonly snapshot: Snapshot | null;
    };
export type Refused = Extract<Answer<never>, { ok: false }>;

type Headers = Readonly<Record<string, string>>;

export interface Api {
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
  changeTable(table: string, what: string, body?: unknown): Promise<Answer<Snapshot>>;
}

export interface ApiSetup {
  /** The server, such as `https://dice.example`; empty for the one that the page came from. */
  readonly server: string;
  /** Headers of every request: the language and the person. */
  readonly headers: () => Headers;
}

const offline: Refused = { ok: false, code: 'offline', detail: '', snapshot: null };

function refusedBy(raw: unknown): Refused {
  // Without an error code of ours the answer comes from a proxy or a static host, not from a Dicehall server.
  if (typeof raw !== 'object' || raw === null || !('code' in raw)) return offline;
  const { code, detail, snapshot } = raw as Partial<Problem>;
  const read = snapshotSchema.safeParse(snapshot);
  const newer = read.success ? read.data : null;
  return { ok: false, code: code ?? 'server-error', detail: detail ?? '', snapshot: newer };
}

export function createApi({ server, headers }: ApiSetup): Api {
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
    const raw: unknown = response.status === 204 ? null : await response.json().catch(() => null);
    onResponse?.(response);
    if (!response.ok) return refusedBy(raw);
    try {
      return { ok: true, value: read(raw) };
    } catch {
      // A static host answers every path with a page.
      return offline;
    }
  };

  return {
    request,
    call,
    changeTable: (table, what, body = {}) =>
      call('POST', `/tables/${table}/${what}`, (raw) => snapshotSchema.parse(raw), body),
  };
}
