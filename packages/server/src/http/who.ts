import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../hall/people.ts';
import type { Person } from '../protocol/index.ts';
import { HttpProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for somebody who has not said. */
    person: Person | null;
  }
}

export const cookieName = 'dicehall';
/** As long as browsers keep a cookie: 400 days, in seconds. */
const cookieAge = 34_560_000;

/** The person who asks; nobody is asked to say who they are. */
export function personOf(request: FastifyRequest): Person {
  if (request.person === null) throw new HttpProblem('who-are-you');
  return request.person;
}

const cookiePlace = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** Gives a person the cookie that says who they are: signed, out of scripts' reach, and not sent from other sites. */
export function giveCookie(reply: FastifyReply, person: Person, secure: boolean): void {
  const { server } = reply;
  const options = { ...cookiePlace, secure, maxAge: cookieAge };
  void reply.header('set-cookie', server.serializeCookie(cookieName, server.signCookie(person.id), options));
}

export const takeCookie = (reply: FastifyReply): void =>
  void reply.header(
    'set-cookie',
    reply.server.serializeCookie(cookieName, '', { ...cookiePlace, maxAge: 0 }),
  );

/** So many headers that held are remembered, each so long at most: a person sends the same one with every request. */
const mostRemembered = 10_000;
const longestRemembered = 256;

/** Reads who somebody is from the header with their cookies: null when none of them says so, or it does not hold. */
function cookieReader(app: FastifyInstance): (header: string) => string | null {
  const known = new Map<string, string>();
  return (header) => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const cookie = app.parseCookie(header)[cookieName];
    if (cookie === undefined) return null;
    const { valid, value } = app.unsignCookie(cookie);
    if (!valid || value === null) return null;
    if (known.size >= mostRemembered) known.clear();
    if (header.length <= longestRemembered) known.set(header, value);
    return value;
  };
}

/** Who sent a request with these headers; null for somebody who has not said. */
export type WhoAsks = (headers: {
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
}) => Promise<Person | null>;

/** Reads who asks from tokens and cookies. */
export function whoAsksIn(app: FastifyInstance, people: People): WhoAsks {
  const read = cookieReader(app);
  return async ({ authorization, cookie }) => {
    if (authorization !== undefined) {
      const secret = /^Bearer (dicehall_[\w-]{43})$/.exec(authorization)?.[1];
      const person = secret === undefined ? null : await people.byToken(secret);
      // Somebody who shows a token means to be its owner: they are told, not taken for nobody.
      if (person === null) throw new HttpProblem('bad-token');
      return person;
    }
    const id = cookie === undefined ? null : read(cookie);
    return id === null ? null : people.find(id);
  };
}

/** Finds out who asks, before anything else is done. */
export function knowWhoAsks(app: FastifyInstance, whoAsks: WhoAsks): void {
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) request.person = await whoAsks(request.headers);
  });
}

/** Checks whether the token or cookie that opened a stream is still valid. Tokens are revoked, people deleted. */
export function isStillValid(whoAsks: WhoAsks, { person, headers }: FastifyRequest): () => Promise<boolean> {
  const { authorization, cookie } = headers;
  return async () => {
    if (person === null) return true;
    const now = await whoAsks({ authorization, cookie }).catch((error: unknown) => {
      if (error instanceof HttpProblem) return null;
      throw error;
    });
    return now !== null;
  };
}
