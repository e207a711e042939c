import { STATUS_CODES } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../../src/node/server.ts';
import { problemSchema, problemStatus, streamMessageSchema } from '../../src/protocol/index.ts';

interface Response {
  readonly content?: Readonly<Record<string, object>>;
}
interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses: Readonly<Record<string, Response & { readonly $ref?: string }>> }
        >
      >
    >
  >;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

interface Documented {
  readonly document: Described;
  readonly ajv: Ajv2020;
  readonly compiled: Map<string, ValidateFunction>;
}
/** The OpenAPI document. It is the same for all servers of this process. */
let documented: Documented | undefined;

function documentOf(server: Server): Documented {
  if (documented !== undefined) return documented;
  const document = server.app.swagger() as unknown as Described;
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'document');
  documented = { document, ajv, compiled: new Map() };
  return documented;
}

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Returns what the OpenAPI document does not allow in a response; null if nothing. */
function undocumented(
  server: Server,
  {
    method,
    route,
    status,
    type,
    body,
  }: Readonly<Record<'method' | 'route' | 'type' | 'body', string>> & { readonly status: number },
): string | null {
  const { document, ajv, compiled } = documentOf(server);
  const path = route.replaceAll(/:(\w+)/g, '{$1}');
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) return null;
  const response = operation.responses[status];
  if (response === undefined) return `the OpenAPI document has no status ${status}`;
  const name = response.$ref?.replace('#/components/responses/', '');
  const { content = {} } = name === undefined ? response : (document.components.responses[name] ?? {});
  const types = Object.keys(content);
  if (types.length === 0) return body === '' ? null : 'the OpenAPI document has no body';
  if (!types.includes(type)) return `the OpenAPI document has no content of the type ${type}`;
  const place =
    name === undefined
      ? ['paths', path, method.toLowerCase(), 'responses', String(status)]
      : ['components', 'responses', name];
  const pointer = [...place, 'content', type, 'schema'].map(escaped).join('/');
  const fits = compiled.get(pointer) ?? ajv.compile({ $ref: `document#/${pointer}` });
  compiled.set(pointer, fits);
  return fits(JSON.parse(body)) ? null : JSON.stringify(fits.errors);
}

/** The headers of every response. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const ofApi = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};
const never = ['server', 'x-powered-by', 'access-control-allow-origin', 'access-control-allow-credentials'];

/** Returns which headers of a response are wrong; null if none. */
function wrongHeaders({ url }: FastifyRequest, reply: FastifyReply): string | null {
  const headers = reply.getHeaders();
  const status = reply.statusCode;
  const expected: Record<string, unknown> = url.startsWith('/api/v1/') ? { ...ofApi } : { ...always };
  // Other sites show these pictures.
  if (url.startsWith('/previews/') && status === 200)
    expected['cross-origin-resource-policy'] = 'cross-origin';
  if (status === 401) expected['www-authenticate'] = 'Bearer';
  const wrong = Object.keys(expected).filter((name) => headers[name] !== expected[name]);
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const open = cookies.filter((cookie) => !/; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/.test(cookie));
  const parts = [
    ...[...wrong, ...never.filter((name) => name in headers)].map((name) => `${name}: ${headers[name]}`),
    ...open,
  ];
  return parts.length === 0 ? null : parts.join(', ');
}

const temporary = ['too-many-requests', 'try-again'];

/** Returns what is wrong with a refusal in addition to its schema; null if nothing. */
function wrongProblem(reply: FastifyReply, body: string): string | null {
  const { code, type, title, status, detail } = problemSchema.parse(JSON.parse(body));
  const seconds = reply.getHeader('retry-after');
  const rules = {
    status: status === reply.statusCode && status === problemStatus[code] && title === STATUS_CODES[status],
    type: type === `urn:dicehall:problem:${code}`,
    detail: /^\S.*([.?!]|: npm run build)$/.test(detail) && !detail.includes(`server-${code}`),
    language: /^(en|de)$/.test(String(reply.getHeader('content-language'))),
    'retry-after': temporary.includes(code) ? Number(seconds) >= 1 : seconds === undefined,
  };
  const broken = Object.entries(rules).filter(([, holds]) => !holds);
  return broken.length === 0 ? null : `${broken.map(([name]) => name).join(', ')}: ${seconds} ${body}`;
}

/** Collects the rules that the responses of a server break, and the secrets that its log must not contain. */
export function checkAnswers(server: Server): {
  readonly broken: ReadonlySet<string>;
  readonly secrets: Set<string>;
} {
  const broken = new Set<string>();
  const secrets = new Set<string>();
  server.app.addHook('onSend', async (request, reply, body) => {
    const { method, routeOptions } = request;
    const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? '';
    const text = typeof body === 'string' || body === null || body === undefined ? String(body ?? '') : null;
    const route = routeOptions.url ?? '';
    const where = `${method} ${route} ${reply.statusCode}: `;
    const found = [
      wrongHeaders(request, reply),
      text === null
        ? null
        : undocumented(server, { method, route, status: reply.statusCode, type, body: text }),
      text !== null && type === 'application/problem+json' ? wrongProblem(reply, text) : null,
    ];
    for (const one of found) if (one !== null) broken.add(where + one);
    const { authorization = '', cookie = '' } = request.headers;
    const token = text?.startsWith('{')
      ? (JSON.parse(text) as { readonly token?: unknown }).token
      : undefined;
    const { seed } = (request.body ?? {}) as { readonly seed?: unknown };
    // The id of a table gives access to the table.
    const { id } = (request.params ?? {}) as { readonly id?: unknown };
    for (const secret of [authorization.replace('Bearer ', ''), cookie.replace(/^\w+=/, ''), token, seed, id])
      if (typeof secret === 'string' && secret.length > 15) secrets.add(secret);
    return body;
  });
  return { broken, secrets };
}

/** Checks a message of a stream against the protocol. It may have no field that the protocol does not have. */
export function expectStreamMessage(message: unknown): void {
  const parsed = streamMessageSchema.parse(message);
  if (JSON.stringify(parsed) !== JSON.stringify(message))
    throw new Error(`The protocol has other fields than ${JSON.stringify(message)}`);
}
