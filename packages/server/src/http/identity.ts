import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../protocol/index.ts';
import type { People } from '../service/people.ts';
import { networkOf, type RequestLimits } from './limits.ts';
import type { NodeDeps } from './node-deps.ts';
import { HttpProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

export const cookieName = 'dicehall';
/** The time in seconds after which browsers delete a cookie: 400 days. */
const cookieAge = 34_560_000;

/**
 * Returns the person who sent the request.
 * @throws HttpProblem if the request has no credentials
 */
export function personOf(request: FastifyRequest): Person {
  if (request.person === null) throw new HttpProblem('authentication-required');
  return request.person;
}

const cookiePlace = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/**
 * Sets the signed cookie of a person. Scripts cannot read it, and browsers do not send it with requests from other
 * sites.
 */
export function setCookie(reply: FastifyReply, person: Person, secure: boolean): void {
  const { server } = reply;
  const options = { ...cookiePlace, secure, maxAge: cookieAge };
  void reply.header('set-cookie', server.serializeCookie(cookieName, server.signCookie(person.id), options));
}

export const clearCookie = (reply: FastifyReply): void =>
  void reply.header(
    'set-cookie',
    reply.server.serializeCookie(cookieName, '', { ...cookiePlace, maxAge: 0 }),
  );

/** The maximum number of cached headers. They are cached because a person sends the same one every time. */
const maxCached = 50_000;
const maxCachedLength = 256;

function cookieReader(app: FastifyInstance): (header: string) => string | null {
  const cache = new Map<string, string>();
  return (header) => {
    const cached = cache.get(header);
    if (cached !== undefined) return cached;
    const cookie = app.parseCookie(header)[cookieName];
    if (cookie === undefined) return null;
    const { valid, value } = app.unsignCookie(cookie);
    if (!valid || value === null) return null;
    if (cache.size >= maxCached) cache.clear();
    if (header.length <= maxCachedLength) cache.set(header, value);
    return value;
  };
}

/**
 * Returns the person who sent a request with these headers; null if they contain no credentials.
 * @throws HttpProblem for an unknown token
 */
export type Identify = (headers: {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}) => Promise<Person | null>;

export function createIdentify(app: FastifyInstance, people: People): Identify {
  const read = cookieReader(app);
  return async ({ authorization, cookie }) => {
    if (authorization !== undefined) {
      const secret = /^Bearer (dicehall_[\w-]{43})$/.exec(authorization)?.[1];
      const person = secret === undefined ? null : await people.byToken(secret);
      // A client that sends a token expects to act as its owner, so an unknown token is an error.
      if (person === null) throw new HttpProblem('bad-token');
      return person;
    }
    const id = cookie === undefined ? null : read(cookie);
    return id === null ? null : people.visit(id);
  };
}

/**
 * Identifies the person of each request. The number of refused tokens is limited, because checking each one needs a
 * query.
 */
export function identifyRequests(
  app: FastifyInstance,
  {
    identify,
    counted,
    addresses,
  }: Pick<NodeDeps, 'addresses'> & { readonly identify: Identify; readonly counted: RequestLimits },
): void {
  /** Tokens that still work after other clients at the same address have sent too many wrong ones. */
  const accepted = new Set<string>();
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const { ip, headers } = request;
    const { authorization } = headers;
    if (authorization === undefined) {
      request.person = await identify(headers);
      return;
    }
    if (!accepted.has(authorization)) counted.takeOfAddress('tokens', ip, 0);
    try {
      request.person = await identify(headers);
    } catch (error) {
      accepted.delete(authorization);
      if (error instanceof HttpProblem) counted.takeOfAddress('tokens', ip);
      throw error;
    }
    if (accepted.size >= maxCached) accepted.clear();
    accepted.add(authorization);
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.person !== null) addresses.note(request.person.id, networkOf(request.ip));
    done();
  });
}

/** Whether the token or cookie of a stream is still valid. Tokens can be revoked, and people can be deleted. */
export function isStillValid(
  identify: Identify,
  { person, headers }: FastifyRequest,
): () => Promise<boolean> {
  const { authorization, cookie } = headers;
  return async () => {
    if (person === null) return true;
    const current = await identify({ authorization, cookie }).catch((error: unknown) => {
      if (error instanceof HttpProblem) return null;
      throw error;
    });
    return current !== null;
  };
}
