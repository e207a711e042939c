import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { solutionsOfPage } from '../experts/solution-files.ts';
import { languageFor } from './catalogues.ts';
import type { App, HttpDeps } from './deps.ts';
import { pagePolicy } from './headers.ts';
import { pageSender, previewRoutes } from './preview/routes.ts';

function startPage(folder: string, acceptLanguage: string | undefined): string {
  const page = `start.${languageFor(acceptLanguage)}.html`;
  return existsSync(join(folder, page)) ? page : 'index.html';
}

/** The cache header of files whose names contain a hash of their content, such as those in assets/. */
const immutable = 'public, max-age=31536000, immutable';

/** The pages of tables and codes, which have their own previews. `handleErrors` sends the app at all other URLs of pages. */
const tablePages = ['/online/table/:id', '/online/join/:code', '/room/:code'];

export async function serveWeb(
  app: App,
  folder: string,
  deps: Pick<HttpDeps, 'liveTables' | 'catalogueFor' | 'publicUrl'>,
): Promise<void> {
  const sendPage = pageSender(deps, folder);
  for (const path of tablePages) app.get(path, { schema: { hide: true } }, sendPage);
  previewRoutes(app, deps);
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    // A browser gets the compressed start page.
    if (request.headers.accept?.includes('text/html') !== true) return sendPage(request, reply);
    const page = startPage(folder, request.headers['accept-language']);
    return reply
      .header('vary', 'accept-language')
      .header('content-security-policy', pagePolicy(await readFile(join(folder, page), 'utf8')))
      .sendFile(page);
  });
  // The page that makes a phone a controller is small and separate from the app.
  app.get('/phone/:code', { schema: { hide: true } }, pageSender(deps, folder, 'phone.html'));
  for (const [address, path] of await solutionsOfPage(folder)) {
    app.get(`/${address}`, { schema: { hide: true } }, async (_, reply) =>
      reply.header('cache-control', immutable).sendFile(basename(path), dirname(path)),
    );
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    // The build also writes compressed copies of its files. The server sends those.
    preCompressed: true,
    setHeaders(reply, path) {
      if (path.startsWith(folder))
        reply.setHeader('cache-control', path.includes('/assets/') ? immutable : 'no-cache');
    },
  });
}
