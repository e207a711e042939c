import { createHash } from 'node:crypto';

const hashed = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * The content security policy of a page: it loads only our own files. Inline code is allowed by its hash.
 * @param html the page, or nothing for one without inline code
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
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
