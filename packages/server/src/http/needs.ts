import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Bus } from '../bus/bus.ts';
import type { Hall } from '../hall/hall.ts';
import type { People } from '../hall/people.ts';
import type { Rooms } from '../hall/rooms.ts';
import type { Streams } from '../hall/streams.ts';
import type { Store } from '../store/index.ts';
import type { Admit } from './limits.ts';
import type { OpenStreams } from './open-streams.ts';
import type { Sockets } from './socket/sockets.ts';
import type { WhoAsks } from './who.ts';
import type { Words } from './words.ts';

/** What the HTTP layer stands on. */
export interface HttpNeeds {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly streams: Streams;
  readonly people: People;
  readonly hall: Hall;
  readonly words: Words;
  readonly now: () => number;
  /** Signs the cookies. */
  readonly secret: string;
  /** Where people find this server; its scheme says whether cookies need a secure connection. */
  readonly publicUrl: string | null;
  /** How many proxies stand before the server and say who asks. */
  readonly trustProxy: number;
  readonly limits: boolean;
  readonly admit: Admit;
  readonly openStreams: OpenStreams;
  readonly sockets: Sockets;
  readonly whoAsks: WhoAsks;
  /** Who shows it may read the metrics; without one only the machine itself may. */
  readonly metricsToken: string;
  /** The folder of the built web client, if there is one. */
  readonly web: string | null;
}

/** Fastify with its schemas in zod. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
