import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { App, HttpDeps } from './deps.ts';

/**
 * Whether a request may read metrics. It needs the operator's token, because counts of moves would reveal hidden
 * re-rolls. Requests from this machine need the token too, because they can come through a proxy.
 */
function mayReadMetrics(request: FastifyRequest, token: string): boolean {
  if (token === '') return false;
  const { authorization = '' } = request.headers;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

export function healthRoutes(
  app: App,
  { store, bus, metricsToken, catalogueFor, isStopping }: HttpDeps,
  metrics: Registry,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const { answers, writes, lacks, error } = await store.health();
    if (!answers) request.log.warn({ err: error }, 'The store does not answer');
    else if (!writes) request.log.error({ err: error }, 'The store cannot write');
    if (lacks !== null) request.log.error({ lacks }, 'The schema of the database is older than this version');
    // Without the bus, events arrive late but are not lost, so the node stays in service.
    const ready = writes && lacks === null && !isStopping();
    return reply
      .status(ready ? 200 : 503)
      .send({ ok: ready, store: answers, writes, lacks, bus: bus.isUp(), stopping: isStopping() });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayReadMetrics(request, metricsToken)) {
      const catalogue = catalogueFor(request.headers['accept-language']);
      return reply
        .status(401)
        .headers({ 'www-authenticate': 'Bearer', 'content-language': catalogue.language })
        .type('text/plain; charset=utf-8')
        .send(`${catalogue.say('server-metrics-token')}\n`);
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
