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

/** Gives a person the cookie that says who they are: signed, out of scripts' reach, and not sent from other sites. */
export function giveCookie(reply: FastifyReply, person: Person, secure: boolean): void {
  void reply.setCookie(cookieName, person.id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: cookieAge,
  });
}

export const takeCookie = (reply: FastifyReply): void => void reply.clearCookie(cookieName, { path: '/' });

/** So many cookies that held are remembered, since each is sent many times over. */
const mostRemembered = 10_000;

/** Reads signed cookies: whose one is, or null when it does not hold. */
function cookieReader(app: FastifyInstance): (cookie: string) => string | null {
  const known = new Map<string, string>();
  return (cookie) => {
    const before = known.get(cookie);
    if (before !== undefined) return before;
    const { valid, value } = app.unsignCookie(cookie);
    if (!valid || value === null) return null;
    if (known.size >= mostRemembered) known.clear();
    known.set(cookie, value);
    return value;
  };
}

/** Finds out who asks, before anything else is done. */
export function knowWhoAsks(app: FastifyInstance, people: People): void {
  const read = cookieReader(app);

  async function whoAsks(request: FastifyRequest): Promise<Person | null> {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const secret = /^Bearer (dicehall_[\w-]{43})$/.exec(authorization)?.[1];
      const person = secret === undefined ? null : await people.byToken(secret);
      // Somebody who shows a token means to be its owner: they are told, not taken for nobody.
      if (person === null) throw new HttpProblem('bad-token');
      return person;
    }
    const cookie = request.cookies[cookieName];
    const id = cookie === undefined ? null : read(cookie);
    return id === null ? null : people.find(id);
  }

  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) request.person = await whoAsks(request);
  });
}
