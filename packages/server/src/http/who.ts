import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { People } from '../hall/people.ts';
import type { Person } from '../protocol/index.ts';
import { HttpProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null for somebody who has not said. */
    person: Person | null;
    /** Did they say it by a cookie, which browsers send by themselves? */
    byCookie: boolean;
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

async function whoAsks(
  request: FastifyRequest,
  people: People,
): Promise<{ person: Person | null; byCookie: boolean }> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const secret = /^Bearer (dicehall_[\w-]{43})$/.exec(authorization)?.[1];
    const person = secret === undefined ? null : await people.byToken(secret);
    // Somebody who shows a token means to be its owner: they are told, not taken for nobody.
    if (person === null) throw new HttpProblem('bad-token');
    return { person, byCookie: false };
  }
  const cookie = request.cookies[cookieName];
  if (cookie === undefined) return { person: null, byCookie: false };
  const { valid, value } = request.unsignCookie(cookie);
  return { person: valid && value !== null ? await people.find(value) : null, byCookie: true };
}

/** Finds out who asks, before anything else is done. */
export function knowWhoAsks(app: FastifyInstance, people: People): void {
  app.decorateRequest('person', null);
  app.decorateRequest('byCookie', false);
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    Object.assign(request, await whoAsks(request, people));
  });
}
