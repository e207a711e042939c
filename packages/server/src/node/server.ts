import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { type Bus, localBus } from '../bus/bus.ts';
import { startExpertWorker } from '../experts/expert-worker.ts';
import type { Explorers } from '../experts/experts.ts';
import { createApp } from '../http/app.ts';
import { loadCatalogues } from '../http/catalogues.ts';
import type { App } from '../http/deps.ts';
import { RequestLimits } from '../http/limits.ts';
import type { NodeDeps } from '../http/node-deps.ts';
import { Sockets } from '../http/socket/connection.ts';
import { Addresses } from '../service/addresses.ts';
import { Attendance } from '../service/attendance.ts';
import { type Bots, createBots } from '../service/bots.ts';
import { random } from '../service/ids.ts';
import { LiveTables } from '../service/live-tables.ts';
import { People } from '../service/people.ts';
import { type Retention, RetentionJob } from '../service/retention.ts';
import { Sheets } from '../service/sheets.ts';
import { Streams } from '../service/streams.ts';
import { TableService } from '../service/table-service.ts';
import { TurnScheduler } from '../service/turn-scheduler.ts';
import { createStore, type OpenDatabase } from '../store/index.ts';
import { isDiskFull, isUnavailable } from '../store/unavailable.ts';
import { createMetrics } from './metrics.ts';

/**
 * Makes a clock that never goes back, in milliseconds since 1970. If the system's clock is set back, this clock runs at
 * half speed until the system's clock has caught up. Deadlines then come later, but no table stops.
 */
export function steadyClock(
  system: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  let time = system();
  let read = elapsed();
  return () => {
    const passed = elapsed() - read;
    read += passed;
    time = Math.max(system(), time + passed / 2);
    return Math.floor(time);
  };
}

export interface ServerSetup
  extends Pick<
    NodeDeps,
    'secret' | 'publicUrl' | 'hosts' | 'trustProxy' | 'limits' | 'metricsToken' | 'web'
  > {
  readonly database: OpenDatabase;
  readonly bus?: Bus;
  readonly bots?: Bots;
  /** Values moves; if absent, with the solutions in the data folder. */
  readonly explorers?: Explorers;
  /** The data folder with the solution cache. If absent, experts play at the steady level. */
  readonly data?: string;
  /** The program of the thread that solves; by default the built one. */
  readonly expertProgram?: URL;
  readonly now?: () => number;
  readonly think: number;
  /** How long to keep data; if absent, nothing is deleted. */
  readonly retention?: Retention;
  readonly log: string;
  /** Where to write log lines; by default the standard output. */
  readonly logTo?: { write(line: string): void };
}

export interface Server {
  readonly app: App;
  readonly turnScheduler: TurnScheduler;
  readonly streams: Streams;
  readonly liveTables: LiveTables;
  readonly sockets: Sockets;
  /** The job that deletes old data; null if nothing is deleted. */
  readonly retention: RetentionJob | null;
  /** Stops accepting requests, finishes writing, asks clients to reconnect, and closes everything. */
  stop(): Promise<void>;
}

/** The intervals of periodic tasks, in milliseconds. */
const interval = {
  beat: 15_000,
  /** How often to check the credentials of open streams. */
  dropInvalid: 10_000,
  readMissed: 1000,
  /** How often to send the counts for limits to other nodes. */
  share: 1000,
  sweep: 30_000,
  attendance: 2000,
  /** How often to check the clock for jumps. It may be set forward, or the machine may sleep. */
  clock: 500,
  /** How often to check whether old data has to be deleted. */
  retention: 60_000,
} as const;
/** The time in milliseconds that clients have to disconnect before the server closes their connections. */
const goodbyeTime = 150;

/** Returns an error without secrets. Database errors contain the values of the statement. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, routine } = error as { readonly code?: unknown; readonly routine?: unknown };
  const parts = error instanceof AggregateError ? { errors: error.errors.map(loggedError) } : {};
  return { name, message, code, routine, stack, ...parts };
}

const createLogger = (level: string, to: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { req: () => undefined, res: () => undefined, err: loggedError },
      redact: ['*.authorization', '*.cookie', '*.secret', '*.seed', '*.serverSeed', '*.parameters'],
    },
    to,
  );

/**
 * Creates a node. It plays for bots and expired clocks immediately, and responds to requests once its `app` listens.
 */
export async function createServer(setup: ServerSetup): Promise<Server> {
  const { database, bus = localBus(), now = steadyClock(), think } = setup;
  const logger = createLogger(setup.log, setup.logTo ?? pino.destination(1));
  const onError = (error: unknown) => {
    if (isDiskFull(error)) logger.error({ err: error }, 'The disk is full');
    else if (isUnavailable(error)) logger.warn({ err: error }, 'The store does not answer');
    else logger.error({ err: error }, 'A background task failed');
  };
  const addresses = new Addresses();
  const experts =
    setup.data === undefined
      ? null
      : startExpertWorker({
          folder: join(setup.data, 'solutions'),
          onError: (error) => logger.warn({ err: error }, 'An expert failed'),
          addressOf: (person) => addresses.of(person),
          ...(setup.expertProgram && { from: setup.expertProgram }),
        });
  const bots = setup.bots ?? createBots(random, experts ?? undefined, onError);
  const store = createStore(database);
  const metrics = createMetrics({
    store,
    bus,
    streams: () => streams.count,
    liveTables: () => liveTables.count,
    expertQuestions: () => experts?.waiting ?? 0,
    connectionWaits: () => database.waiting?.() ?? 0,
  });
  const liveTables = new LiveTables({
    store,
    bus,
    now,
    think,
    onDeadline: (at) => turnScheduler.wake(at),
    onWritten: (body, took) => metrics.written(body, took),
  });
  const turnScheduler = new TurnScheduler({ store, liveTables, bots, now, think, onError });
  const sockets = new Sockets();
  const onPerson = (person: string, change: number | null) => {
    people.forget(person, change);
    if (change !== null) Promise.all([streams.dropInvalid(person), sockets.dropInvalid()]).catch(onError);
  };
  const sheets = new Sheets({ store, bus, now });
  const onSheet = (sheet: string) => void sheets.onHint(sheet).catch(onError);
  const counted = new RequestLimits(setup.limits, now);
  const attendance = new Attendance({ liveTables, now });
  const streams = new Streams({
    store,
    bus,
    liveTables,
    now,
    onError,
    onPerson,
    onSheet,
    onCounted: (counts) => counted.add(counts),
    attendance,
  });
  const people = new People({
    store: store.people,
    now,
    publishChanged: (person, change) => {
      bus.publish({ kind: 'person', person, change });
      onPerson(person, change);
    },
  });
  /** Reads log lines of other nodes whose hints were lost. */
  const readMissed = async () => {
    if (!store.exclusive && (await people.readMissed())) {
      await Promise.all([streams.dropInvalid(), sockets.dropInvalid(), liveTables.reloadAll()]);
    }
    await streams.readMissed();
  };
  // From here on, this node notices every deletion, even if the hint is lost.
  await readMissed();
  const publishChanged = (table: string) => bus.publish({ kind: 'changed', table });
  const tableService = new TableService({ store, liveTables, people, now, publishChanged });
  const retention =
    setup.retention === undefined
      ? null
      : new RetentionJob(
          {
            store: store.retention,
            exclusive: store.exclusive,
            liveTables,
            tableService,
            now,
            publishChanged,
            onRun(deleted) {
              metrics.deleted(deleted);
              if (Object.keys(deleted).length > 0)
                logger.info({ deleted }, 'Deleted what the settings no longer keep');
            },
          },
          setup.retention,
        );
  const catalogueFor = loadCatalogues();
  let stopping = false;
  const secret = setup.secret === '' ? await store.people.setting('cookie-secret', newSecret) : setup.secret;
  const deps = {
    ...setup,
    store,
    bus,
    liveTables,
    streams,
    sheets,
    attendance,
    sockets,
    people,
    addresses,
    counted,
    onCut: () => metrics.limited('connection'),
    tableService,
    explorers: setup.explorers ?? experts,
    catalogueFor,
    now,
    isStopping: () => stopping,
    secret,
  };
  const app = await createApp(deps, { logger, metrics: metrics.registry });
  const logsRequests = logger.isLevelEnabled('debug');
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.answered(route, request.method, reply.statusCode, reply.elapsedTime);
    // The log contains the pattern of the route instead of the URL, because the id of a table gives access to the
    // table.
    if (logsRequests) {
      const { statusCode: status, elapsedTime: ms } = reply;
      logger.debug({ id: request.id, route, method: request.method, status, ms }, 'Answered');
    }
    done();
  });
  /** Runs a task repeatedly. Runs never overlap, even if one takes longer than the interval. */
  const repeat = (task: () => unknown, every: number) => {
    let isRunning = false;
    return setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      try {
        await task();
      } catch (error) {
        onError(error);
      }
      isRunning = false;
    }, every);
  };
  const timers = [
    repeat(() => streams.beat(), interval.beat),
    repeat(() => sheets.beat(), interval.beat),
    repeat(() => sockets.ping(), interval.beat),
    repeat(() => streams.dropInvalid(), interval.dropInvalid),
    repeat(() => sockets.dropInvalid(), interval.dropInvalid),
    repeat(readMissed, interval.readMissed),
    repeat(() => counted.share((counts) => bus.publish({ kind: 'counted', counts })), interval.share),
    repeat(() => streams.checkAttendance(), interval.attendance),
    repeat(() => liveTables.sweep(), interval.sweep),
    repeat(() => turnScheduler.wakeIfLate(), interval.clock),
    repeat(() => retention?.runIfDue(), interval.retention),
  ];
  for (const timer of timers) timer.unref();
  turnScheduler.start();

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info('Stopping');
    for (const timer of timers) clearInterval(timer);
    const saidBye = streams.sendBye();
    sockets.closeAll();
    await turnScheduler.stop();
    await retention?.stop().catch(onError);
    await experts?.stop();
    await saidBye;
    await new Promise((resolve) => setTimeout(resolve, goodbyeTime));
    await app.close();
    await store.appender.idle();
    await bus.close();
    await database.close();
    logger.info('Stopped');
  }
  return { app, turnScheduler, streams, liveTables, sockets, retention, stop };
}

const newSecret = (): string => randomBytes(32).toString('base64url');
