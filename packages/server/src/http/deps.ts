import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Identify } from './identity.ts';
import type { OpenSeats, OpenStreams, RequestLimits } from './limits.ts';
import type { NodeDeps } from './node-deps.ts';
import type { Intake } from './request-queue.ts';
import type { Sockets } from './socket/connection.ts';

export interface HttpDeps extends NodeDeps {
  readonly counted: RequestLimits;
  readonly openStreams: OpenStreams;
  readonly openSeats: OpenSeats;
  readonly intake: Intake;
  readonly sockets: Sockets;
  readonly identify: Identify;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
