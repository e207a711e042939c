import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const hashed = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the content security policy of a page that loads only files of this server.
 * @param html the page; a hash allows its inline code
 */
export function pagePolicy(html = ''): string {
  const inline = (element: 'script' | 'style'): string =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
      .map(([, code = '']) => ` ${hashed(code)}`)
      .join('');
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${inline('script')}`,
    `style-src 'self'${inline('style')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // `blob:` is for a silent video that the page records: in browsers without a wake lock, it keeps the screen on.
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the policy as a `<meta>` element. Such a policy cannot restrict who embeds the page in a frame. */
export const metaPolicy = (html: string): string => pagePolicy(html).replace(/; frame-ancestors [^;]*/, '');

/** The content security policy of the API documentation, whose style sheet contains pictures. */
export const docsPolicy =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

const pageHeaders = {
  ...commonHeaders,
  'content-security-policy': pagePolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/**
 * The headers of files that pages load. They need fewer than documents, but a worker uses the policy of its own file.
 */
const assetHeaders = { ...commonHeaders, 'content-security-policy': pagePolicy() };

/** Matches the URLs of files that are neither a document nor a worker. */
const isPlainAsset = /^\/assets\/[\w.-]+\.(?:css|ftl)$/;

/** The headers of API responses, which load nothing and are not cached. */
const responseHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Tells browsers to use only HTTPS for a year (in seconds). */
const httpsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const apiHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...responseHeaders,
  ...(secure && httpsHeaders),
});

/**
 * Sets security headers on every response.
 * @param secure whether clients reach the server by HTTPS
 */
export function setSecurityHeaders(app: FastifyInstance, secure: boolean): void {
  const https = secure ? httpsHeaders : {};
  const headersFor = (url: string) => {
    if (url.startsWith('/api/v1/')) return responseHeaders;
    if (isPlainAsset.test(url)) return commonHeaders;
    return url.startsWith('/assets/') ? assetHeaders : pageHeaders;
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...headersFor(request.url), ...https });
    done();
  });
}
