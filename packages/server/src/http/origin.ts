import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Whether a page of another site sent the request. Browsers say so; scripts and bots send no origin. */
function isCrossSite(request: FastifyRequest, publicHost: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** Refuses requests that pages of other sites make a browser send: they carry the person's cookie without their consent. */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    // A WebSocket carries the cookie too, and browsers let pages of any site open one.
    const isRisky = !safeMethods.has(request.method) || request.headers.upgrade !== undefined;
    const refused = isRisky && isCrossSite(request, publicHost);
    done(refused ? new HttpProblem('cross-site') : undefined);
  });
}
