import { STATUS_CODES } from 'node:http';
import type { Refusal } from '@dicehall/engine';
import type { Catalogue, Values } from '@dicehall/messages';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type Problem, type ProblemCode, problemStatus, type Snapshot } from '../protocol/index.ts';
import { isUnavailable } from '../store/unavailable.ts';
import type { Words } from './words.ts';

interface ProblemParts {
  readonly values?: Values;
  readonly refusal?: Refusal;
  readonly names?: readonly string[];
  readonly snapshot?: Snapshot;
  /** When it makes sense to try again, in seconds. */
  readonly retryAfter?: number;
}

/** Ends a request with a problem. Thrown in handlers only: below them, refusals are values. */
export class HttpProblem extends Error {
  readonly code: ProblemCode;
  readonly parts: ProblemParts;

  constructor(code: ProblemCode, parts: ProblemParts = {}) {
    super(code);
    this.code = code;
    this.parts = parts;
  }
}

/** After this many seconds a client may ask again while the store does not answer. */
const storeRetryAfter = 2;

function detailOf(catalogue: Catalogue, code: ProblemCode, { values, refusal, names }: ProblemParts): string {
  return refusal === undefined ? catalogue.say(`server-${code}`, values) : catalogue.explain(refusal, names);
}

/** The body of a problem. */
export function problemBody(catalogue: Catalogue, code: ProblemCode, parts: ProblemParts): Problem {
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

/** Refuses what goes over a limit, which starts anew after `wait` milliseconds. */
export function tooManyRequests(wait: number): HttpProblem {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  return new HttpProblem('too-many-requests', { values: { seconds }, retryAfter: seconds });
}

/** Refuses what does not fit its schema, at a place such as `move.seq`. */
export const badRequest = (place: string, problem: string): HttpProblem =>
  new HttpProblem('bad-request', { values: { place, problem } });

/** The problem that an error is answered with. */
export function problemOf(error: FastifyError | HttpProblem): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [issue] = error.validation;
    const path = issue?.instancePath.slice(1).replaceAll('/', '.') ?? '';
    const place = path === '' ? (error.validationContext ?? 'body') : path;
    return badRequest(place, issue?.message ?? '');
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
  if (isUnavailable(error)) return new HttpProblem('try-again', { retryAfter: storeRetryAfter });
  const { statusCode = 500 } = error;
  if (statusCode === 413) return new HttpProblem('too-large');
  if (statusCode >= 400 && statusCode < 500) return badRequest('request', '');
  return new HttpProblem('server-error');
}

/** Sends a problem. */
export function sendProblem(
  words: Words,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply {
  const catalogue = words(request.headers['accept-language']);
  const status = problemStatus[problem.code];
  if (problem.parts.retryAfter !== undefined) reply.header('retry-after', problem.parts.retryAfter);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.header('content-language', catalogue.language);
  return reply
    .status(status)
    .type('application/problem+json; charset=utf-8')
    .serializer((body) => JSON.stringify(body))
    .send(problemBody(catalogue, problem.code, problem.parts));
}

/** Does somebody open a page, rather than ask the API? */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/**
 * Everything that goes wrong is answered as a problem; what is our own fault is logged.
 * @param web is there a web client? Then whatever is no file and no API is a page of it.
 */
export function answerProblems(app: FastifyInstance, words: Words, web: boolean): void {
  app.setErrorHandler<FastifyError | HttpProblem>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === 'server-error') request.log.error({ err: error }, 'A request failed');
    if (problem.code === 'try-again') request.log.warn({ err: error }, 'The store is away');
    return sendProblem(words, request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => {
    if (web && wantsPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return sendProblem(words, request, reply, new HttpProblem('no-such-page'));
  });
}
