import { type Problem, type Snapshot, snapshotSchema } from '@dicehall/server/protocol';

/** The result of a request. `offline` means that no Dicehall server answered. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly code: Problem['code'] | 'offline';
      readonly detail: string;
      readonly snapshot: Snapshot | null;
    };

function problemOf(raw: unknown): { code: Problem['code']; detail: string; snapshot: Snapshot | null } {
  const { code, detail, snapshot } = (raw ?? {}) as Partial<Problem>;
  const read = snapshotSchema.safeParse(snapshot);
  return { code: code ?? 'server-error', detail: detail ?? '', snapshot: read.success ? read.data : null };
}

export async function call<Value>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  read: (raw: unknown) => Value,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Value>> {
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        'accept-language': document.documentElement.lang,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return { ok: false, code: 'offline', detail: '', snapshot: null };
  }
  const raw: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return { ok: true, value: read(raw) };
  // Without an error code of ours the answer comes from a proxy or a static host, not from a Dicehall server.
  const isOurs = typeof raw === 'object' && raw !== null && 'code' in raw;
  return isOurs
    ? { ok: false, ...problemOf(raw) }
    : { ok: false, code: 'offline', detail: '', snapshot: null };
}

/** Reads something of the server; null when it cannot be had. */
export async function fetched<Value>(
  path: string,
  schema: { readonly parse: (raw: unknown) => Value },
): Promise<Value | null> {
  const answer = await call('GET', path, (raw) => schema.parse(raw));
  return answer.ok ? answer.value : null;
}

export const changeTable = (table: string, what: string, body: unknown = {}): Promise<Answer<Snapshot>> =>
  call('POST', `/tables/${table}/${what}`, (raw) => snapshotSchema.parse(raw), body);
