import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { solutionsOfPage } from '../packages/server/src/experts/solution-files.ts';
import { pagePolicy } from '../packages/server/src/http/headers.ts';

export const built = fileURLToPath(new URL('../packages/web/dist/', import.meta.url));

export const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Site {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves a built page without an API. For every URL that is not a file, it sends `index.html`. */
export async function serveBuilt(folder = built): Promise<Site> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('The page is not built. Run `npm run build`.');
  const solutions = await solutionsOfPage(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}');
      return;
    }
    const language = request.headers['accept-language']?.startsWith('de') ? 'de' : 'en';
    const wanted =
      solutions.get(pathname.slice(1)) ??
      join(folder, pathname === '/' ? `start.${language}.html` : normalize(pathname));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(folder, 'index.html');
    const content = readFileSync(file);
    const isPage = extname(file) === '.html';
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': pagePolicy(isPage ? content.toString() : ''),
      // Browsers may cache assets forever, as on the server, because the names of assets contain a hash.
      'cache-control':
        file === wanted && pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
