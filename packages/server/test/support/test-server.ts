import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Bus } from '../../src/bus/bus.ts';
import type { Explorers } from '../../src/experts/experts.ts';
import { createServer, type Server } from '../../src/node/server.ts';
import type { CreateTable, Person, Snapshot, StreamMessage } from '../../src/protocol/index.ts';
import type { Bots } from '../../src/service/bots.ts';
import type { Retention } from '../../src/service/retention.ts';
import type { OpenDatabase } from '../../src/store/index.ts';
import { checkAnswers, expectStreamMessage } from './checked-answers.ts';
import { memoryDatabase } from './database.ts';

/** A server in this process whose clock the test controls. */
export interface TestServer {
  readonly server: Server;
  readonly database: OpenDatabase;
  /** The lines of the server's log. */
  readonly logged: readonly string[];
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  /** @param ip the address from which the guest sends requests */
  guest(name: string, ip?: string): Promise<TestClient>;
  /** A client without credentials. */
  readonly anonymous: TestClient;
  close(): Promise<void>;
}

export interface TestServerSetup {
  readonly database?: OpenDatabase;
  readonly bus?: Bus;
  readonly bots?: Bots;
  readonly explorers?: Explorers;
  readonly data?: string;
  readonly expertProgram?: URL;
  readonly limits?: boolean;
  readonly web?: string;
  readonly publicUrl?: string;
  readonly hosts?: readonly string[];
  readonly metricsToken?: string;
  readonly trustProxy?: number;
  readonly retention?: Retention;
  /** The errors that the test causes. Any other error in the log fails the test that closes the server. */
  readonly errors?: RegExp;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';

/** A client with the credentials of one person. */
export interface TestClient {
  readonly person: Person;
  readonly headers: Readonly<Record<string, string>>;
  ask(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** Returns the body of a response that must be successful. */
  call<Answer = Snapshot>(method: Method, path: string, body?: unknown): Promise<Answer>;
  open(asked: CreateTable): Promise<string>;
  see(table: string): Promise<Snapshot>;
  /** Plays a move with the number of the latest event. */
  play(table: string, move: unknown): Promise<Snapshot>;
  listen(table: string, since?: number): Promise<Listening>;
}

/** An open stream. */
export interface Listening {
  readonly messages: readonly StreamMessage[];
  /** Resolves when this many messages of a kind have arrived. */
  until(event: StreamMessage['event'], count: number): Promise<void>;
  close(): void;
}

function client(
  testServer: { readonly server: Server },
  person: Person,
  headers: Record<string, string>,
  ip?: string,
): TestClient {
  const { server } = testServer;
  const ask: TestClient['ask'] = async (method, path, body, more = {}) => {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...headers, ...more },
      ...(ip !== undefined && { remoteAddress: ip }),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return answer;
  };
  const self: TestClient = {
    person,
    headers,
    ask,
    async call<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
      const answer = await ask(method, path, body);
      if (answer.statusCode >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
      return answer.statusCode === 204 ? (undefined as Answer) : answer.json<Answer>();
    },
    open: async (asked) => (await self.call('POST', '/tables', asked)).table.id,
    see: (table) => self.call('GET', `/tables/${table}`),
    async play(table, move) {
      const { seq } = await self.see(table);
      return (await self.call<{ snapshot: Snapshot }>('POST', `/tables/${table}/moves`, { seq, move }))
        .snapshot;
    },
    async listen(table, since) {
      const messages: StreamMessage[] = [];
      const waiting = new Set<() => void>();
      const live = await server.liveTables.findFresh(table);
      if (live === null) throw new Error('No such table');
      const listener = {
        person: person.id === '' ? null : person.id,
        send(frame: { readonly ndjson: Buffer }) {
          const message = JSON.parse(frame.ndjson.toString()) as StreamMessage;
          expectStreamMessage(message);
          messages.push(message);
          for (const look of waiting) look();
        },
      };
      const close = await server.streams.listen(live, listener, since ?? null);
      return {
        messages,
        close,
        until: (event, count) =>
          new Promise((resolve) => {
            const look = () => {
              if (messages.filter((message) => message.event === event).length < count) return;
              waiting.delete(look);
              resolve();
            };
            waiting.add(look);
            look();
          }),
      };
    },
  };
  return self;
}

/** Starts a server in this process, by default on an embedded database in memory. */
export async function startTestServer(setup: TestServerSetup = {}): Promise<TestServer> {
  const database = setup.database ?? (await memoryDatabase());
  const logged: string[] = [];
  const time = { now: Date.UTC(2026, 0, 1) };
  const server = await createServer({
    database,
    ...(setup.bus && { bus: setup.bus }),
    ...(setup.bots && { bots: setup.bots }),
    ...(setup.explorers && { explorers: setup.explorers }),
    ...(setup.data !== undefined && { data: setup.data }),
    ...(setup.expertProgram && { expertProgram: setup.expertProgram }),
    now: () => time.now,
    think: 500,
    secret: 'a secret of thirty-two characters',
    publicUrl: setup.publicUrl ?? null,
    hosts: setup.hosts ?? [],
    trustProxy: setup.trustProxy ?? 0,
    limits: setup.limits ?? false,
    metricsToken: setup.metricsToken ?? '',
    web: setup.web ?? null,
    ...(setup.retention && { retention: setup.retention }),
    log: 'debug',
    logTo: { write: (line: string) => void logged.push(line) },
  });
  const { broken, secrets } = checkAnswers(server);
  await server.app.ready();
  return {
    server,
    database,
    logged,
    get now() {
      return time.now;
    },
    set now(value) {
      time.now = value;
    },
    async guest(name, ip) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/guests',
        payload: { name },
        ...(ip !== undefined && { remoteAddress: ip }),
      });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      const [cookie] = answer.cookies;
      const headers = { cookie: `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}` };
      return client({ server }, answer.json(), headers, ip);
    },
    anonymous: client({ server }, { id: '', name: '', kind: 'guest', since: '' }, {}),
    async close() {
      const stopping = server.stop();
      const seeds = await database.db
        .selectFrom('secrets')
        .select('seed')
        .execute()
        .catch(() => []);
      await stopping;
      expect([...broken]).toEqual([]);
      const log = logged.join('');
      const shown = [...secrets, ...seeds.map(({ seed }) => seed)].filter((secret) => log.includes(secret));
      expect(shown, 'secrets in the log').toEqual([]);
      const errors = logged.filter((line) => (JSON.parse(line) as { readonly level: number }).level >= 50);
      expect(errors.filter((line) => setup.errors?.test(line) !== true)).toEqual([]);
    },
  };
}
