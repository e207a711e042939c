import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import {
  createJsonSchemaTransform,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
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

/** What pages may load: our own files and nothing else; `wasm-unsafe-eval` is for the physics of the dice. */
const contentSecurity = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The browsable description of the API keeps to its own files too; its pictures are in its style sheet. */
const docsSecurity =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

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
    transformStaticCSP: () => docsSecurity,
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
    routerOptions: { maxParamLength: 100 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Answers are ours: their types are checked by the compiler and their schemas by the tests.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  answerProblems(app, needs.words, needs.web !== null);
  // Our policy never changes: helmet would put it together anew for every answer.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: needs.publicUrl?.startsWith('https:') ?? false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurity);
  });
  await app.register(cookie, { secret: needs.secret });
  refuseOtherSites(app, needs.publicUrl);
  knowWhoAsks(app, needs.people);
  await limitRequests(app, needs.limits);
  await describe(app);
  await app.register(
    async (api: App) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
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
