import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { App } from './needs.ts';
import { languageFor } from './words.ts';

/** The start screen in the language that a browser wants, as far as the client's build has written it. */
function startPage(folder: string, wanted: string | undefined): string {
  const page = `start.${languageFor(wanted)}.html`;
  return existsSync(join(folder, page)) ? page : 'index.html';
}

/** Serves the files of the built web client. */
export async function serveWeb(app: App, folder: string): Promise<void> {
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    reply.header('vary', 'accept-language').sendFile(startPage(folder, request.headers['accept-language'])),
  );
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    // The client's build lays compressed copies beside its files.
    preCompressed: true,
    setHeaders(reply, path) {
      // Files in assets/ carry their content's hash in their name.
      const lasting = path.includes('/assets/');
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
