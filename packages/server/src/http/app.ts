import { createServer } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { asyncApi } from './asyncapi.ts';
import type { App, HttpDeps } from './deps.ts';
import { apiHeaders, setSecurityHeaders } from './headers.ts';
import { healthRoutes } from './health.ts';
import { refuseOtherHosts } from './hosts.ts';
import { createIdentify, identifyRequests } from './identity.ts';
import { limitAddresses, limitPeople, maxBody, OpenSeats, OpenStreams } from './limits.ts';
import { networkRoute } from './local-addresses.ts';
import { describeApi } from './openapi.ts';
import { PendingResponses, parseErrorHandlers } from './parse-errors.ts';
import { pageSender } from './preview/routes.ts';
import { handleErrors } from './problems.ts';
import { refuseCrossSite, refuseInvalidRequests } from './request-checks.ts';
import { Intake } from './request-queue.ts';
import { exploreRoutes } from './routes/explore.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { seatRoutes } from './routes/seats.ts';
import { sheetRoutes } from './routes/sheets.ts';
import { socketRoute } from './routes/socket.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveWeb } from './web.ts';

/** The maximum duration of a request, in milliseconds. */
const requestTimeout = 20_000;
/**
 * The time in milliseconds after which a connection without progress is closed. Streams send heartbeats more often, and
 * solving takes less time.
 */
const idleTimeout = 300_000;

const unused = () => {
  throw new Error('Schemas are zod schemas');
};

/** Replaces Fastify's default compilers, which took a fifth of the start time. The app sets its own compilers later. */
const noCompilers = { buildValidator: () => unused, buildSerializer: () => unused };

/**
 * Adds a route for a document that does not change. Making the document takes up to 0.2 s, so the server does this
 * one second after it starts to listen.
 */
function documentRoute(api: App, path: string, make: () => object): void {
  let bytes: Buffer | undefined;
  const made = () => (bytes ??= Buffer.from(JSON.stringify(make())));
  api.addHook('onListen', async () => void setTimeout(made, 1000).unref());
  api.get(path, { schema: { hide: true }, config: { limit: 'reads' } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(made()),
  );
}

export async function createApp(
  given: Omit<HttpDeps, 'openStreams' | 'openSeats' | 'intake' | 'identify'>,
  { logger, metrics }: { readonly logger: FastifyBaseLogger; readonly metrics: Registry },
): Promise<App> {
  const secure = given.publicUrl?.startsWith('https:') ?? false;
  const headers = apiHeaders(secure);
  const pending = new PendingResponses();
  const intake = new Intake(given, pending);
  const app: App = fastify({
    loggerInstance: logger,
    ...parseErrorHandlers(given.catalogueFor, headers, pending),
    serverFactory: (handler) =>
      createServer(
        {
          // `refuseInvalidRequests` answers a missing Host header with a problem instead.
          requireHostHeader: false,
          // The interval at which Node checks for slow requests. Node's default of 30 seconds would add to the timeout
          // of a request.
          connectionsCheckingInterval: 1000,
          // The timeout includes the headers, so that a slow client cannot keep a connection open.
          requestTimeout,
          keepAliveTimeout: 72_000,
        },
        intake.listener(handler),
      )
        .on('connection', intake.onConnection)
        .setTimeout(idleTimeout),
    trustProxy: (_address, hop) => hop < given.trustProxy,
    bodyLimit: maxBody,
    // On a busy machine, loading plugins takes longer than Fastify's default of ten seconds.
    pluginTimeout: 0,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    // All requests share one logger, because a child logger for each request costs more than the logging.
    childLoggerFactory: () => logger,
    routerOptions: { maxParamLength: 100 },
    schemaController: { compilersFactory: noCompilers },
  }).withTypeProvider<ZodTypeProvider>();
  app.addHook('onSend', (request, _reply, _body, done) => {
    intake.answered(request.raw);
    done();
  });
  app.setValidatorCompiler(validatorCompiler);
  // Responses are not validated at run time. TypeScript checks their types, and tests check their schemas.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  handleErrors(app, given.catalogueFor, given.web === null ? null : pageSender(given, given.web));
  setSecurityHeaders(app, secure);
  refuseInvalidRequests(app, intake);
  // The cookie plugin does not parse cookies, because identity.ts reads and caches them.
  await app.register(cookie, { secret: given.secret, hook: false });
  refuseOtherHosts(app, given);
  refuseCrossSite(app, given.publicUrl);
  const identify = createIdentify(app, given.people);
  const deps: HttpDeps = {
    ...given,
    identify,
    openStreams: new OpenStreams(given),
    openSeats: new OpenSeats(given),
    intake,
  };
  limitAddresses(app, deps.counted);
  identifyRequests(app, deps);
  limitPeople(app, deps.counted);
  await describeApi(app, given.publicUrl);
  await app.register(
    async (api: App) => {
      peopleRoutes(api, deps);
      tableRoutes(api, deps);
      seatRoutes(api, deps);
      playRoutes(api, deps);
      streamRoutes(api, deps);
      exploreRoutes(api, deps);
      sheetRoutes(api, deps);
      networkRoute(api);
      documentRoute(api, '/openapi.json', () => app.swagger());
      documentRoute(api, '/asyncapi.json', asyncApi);
    },
    { prefix: '/api/v1' },
  );
  await app.register((api: App) => socketRoute(api, deps), { prefix: '/api/v1' });
  healthRoutes(app, deps, metrics);
  if (deps.web !== null) await serveWeb(app, deps.web, deps);
  return app;
}
