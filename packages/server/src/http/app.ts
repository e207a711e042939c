import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  createJsonSchemaTransform,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { docsPolicy, sayWhatIsAllowed } from './headers.ts';
import { healthRoutes } from './health.ts';
import { limitRequests } from './limits.ts';
import type { App, HttpNeeds } from './needs.ts';
import { refuseOtherSites } from './origin.ts';
import { answerProblems } from './problems.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { seatRoutes } from './routes/seats.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { serveWeb } from './web.ts';
import { knowWhoAsks } from './who.ts';

/** No body is longer than the longest move: in bytes. */
const longestBody = 16 * 1024;

async function describe(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dicehall',
        description: 'Five dice games for people far apart, and for their bots.',
        version: '1',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'dicehall' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{}, { cookie: [] }, { token: [] }],
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => docsPolicy,
  });
}

/** The HTTP side of the server. */
export async function createApp(
  needs: HttpNeeds,
  {
    logger,
    metrics,
    isStopping,
  }: { logger: FastifyBaseLogger; metrics: Registry; isStopping: () => boolean },
): Promise<App> {
  const app: App = fastify({
    loggerInstance: logger,
    // Only so many proxies are believed about who asks.
    trustProxy: (_address, hop) => hop < needs.trustProxy,
    bodyLimit: longestBody,
    // Who sends slowly does not keep a connection for ever.
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    // One log for all requests: a child each would cost more than the rest of the logging.
    childLoggerFactory: () => logger,
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Answers are ours: their types are checked by the compiler and their schemas by the tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app, needs.words, needs.web !== null);
  sayWhatIsAllowed(app, needs.publicUrl?.startsWith('https:') ?? false);
  // Cookies are read in who.ts, once each, and not for every request anew.
  await app.register(cookie, { secret: needs.secret, hook: false });
  refuseOtherSites(app, needs.publicUrl);
  knowWhoAsks(app, needs.people);
  await limitRequests(app, needs.limits);
  await describe(app);
  await app.register(
    async (api: App) => {
      peopleRoutes(api, needs);
      tableRoutes(api, needs);
      seatRoutes(api, needs);
      playRoutes(api, needs);
      streamRoutes(api, needs);
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    },
    { prefix: '/api/v1' },
  );
  healthRoutes(app, needs, metrics, isStopping);
  if (needs.web !== null) await serveWeb(app, needs.web);
  return app;
}
