import fastifyStatic from '@fastify/static';
import type { App } from './needs.ts';

/** Serves the files of the built web client. */
export async function serveWeb(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Files in assets/ carry their content's hash in their name.
      const lasting = path.includes('/assets/');
      reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
