/** A request for a move as programs send it, read without a doubt. */
export interface PlainRequest {
  readonly table: string;
  readonly headers: { readonly authorization?: string; readonly cookie?: string };
  readonly body: { readonly seq: number; readonly move: unknown };
}

/** What such a request may carry. Whatever has anything else is not for here. */
const lineOf: Readonly<Record<string, RegExp>> = {
  host: /^[\w.:[\]-]{1,255}$/,
  cookie: /^[\x20-\x7e]{1,1000}$/,
  authorization: /^Bearer [\w-]{1,100}$/,
  'content-type': /^application\/json(?:; ?charset=utf-8)?$/i,
  'content-length': /^[1-9]\d{0,3}$/,
  accept: /^[\x21-\x7e ]{0,200}$/,
  'accept-encoding': /^[\x21-\x7e ]{0,200}$/,
  'accept-language': /^[\x21-\x7e ]{0,200}$/,
  'user-agent': /^[\x21-\x7e ]{0,300}$/,
  connection: /^keep-alive$/i,
};

const requestLine = /^POST \/api\/v1\/tables\/([0-9a-hjkmnp-tv-z]{16})\/moves HTTP\/1\.1$/;
// Neither escapes nor anything that is not plain text: so what is looked for in it cannot hide.
const plainBody = /^\{[\x20-\x5b\x5d-\x7e]*\}$/;
const longestRequest = 4096;

function headersIn(lines: readonly string[]): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (let at = 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const colon = line.indexOf(': ');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 2);
    // Twice the same is a doubt too.
    if (colon <= 0 || !Object.hasOwn(lineOf, name) || headers[name] !== undefined) return null;
    if (lineOf[name]?.test(value) !== true) return null;
    headers[name] = value;
  }
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads what a connection sent, if it is exactly one whole request for a move with nothing unusual about it; null when
 * there is the least doubt. By allow-list: only what is known to be harmless is read here.
 */
export function readPlainRequest(chunk: Buffer, isMove: (body: unknown) => boolean): PlainRequest | null {
  if (chunk.length > longestRequest) return null;
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const lines = text.slice(0, end).split('\r\n');
  const table = requestLine.exec(lines[0] ?? '')?.[1];
  if (table === undefined) return null;
  const headers = headersIn(lines);
  if (headers === null || headers.host === undefined || headers['content-type'] === undefined) return null;
  const body = text.slice(end + 4);
  if (headers['content-length'] !== String(body.length) || !plainBody.test(body)) return null;
  // What may not be in a body at all is refused in one place, which is not here.
  if (body.includes('__proto__') || body.includes('constructor')) return null;
  const move = parsed(body);
  return isMove(move) ? { table, headers, body: move as PlainRequest['body'] } : null;
}
