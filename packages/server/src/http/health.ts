import type { Registry } from 'prom-client';
import type { App, HttpNeeds } from './needs.ts';

/** Whether the server lives, whether it can serve, and what it counts. */
export function healthRoutes(
  app: App,
  { store, bus }: HttpNeeds,
  metrics: Registry,
  isStopping: () => boolean,
): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const up = await store.ping().then(
      () => true,
      (error: unknown) => {
        request.log.warn({ err: error }, 'The store does not answer');
        return false;
      },
    );
    // Without the bus nothing is lost, only late: the node stays in service.
    const ready = up && !isStopping();
    return reply
      .status(ready ? 200 : 503)
      .send({ ok: ready, store: up, bus: bus.isUp(), stopping: isStopping() });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
