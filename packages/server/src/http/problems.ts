import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@dicehall/engine';
import type { Catalogue, Values } from '@dicehall/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  type Problem,
  type ProblemCode,
  problemStatus,
  type Snapshot,
  type Violation,
} from '../protocol/index.ts';
import { isDiskFull, isUnavailable } from '../store/unavailable.ts';
import type { CatalogueFor } from './catalogues.ts';

/** A problem with a request, as a message and its values. */
interface FormProblem {
  readonly message: string;
  readonly values: Values;
}

interface ProblemDetails {
  readonly form?: FormProblem;
  readonly values?: Values;
  readonly refusal?: Refusal;
  readonly names?: readonly string[];
  readonly snapshot?: Snapshot;
  /** The number of seconds after which to try again. */
  readonly retryAfter?: number;
}

/** Ends a request with a problem. Only handlers throw it; at lower levels, refusals are values. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly parts: ProblemDetails;

  constructor(code: ProblemCode, parts: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.parts = parts;
  }
}

/** The number of seconds after which a client may retry if the store does not respond. */
const storeRetryAfter = 2;

function detailOf(
  catalogue: Catalogue,
  code: ProblemCode,
  { values, refusal, names, form }: ProblemDetails,
): string {
  if (form !== undefined) return catalogue.lookup(form.message, { ...values, ...form.values });
  return refusal === undefined ? catalogue.say(`server-${code}`, values) : catalogue.explain(refusal, names);
}

export function problemBody(catalogue: Catalogue, code: ProblemCode, parts: ProblemDetails): Problem {
  const { refusal, snapshot } = parts;
  const status = problemStatus[code];
  return {
    type: `urn:dicehall:problem:${code}`,
    title: STATUS_CODES[status] ?? code,
    status,
    code,
    detail: detailOf(catalogue, code, parts),
    ...(refusal && { refusal: { code: refusal.code, path: refusal.problem?.path ?? null } }),
    ...(snapshot && { snapshot }),
  };
}

/** Makes the refusal of a request that exceeds a limit. The limit resets after `wait` milliseconds. */
export function tooManyRequests(wait: number): HttpProblem {
  const seconds = Math.ceil(wait / 1000);
  return new HttpProblem('too-many-requests', { values: { seconds }, retryAfter: seconds });
}

/** A violation of a schema, as zod reports it. */
export interface Issue {
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly values?: readonly unknown[];
  readonly keys?: readonly string[];
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly params?: unknown;
}

/** Describes a violation. The texts of zod are not used because they exist only in English. */
function formProblem(issue: Issue): FormProblem {
  const {
    code,
    message,
    expected = '',
    values = [],
    keys = [],
    origin = '',
    minimum,
    maximum,
    params,
  } = issue;
  switch (code) {
    case 'invalid_type':
      if (message.endsWith('received undefined')) return { message: 'problem-missing', values: {} };
      return {
        message: 'problem-wrong-type',
        values: { expected: expected === 'int' ? 'number' : expected },
      };
    case 'invalid_value':
      return { message: 'problem-not-allowed', values: { allowed: values.join(', ') } };
    case 'unrecognized_keys':
      return { message: 'problem-unknown-key', values: { key: keys[0] ?? '' } };
    case 'too_small':
      return { message: 'server-form-at-least', values: { origin, limit: Number(minimum) } };
    case 'too_big':
      return { message: 'server-form-at-most', values: { origin, limit: Number(maximum) } };
    case 'custom': {
      const { key, values = {} } = params as Violation;
      return { message: key, values };
    }
    default:
      return { message: 'server-form-invalid', values: {} };
  }
}

/**
 * Makes the refusal of input that does not match its schema.
 * @param place such as `move.seq`
 */
export const badRequest = (place: string, issue: Issue | undefined): HttpProblem =>
  new HttpProblem('bad-request', {
    values: { place },
    form: issue === undefined ? { message: 'server-form-invalid', values: {} } : formProblem(issue),
  });

/** Whether an error means that the built page was deleted while the server is running. */
const pageIsMissing = ({ code, path }: NodeJS.ErrnoException): boolean =>
  code === 'ENOENT' && path?.endsWith('.html') === true;

export function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (pageIsMissing(error))
    return new HttpProblem('server-error', { form: { message: 'page-not-built', values: {} } });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const path = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    const place = path === '' ? (error.validationContext ?? 'body') : path;
    return badRequest(
      place,
      issue && { ...(issue.params as object), code: issue.keyword, message: issue.message ?? '' },
    );
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpProblem('too-large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpProblem('json-only');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new HttpProblem('not-json');
    default:
      break;
  }
  if (isDiskFull(error)) return new HttpProblem('disk-full');
  if (isUnavailable(error)) return new HttpProblem('try-again', { retryAfter: storeRetryAfter });
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new HttpProblem('too-large');
  if (statusCode >= 400 && statusCode < 500) return badRequest('request', undefined);
  return new HttpProblem('server-error');
}

export function sendProblem(
  catalogueFor: CatalogueFor,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply {
  const catalogue = catalogueFor(request.headers['accept-language']);
  const status = problemStatus[problem.code];
  if (problem.parts.retryAfter !== undefined) reply.header('retry-after', problem.parts.retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  const body = problemBody(catalogue, problem.code, problem.parts);
  // A browser shows this text as a page, so it is in the person's language.
  const isPage = request.headers.accept?.includes('text/html') === true && !request.url.startsWith('/api/');
  return reply
    .status(status)
    .header('content-language', catalogue.language)
    .type(`${isPage ? 'text/plain' : 'application/problem+json'}; charset=utf-8`)
    .serializer((sent) => sent as string)
    .send(isPage ? `${body.detail}\n` : JSON.stringify(body));
}

/** The first path segment of each page. */
const pages = new Set(
  'online room phone party sheet replay rules guide play table quick history explore train puzzles daily my-play cards dice settings'.split(
    ' ',
  ),
);

/** Whether a request is for a page. Crawlers that make link previews accept any type, not only pages. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return false;
  const accepted = headers.accept ?? '*/*';
  const [, first = ''] = /^\/([\w-]+)/.exec(url) ?? [];
  return accepted.includes('text/html') || (accepted.includes('*/*') && pages.has(first));
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Responds to every error with a problem and logs server errors.
 * @param sendPage sends the web client at all other URLs; absent without a web client
 */
export function handleErrors(
  app: FastifyInstance,
  catalogueFor: CatalogueFor,
  sendPage: SendPage | null,
): void {
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'server-error') request.log.error({ err: error }, 'A request failed');
    if (problem.code === 'disk-full') request.log.error({ err: error }, 'The disk is full');
    if (problem.code === 'try-again' && problem !== error)
      request.log.warn({ err: error }, 'The store does not answer');
    return sendProblem(catalogueFor, request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (sendPage !== null && wantsPage(request)) return sendPage(request, reply);
    return sendProblem(catalogueFor, request, reply, new HttpProblem('no-such-page'));
  });
}
