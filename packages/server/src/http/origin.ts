import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from './problems.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/** Did a page of another site send this? Browsers say so; scripts and bots need not. */
function isFromElsewhere(request: FastifyRequest, publicHost: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== publicHost);
}

/** Refuses what other sites' pages make a browser send: it would carry the cookie of somebody who never asked. */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string | null): void {
  const publicHost = publicUrl === null ? null : hostOf(publicUrl);
  app.addHook('onRequest', (request, _reply, done) => {
    // A WebSocket carries the cookie too, and browsers let pages of any site open one.
    const isRisky = !harmless.has(request.method) || request.headers.upgrade !== undefined;
    const refused = isRisky && isFromElsewhere(request, publicHost);
    done(refused ? new HttpProblem('cross-site') : undefined);
  });
}
