import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { solutionsOfPage } from '../experts/solution-files.ts';
import { tableIdSchema } from '../protocol/index.ts';
import { languageFor } from './catalogues.ts';
import type { App, HttpDeps } from './deps.ts';
import { pagePolicy } from './headers.ts';
import { withPreview } from './preview.ts';

function startPage(folder: string, acceptLanguage: string | undefined): string {
  const page = `start.${languageFor(acceptLanguage)}.html`;
  return existsSync(join(folder, page)) ? page : 'index.html';
}

/** For files whose names contain a hash of their content, as in assets/. */
const immutable = 'public, max-age=31536000, immutable';

export async function serveWeb(
  app: App,
  folder: string,
  { liveTables, catalogueFor }: Pick<HttpDeps, 'liveTables' | 'catalogueFor'>,
): Promise<void> {
  // Crawlers that build previews of links accept anything, not only pages.
  app.get<{ Params: { id: string } }>(
    '/online/table/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const live = tableIdSchema.safeParse(id).success ? await liveTables.findFresh(id) : null;
      reply.header('cache-control', 'no-cache').header('vary', 'accept-language');
      if (live === null) return reply.sendFile('index.html');
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      const catalogue = catalogueFor(request.headers['accept-language']);
      return reply
        .type('text/html; charset=utf-8')
        .serializer((html) => html as string)
        .send(withPreview(page, live.table, catalogue));
    },
  );
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = startPage(folder, request.headers['accept-language']);
    return reply
      .header('vary', 'accept-language')
      .header('content-security-policy', pagePolicy(await readFile(join(folder, page), 'utf8')))
      .sendFile(page);
  });
  // The page of a phone that is a controller is small, and apart from the app.
  app.get('/phone/:code', { schema: { hide: true } }, async (_, reply) => reply.sendFile('phone.html'));
  for (const [address, path] of await solutionsOfPage(folder)) {
    app.get(`/${address}`, { schema: { hide: true } }, async (_, reply) =>
      reply.header('cache-control', immutable).sendFile(basename(path), dirname(path)),
    );
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    // The build writes compressed copies of its files.
    preCompressed: true,
    setHeaders(reply, path) {
      if (path.startsWith(folder))
        reply.setHeader('cache-control', path.includes('/assets/') ? immutable : 'no-cache');
    },
  });
}
