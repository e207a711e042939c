import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const hashed = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The content security policy of a page: it loads only our own files. Inline code is allowed by its hash.
 * @param html the page; empty for one without inline code
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
    // Browsers without a wake lock keep the screen on while a silent video plays, which the page records itself.
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

/** The policy as a `<meta>` element of the page, in which browsers accept everything except who may frame the page. */
export const metaPolicy = (html: string): string => pagePolicy(html).replace(/; frame-ancestors [^;]*/, '');

/** The policy of the API documentation, whose style sheet contains pictures. */
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

/** Headers of files that pages load, without those that only documents use. A worker uses the policy of its own file. */
const assetHeaders = { ...commonHeaders, 'content-security-policy': pagePolicy() };

/** Files that can be neither a document nor a worker. */
const isPlainAsset = /^\/assets\/[\w.-]+\.(?:css|ftl)$/;

/** Headers of API responses, which load nothing and are not cached. */
const responseHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

/** Tells browsers to use only https for a year (in seconds). */
const httpsHeaders = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export const apiHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  ...responseHeaders,
  ...(secure && httpsHeaders),
});

/**
 * Sets security headers on every response.
 * @param secure whether the server is reached by https
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
