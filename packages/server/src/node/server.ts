import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Bus, loneBus } from '../bus/bus.ts';
import { workerThinker } from '../experts/worker-thinker.ts';
import { Attendant } from '../hall/attendant.ts';
import { type Bots, houseBots } from '../hall/bots.ts';
import { Hall } from '../hall/hall.ts';
import { People } from '../hall/people.ts';
import { Rooms } from '../hall/rooms.ts';
import { Streams } from '../hall/streams.ts';
import { createApp } from '../http/app.ts';
import type { App } from '../http/needs.ts';
import { Sockets } from '../http/socket/sockets.ts';
import { loadWords } from '../http/words.ts';
import { createStore, type OpenDatabase } from '../store/index.ts';
import { isUnavailable } from '../store/unavailable.ts';
import { createLogger } from './log.ts';
import { createMetrics } from './metrics.ts';

export interface ServerSetup {
  readonly database: OpenDatabase;
  readonly bus?: Bus;
  readonly bots?: Bots;
  /** The data folder, where solutions for the experts are kept; without it experts play as the steady bots do. */
  readonly data?: string;
  readonly now?: () => number;
  readonly think: number;
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly trustProxy: number;
  readonly limits: boolean;
  readonly metricsToken: string;
  readonly web: string | null;
  readonly log: string;
  /** Where the log goes; the standard output if nothing is said. */
  readonly logTo?: { write(line: string): void };
}

/** One node. */
export interface Server {
  readonly app: App;
  readonly attendant: Attendant;
  readonly streams: Streams;
  readonly rooms: Rooms;
  readonly sockets: Sockets;
  /** Takes no more, finishes what is being written, asks listeners to connect again, and lets go of everything. */
  stop(): Promise<void>;
}

/** How often listeners hear that the connection stands, and how often what was missed is looked for: milliseconds. */
const beats = 15_000;
/** How often it is looked whether listeners are still who they said they were, in milliseconds. */
const reviews = 10_000;
const looks = 1000;
const sweeps = 30_000;
/** Listeners are asked to leave so long before connections are closed, in milliseconds. */
const goodbye = 150;

/** A random number from 0 up to 1 that nobody can foresee, for the bots. */
const random = (): number => randomBytes(6).readUIntBE(0, 6) / 2 ** 48;

/** Puts a node together. It looks after tables at once, and serves when its `app` listens. */
export async function createServer(setup: ServerSetup): Promise<Server> {
  const { database, bus = loneBus(), now = Date.now, think } = setup;
  const logger = createLogger(setup.log, setup.logTo ?? pino.destination(1));
  const onError = (error: unknown) => {
    if (isUnavailable(error)) logger.warn({ err: error }, 'The store is away');
    else logger.error({ err: error }, 'Something failed');
  };
  const experts =
    setup.data === undefined
      ? null
      : workerThinker(join(setup.data, 'solutions'), (error) => {
          logger.warn({ err: error }, 'An expert could not do as it should');
        });
  const bots = setup.bots ?? houseBots(random, experts ?? undefined, onError);
  const store = createStore(database);
  const metrics = createMetrics({ store, bus, streams: () => streams.count });
  const rooms = new Rooms({
    store,
    bus,
    now,
    think,
    onDue: (at) => attendant.wake(at),
    onWritten: (body, took) => metrics.written(body, took),
  });
  const attendant = new Attendant({ store, rooms, bots, now, think, onError });
  const streams = new Streams({ store, bus, rooms, now, onError });
  const sockets = new Sockets();
  const people = new People(store.people, now);
  const tellChanged = (table: string) => bus.publish({ kind: 'changed', table });
  const hall = new Hall({ store, rooms, people, now, tellChanged });
  const words = loadWords();
  let stopping = false;
  const secret = setup.secret === '' ? await store.people.setting('cookie-secret', newSecret) : setup.secret;
  const needs = { ...setup, store, bus, rooms, streams, sockets, people, hall, words, now, secret };
  const app = await createApp(needs, {
    logger,
    metrics: metrics.registry,
    isStopping: () => stopping,
  });
  const logsRequests = logger.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    // The route's pattern, not its address: knowing a table's id is knowing the way in.
    if (logsRequests) {
      const { statusCode: status, elapsedTime: ms } = reply;
      logger.debug({ id: request.id, route, method: request.method, status, ms }, 'Answered');
    }
    done();
  });
  const timers = [
    setInterval(() => {
      streams.beat();
      sockets.ping();
    }, beats),
    setInterval(() => void streams.review().catch(onError), reviews),
    setInterval(() => void sockets.review().catch(onError), reviews),
    setInterval(() => void streams.lookForMissed().catch(onError), looks),
    setInterval(() => rooms.sweep(), sweeps),
  ];
  for (const timer of timers) timer.unref();
  attendant.start();

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info('Stopping');
    for (const timer of timers) clearInterval(timer);
    streams.sayBye();
    sockets.closeAll();
    await attendant.stop();
    await experts?.stop();
    await new Promise((resolve) => setTimeout(resolve, goodbye));
    await app.close();
    await store.appender.idle();
    await bus.close();
    await database.close();
    logger.info('Stopped');
  }
  return { app, attendant, streams, rooms, sockets, stop };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
