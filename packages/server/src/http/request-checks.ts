import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';
import type { Intake } from './request-queue.ts';

/** The maximum number of headers, which exceeds what any browser, bot or proxy sends. */
const maxHeaders = 100;
/** The number of consecutive refusals after which a connection is closed. */
const maxRefusals = 100;
/** The statuses of refusals that do not count, because they mean late or illegal moves. */
const playStatuses: ReadonlySet<number> = new Set([409, 422]);

const isHost = (name: string): boolean => name.length === 4 && name.toLowerCase() === 'host';

const problemIn = ({ headers, raw }: FastifyRequest): HttpProblem | undefined => {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name)).length;
  if (raw.rawHeaders.length > 2 * maxHeaders) return new HttpProblem('head-too-large');
  if (hosts > 1) return new HttpProblem('several-hosts');
  if (headers.host === undefined && raw.httpVersion === '1.1') return new HttpProblem('no-host');
  const expected = headers.expect;
  if (expected !== undefined && !/^100-continue$/i.test(expected))
    return new HttpProblem('unmet-expectation');
  return undefined;
};

/**
 * Refuses requests that violate HTTP, for which Node would send an empty response. It closes the connection after such
 * a request, after many consecutive refusals, and after a refused upgrade, because Node reads nothing more from it.
 */
export function refuseInvalidRequests(app: FastifyInstance, intake: Intake): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    const problem = problemIn(request);
    if (problem !== undefined || request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done(problem);
  });
  const refusals = new WeakMap<Socket, number>();
  app.addHook('onSend', (request, reply, _body, done) => {
    const { socket } = request;
    if (reply.statusCode < 400) refusals.delete(socket);
    else if (!playStatuses.has(reply.statusCode)) {
      const count = (refusals.get(socket) ?? 0) + 1;
      refusals.set(socket, count);
      if (count >= maxRefusals) reply.header('connection', 'close');
      if (count === maxRefusals || (request.ws && reply.statusCode === 429)) intake.noteCut(socket);
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.socket.end();
    done();
  });
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Whether a page of another site sent the request. Browsers send the origin; scripts and bots send none. */
function isCrossSite(request: FastifyRequest, publicHost: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** Refuses requests that pages of other sites send through a browser with the person's cookie. */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    // WebSockets are checked too. They carry the cookie, and browsers let pages of any site open one.
    const { method, headers, url } = request;
    // With a GET, browsers send an origin only if a script of another site wants to read the response.
    const isRead = headers.origin !== undefined && url.startsWith('/api/');
    const isRisky = !safeMethods.has(method) || headers.upgrade !== undefined || isRead;
    const refused = isRisky && isCrossSite(request, publicHost);
    done(refused ? new HttpProblem('cross-site') : undefined);
  });
}
