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
import { asyncApi } from './asyncapi.ts';
import { docsPolicy, headersOfAnswers, sayWhatIsAllowed } from './headers.ts';
import { healthRoutes } from './health.ts';
import { limitRequests, maxBody, sharedLimits } from './limits.ts';
import type { App, HttpNeeds } from './needs.ts';
import { refuseOddRequests } from './odd-requests.ts';
import { OpenStreams } from './open-streams.ts';
import { refuseOtherSites } from './origin.ts';
import { PendingResponses } from './pending-responses.ts';
import { answerProblems } from './problems.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { seatRoutes } from './routes/seats.ts';
import { socketRoute } from './routes/socket.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { answerUnreadable } from './unreadable.ts';
import { serveWeb } from './web.ts';
import { knowWhoAsks, whoAsksIn } from './who.ts';

const unused = () => {
  throw new Error('Schemas are zod schemas');
};

/** Named so that fastify does not load compilers of its own, which took a fifth of the start: ours are set below. */
const noCompilers = { buildValidator: () => unused, buildSerializer: () => unused };

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

export interface AppNeeds {
  readonly logger: FastifyBaseLogger;
  readonly metrics: Registry;
  readonly isStopping: () => boolean;
}

/** The HTTP side of the server. */
export async function createApp(
  given: Omit<HttpNeeds, 'admit' | 'openStreams' | 'whoAsks'>,
  { logger, metrics, isStopping }: AppNeeds,
): Promise<App> {
  const secure = given.publicUrl?.startsWith('https:') ?? false;
  const headers = headersOfAnswers(secure);
  const pendingResponses = new PendingResponses();
  const app: App = fastify({
    loggerInstance: logger,
    ...answerUnreadable(given.words, headers, pendingResponses),
    // What comes without one is refused in words, with the other odd requests.
    http: { requireHostHeader: false },
    // Only so many proxies are believed about who asks.
    trustProxy: (_address, hop) => hop < given.trustProxy,
    bodyLimit: maxBody,
    // Who sends slowly does not keep a connection for ever.
    requestTimeout: 20_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    // One log for all requests: a child each would cost more than the rest of the logging.
    childLoggerFactory: () => logger,
    routerOptions: { maxParamLength: 100 },
    schemaController: { compilersFactory: noCompilers },
  }).withTypeProvider<ZodTypeProvider>();
  pendingResponses.track(app.server);
  app.setValidatorCompiler(validatorCompiler);
  // Answers are ours: their types are checked by the compiler and their schemas by the tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app, given.words, given.web !== null);
  sayWhatIsAllowed(app, secure);
  refuseOddRequests(app);
  // Cookies are read in who.ts, once each, and not for every request anew.
  await app.register(cookie, { secret: given.secret, hook: false });
  refuseOtherSites(app, given.publicUrl);
  const whoAsks = whoAsksIn(app, given.people);
  const needs: HttpNeeds = {
    ...given,
    whoAsks,
    admit: sharedLimits(given.limits, given.now),
    openStreams: new OpenStreams(given.limits),
  };
  knowWhoAsks(app, whoAsks);
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
      api.get('/asyncapi.json', { schema: { hide: true } }, async () => asyncApi());
    },
    { prefix: '/api/v1' },
  );
  await app.register((api: App) => socketRoute(api, needs), { prefix: '/api/v1' });
  healthRoutes(app, needs, metrics, isStopping);
  if (needs.web !== null) await serveWeb(app, needs.web);
  return app;
}
