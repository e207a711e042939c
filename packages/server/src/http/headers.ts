import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './page-policy.ts';

/** For the API documentation, whose pictures are in its style sheet. */
export const docsPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const onPages = {
  ...everywhere,
  'content-security-policy': pagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** For API responses, which load nothing and are not cached. */
const onResponses = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Browsers use only https for a year, in seconds. */
const onlySecure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const apiHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...onResponses,
  ...(secure && onlySecure),
});

/**
 * Sets security headers on every response.
 * @param secure whether people reach this server by https
 */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const pages = { ...onPages, ...(secure && onlySecure) };
  const api = apiHeaders(secure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/v1/') ? api : pages);
    done();
  });
}
