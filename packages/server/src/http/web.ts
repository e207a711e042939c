import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languageFor } from './catalogues.ts';
import type { App } from './deps.ts';
import { pagePolicy } from './headers.ts';

function startPage(folder: string, acceptLanguage: string | undefined): string {
  const page = `start.${languageFor(acceptLanguage)}.html`;
  return existsSync(join(folder, page)) ? page : 'index.html';
}

export async function serveWeb(app: App, folder: string): Promise<void> {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = startPage(folder, request.headers['accept-language']);
    return reply
      .header('vary', 'accept-language')
      .header('content-security-policy', pagePolicy(await readFile(join(folder, page), 'utf8')))
      .sendFile(page);
  });
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    // The build writes compressed copies of its files.
    preCompressed: true,
    setHeaders(reply, path) {
      // The names of files in assets/ contain a hash of their content.
      const immutable = path.includes('/assets/');
      reply.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
