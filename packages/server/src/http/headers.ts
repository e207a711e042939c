import type { FastifyInstance } from 'fastify';

/** What pages may load: our own files and nothing else; `wasm-unsafe-eval` is for the physics of the dice. */
const pagePolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The browsable description of the API keeps to its own files too; its pictures are in its style sheet. */
export const docsPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What browsers may do with a page, beside the headers that everything has. */
const onPages = {
  ...everywhere,
  'content-security-policy': pagePolicy,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** An answer of the API is no page: it may load nothing, and nobody keeps it. */
const onAnswers = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Browsers stay with the secure connection for a year, in seconds. */
const onlySecure = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** What goes out with every answer of the API. */
export const headersOfAnswers = (secure: boolean): Readonly<Record<string, string>> => ({
  ...onAnswers,
  ...(secure && onlySecure),
});

/**
 * Says with everything that goes out what browsers may do with it. These headers never change and are put together once:
 * they go out with every move.
 * @param secure do people reach this server by https?
 */
export function sayWhatIsAllowed(app: FastifyInstance, secure: boolean): void {
  const pages = { ...onPages, ...(secure && onlySecure) };
  const answers = headersOfAnswers(secure);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/v1/') ? answers : pages);
    done();
  });
}
