/** A request for a move before it is written: its first line, its headers, its body. `#` stands for the body's length. */
interface Parts {
  line: string;
  headers: string[];
  body: string;
  /** Between lines. */
  end: string;
}

/** Something about a request that not every client does, or none does that means well. */
type Oddity = (parts: Parts) => void;

const instead =
  (name: string, ...lines: readonly string[]): Oddity =>
  (parts) => {
    const others = parts.headers.filter((line) => !line.toLowerCase().startsWith(`${name}:`));
    parts.headers = [...others, ...lines];
  };
const and =
  (...lines: readonly string[]): Oddity =>
  (parts) => {
    parts.headers.push(...lines);
  };
const before =
  (...lines: readonly string[]): Oddity =>
  (parts) => {
    parts.headers.unshift(...lines);
  };
const withBody =
  (make: (body: string) => string): Oddity =>
  (parts) => {
    parts.body = make(parts.body);
  };
const withLine =
  (make: (line: string) => string): Oddity =>
  (parts) => {
    parts.line = make(parts.line);
  };
const eachHeader =
  (make: (line: string) => string): Oddity =>
  (parts) => {
    parts.headers = parts.headers.map(make);
  };

const hidden = 'POST /api/v1/tables/0123456789abcdef/moves HTTP/1.1\r\nHost: y\r\n\r\n';

/** What leaves bytes behind that are no request: it comes in one piece, so that both ways read it at once. */
export const leavesBytes: ReadonlySet<string> = new Set([
  'no length',
  'a length too short',
  'a length of nothing',
  'chunked, without chunks',
  'another request behind its body',
]);

export const oddities: Readonly<Record<string, Oddity>> = {
  'small letters': eachHeader((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())),
  'large letters': eachHeader((line) => line.replace(/^[^:]*/, (name) => name.toUpperCase())),
  'no blank before values': eachHeader((line) => line.replace(': ', ':')),
  'a tab before values': eachHeader((line) => line.replace(': ', ':\t')),
  'blanks after values': eachHeader((line) => `${line}  `),
  'a blank before colons': eachHeader((line) => line.replace(':', ' :')),
  'a folded header': and('Accept: */*,\r\n text/plain'),
  'a folded length': instead('content-length', 'Content-Length:\r\n #'),
  'a header without a colon': and('nonsense'),
  'a header without a name': and(': x'),
  'an empty header': and('X-Empty:'),
  'letters beyond ASCII': and('User-Agent: W\xfcrfel'),
  'a null in a header': and('User-Agent: a\0b'),
  'a lone line end in a header': and('User-Agent: a\rb'),
  'a huge header': and(`User-Agent: ${'x'.repeat(20_000)}`),
  'a header of the longest kind': and(`Accept: ${'x'.repeat(5000)}`),
  'a thousand headers': and(...Array.from({ length: 1000 }, (_, index) => `X-${index}: y`)),
  'a prototype as header': and('__proto__: x', 'constructor: y'),
  'no host': instead('host'),
  'two hosts': and('Host: evil.example'),
  'an odd host': instead('host', 'Host: a b'),
  'the same length twice': and('Content-Length: #'),
  'another length first': before('Content-Length: 3'),
  'another length last': and('Content-Length: 3'),
  'two lengths in one': instead('content-length', 'Content-Length: #, #'),
  'no length': instead('content-length'),
  'a length of nothing': instead('content-length', 'Content-Length: 0'),
  'a length too short': instead('content-length', 'Content-Length: 5'),
  'a length below nothing': instead('content-length', 'Content-Length: -1'),
  'a length with a sign': instead('content-length', 'Content-Length: +#'),
  'a length with a nought': instead('content-length', 'Content-Length: 0#'),
  'a length in words': instead('content-length', 'Content-Length: many'),
  'a length beyond all': instead('content-length', `Content-Length: ${'9'.repeat(30)}`),
  'a length and chunks': and('Transfer-Encoding: chunked'),
  'chunks and a length': before('Transfer-Encoding: chunked'),
  'an odd encoding': and('Transfer-Encoding: xchunked'),
  'a hidden encoding': and('Transfer-Encoding : chunked'),
  'no encoding': and('Transfer-Encoding: identity'),
  chunked: (parts) => {
    instead('content-length', 'Transfer-Encoding: chunked')(parts);
    parts.body = `${parts.body.length.toString(16)}\r\n${parts.body}\r\n0\r\n\r\n`;
  },
  'chunked, without chunks': instead('content-length', 'Transfer-Encoding: chunked'),
  compressed: and('Content-Encoding: gzip'),
  'closing after it': and('Connection: close'),
  'kept alive': and('Connection: keep-alive'),
  'closing and kept alive': and('Connection: keep-alive, close'),
  'an upgrade': and('Connection: Upgrade', 'Upgrade: websocket'),
  'waiting to be told to go on': and('Expect: 100-continue'),
  'waiting for something else': and('Expect: a miracle'),
  'of HTTP 1.0': withLine((line) => line.replace('1.1', '1.0')),
  'of HTTP 1.0, kept alive': (parts) => {
    parts.line = parts.line.replace('1.1', '1.0');
    parts.headers.push('Connection: keep-alive');
  },
  'of HTTP 2.0': withLine((line) => line.replace('1.1', '2.0')),
  'with its whole address': withLine((line) => line.replace(' /', ' http://x/')),
  'with a question': withLine((line) => line.replace(' HTTP', '?a=1 HTTP')),
  'with a fragment': withLine((line) => line.replace(' HTTP', '#a HTTP')),
  'with a slash at the end': withLine((line) => line.replace(' HTTP', '/ HTTP')),
  'with an escaped letter': withLine((line) => line.replace('moves', '%6doves')),
  'with two blanks': withLine((line) => line.replace(' HTTP', '  HTTP')),
  'after an empty line': withLine((line) => `\r\n${line}`),
  'with lone line feeds': (parts) => {
    parts.end = '\n';
  },
  'no cookie': instead('cookie', 'Cookie: '),
  'a forged cookie': instead('cookie', 'Cookie: dicehall=0123456789abcdef.c2lnbmVk'),
  'a forged cookie too': before('Cookie: dicehall=0123456789abcdef.c2lnbmVk'),
  'a cookie too long': instead('cookie', `Cookie: dicehall=${'x'.repeat(3000)}`),
  'a cookie of other letters': instead('cookie', 'Cookie: dicehall=\xe4.\xf6; b="c'),
  'a forged token': instead('authorization', `Authorization: Bearer dicehall_${'x'.repeat(43)}`),
  'another kind of token': instead('authorization', 'Authorization: Basic YTpi'),
  'another site': and('Origin: https://evil.example'),
  'a sister site': and('Sec-Fetch-Site: same-site'),
  'a proxy': and('X-Forwarded-For: 1.2.3.4', 'X-Forwarded-Host: evil.example'),
  'a name of its own': and('Idempotency-Key: one'),
  'an odd name of its own': and('Idempotency-Key: one two'),
  'another language': and('Accept-Language: de'),
  'no JSON': instead('content-type', 'Content-Type: text/plain'),
  'no type': instead('content-type'),
  'another spelling of JSON': instead('content-type', 'Content-Type: Application/JSON;charset=UTF-8'),
  'JSON of another kind': instead('content-type', 'Content-Type: application/json; charset=utf-16'),
  'another request behind its body': (parts) => {
    parts.headers = parts.headers.map((line) => line.replace('#', String(parts.body.length)));
    parts.body += hidden;
  },
  'another request as its body': withBody(() => hidden),
  'a body twice': withBody((body) => body + body),
  'no body': withBody(() => ''),
  'half a body': withBody((body) => body.slice(0, -3)),
  'a body with blanks': withBody((body) => ` ${body.replaceAll(',', ' , ')}\r\n`),
  'a body with a mark in front': withBody((body) => `\xef\xbb\xbf${body}`),
  'a body that names things twice': withBody((body) => body.replace('{', '{"seq":99,')),
  'a body in another order': withBody((body) => body.replace(/\{("seq":\d+),(.*)\}$/, '{$2,$1}')),
  'a body with more in it': withBody((body) => body.replace(/\}$/, ',"more":{}}')),
  'a body with a prototype': withBody((body) => body.replace(/\}$/, ',"__proto__":{}}')),
  'a body with an escaped name': withBody((body) => body.replace('seq', '\\u0073eq')),
  'a body with letters beyond ASCII': withBody((body) => body.replace('roll', 'r\xc3\xb6ll')),
  'a body with broken letters': withBody((body) => body.replace('roll', 'r\xffll')),
  'a body far too deep': withBody((body) =>
    body.replace('roll', '').replace('""', `${'['.repeat(900)}${']'.repeat(900)}`),
  ),
  'a huge body': withBody((body) => body.replace('}', `${' '.repeat(20_000)}}`)),
  'a number with a point': withBody((body) => body.replace(/"seq":(\d+)/, '"seq":$1.0')),
  'a number too large': withBody((body) => body.replace(/"seq":(\d+)/, '"seq":9007199254740993')),
  'a number below nothing': withBody((body) => body.replace(/"seq":(\d+)/, '"seq":-$1')),
  'a number in quotes': withBody((body) => body.replace(/"seq":(\d+)/, '"seq":"$1"')),
};

/** What says how long a body is whatever becomes of it, and what takes of a body. */
const fixing = [
  'chunked',
  'chunked, without chunks',
  'a length too short',
  'another request behind its body',
];
const shortening = ['no body', 'half a body'];

/**
 * Whether both ways wait for the rest of a request until its time is over: it says that it is longer than it is, or it
 * asks for an upgrade and is not as long as it says, about which Node is silent then.
 */
export const isCutShort = ({ odd }: Asked): boolean => {
  const has = (name: string) => odd.includes(name);
  return fixing.some(has) && (has('an upgrade') || shortening.some(has));
};

/** First lines that are no request for a move; `@` stands for the table. */
export const otherLines = [
  'GET /api/v1/tables/@/moves HTTP/1.1',
  'PUT /api/v1/tables/@/moves HTTP/1.1',
  'post /api/v1/tables/@/moves HTTP/1.1',
  'BREW /api/v1/tables/@/moves HTTP/1.1',
  'POST /api/v1/tables/@/hold HTTP/1.1',
  'POST /api/v1/tables/0000000000000000/moves HTTP/1.1',
  'POST /api/v1/tables/@0/moves HTTP/1.1',
  'POST /api/v1/tables/%00/moves HTTP/1.1',
  'POST /api/v1/tables/%zz/moves HTTP/1.1',
  'POST /API/V1/tables/@/moves HTTP/1.1',
  'POST //api/v1/tables/@/moves HTTP/1.1',
  'POST /api/v1/tables/../tables/@/moves HTTP/1.1',
  `POST /api/v1/tables/${'a'.repeat(300)}/moves HTTP/1.1`,
  'POST * HTTP/1.1',
  'POST x:80 HTTP/1.1',
  'POST /api/v1/tables/@/moves',
  'nonsense',
  '\x16\x03\x01\x02',
];

export interface AskedMove {
  readonly by: 'cookie' | 'token';
  readonly seq: number;
  readonly type: string;
}

/** A request for a move, what is odd about it, and where it is cut into pieces. */
export interface Asked {
  readonly move: AskedMove;
  readonly odd: readonly string[];
  readonly line?: string;
  readonly cuts: readonly number[];
}

/** Who asks, and where. */
export interface Asking {
  readonly table: string;
  readonly cookie: string;
  readonly token: string;
}

/** A request as bytes, each character one. */
export function written({ move, odd, line }: Asked, { table, cookie, token }: Asking): string {
  const parts: Parts = {
    line: line?.replace('@', table) ?? `POST /api/v1/tables/${table}/moves HTTP/1.1`,
    headers: [
      'Host: x',
      move.by === 'cookie' ? `Cookie: ${cookie}` : `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Length: #',
    ],
    body: `{"seq":${move.seq},"move":{"type":"${move.type}"}}`,
    end: '\r\n',
  };
  for (const name of odd) oddities[name]?.(parts);
  const headers = parts.headers.map((header) => header.replaceAll('#', String(parts.body.length)));
  return [parts.line, ...headers, '', parts.body].join(parts.end);
}

/** A request in pieces. */
export function piecesOf(asked: Asked, text: string): string[] {
  if (asked.odd.some((name) => leavesBytes.has(name))) return [text];
  const cuts = asked.cuts.map((cut) => cut % text.length).sort((a, b) => a - b);
  return [0, ...cuts]
    .map((from, index) => text.slice(from, cuts[index] ?? text.length))
    .filter((piece) => piece !== '');
}
