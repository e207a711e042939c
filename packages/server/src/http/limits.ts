import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Allowance, day } from './allowance.ts';
import type { NodeDeps } from './node-deps.ts';
import { HttpProblem, tooManyRequests } from './problems.ts';

/** The maximum size in bytes of a request body and of a WebSocket message. Every move is shorter. */
export const maxBody = 16 * 1024;

interface Limit {
  /** The limit of one person, or of one address if there is no person. */
  readonly person?: number;
  /** The limit of all people at one address together. It exists because one person can act as many guests. */
  readonly address?: number;
  /** The period for which the limit applies, in milliseconds; one minute by default. */
  readonly window?: number;
}

/**
 * The limits, per minute by default. Each route has its own counts of people; all routes with the same limit share
 * those of addresses.
 */
export const requestLimits = {
  any: { person: 1200 },
  guests: { address: 30 },
  codes: { address: 60 },
  tables: { person: 12, address: 120 },
  seats: { person: 30, address: 120 },
  streams: { person: 240, address: 1200 },
  chat: { person: 30 },
  exports: { person: 6 },
  explored: { person: 60 },
  /** Read requests that cost more than others: lists of matches, and the documents of this API. */
  reads: { person: 60 },
  moves: { person: 3000 },
  /** Messages over WebSockets, and other input as counted by `socketCost`. */
  received: { person: 3600, address: 14_400 },
  /** The limit of requests whose token was refused. */
  tokens: { address: 30 },
  /** Requests that change data, and moves over WebSockets, per day. */
  written: { person: 100_000, address: 400_000, window: day },
} as const satisfies Record<string, Limit>;
type LimitName = keyof typeof requestLimits;
export type RouteLimit = Exclude<LimitName, 'any' | 'moves' | 'received' | 'tokens' | 'written'>;

/**
 * Input that counts in addition to each message: a ping or a refused request as this many messages, and every `bytes`
 * bytes as one. A move has fewer bytes.
 */
export const socketCost = { ping: 10, refusal: 10, bytes: 1024 } as const;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The limit of a route. All routes without one share a count. Null means that the route counts its requests
     * itself.
     */
    limit?: RouteLimit | null;
  }
}

/**
 * Returns the network by which an address is counted. For IPv6 it is the first half of the address, because a household
 * chooses the second half.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [left = [], right] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])].slice(0, 4).join(':');
}

/** Returns the person for whom limits are counted; without a person, the address. */
export const clientOf = ({ person, ip }: FastifyRequest): string => person?.id ?? networkOf(ip);

/** The counts of a node. Each entry has the limit, the client and the number. */
type Counts = readonly (readonly [limit: string, client: string, amount: number])[];

/** The maximum number of counts in one message to other nodes. */
const maxCounts = 2000;

/** Counts what clients do. Nodes share their counts, so that a client has one limit for all nodes. */
export class RequestLimits {
  readonly #on: boolean;
  readonly #now: () => number;
  readonly #all = new Map<string, Allowance>();

  constructor(on: boolean, now: () => number) {
    this.#on = on;
    this.#now = now;
    for (const [what, { person, address, window }] of Object.entries<Limit>(requestLimits)) {
      if (person !== undefined) this.#all.set(what, new Allowance(person, window));
      if (address !== undefined) this.#all.set(`${what} of an address`, new Allowance(address, window));
    }
  }

  /**
   * Counts a request for its person and its address.
   * @throws HttpProblem if a limit is exceeded
   */
  take(what: LimitName, request: FastifyRequest, amount?: number): void {
    this.takeOfPerson(what, clientOf(request), amount);
    this.takeOfAddress(what, request.ip, amount);
  }

  takeOfPerson(what: LimitName, client: string, amount = 1): void {
    this.#take(what, client, amount);
  }

  takeOfAddress(what: LimitName, ip: string, amount = 1): void {
    this.#take(`${what} of an address`, networkOf(ip), amount);
  }

  /**
   * Prepares counting what a client does after its request, such as sending messages.
   * @returns a function that counts; it returns false above the limit
   */
  counter(what: LimitName, request: FastifyRequest): (amount: number) => boolean {
    if (!this.#on) return () => true;
    const counts = [
      { allowance: this.#all.get(what), client: clientOf(request) },
      { allowance: this.#all.get(`${what} of an address`), client: networkOf(request.ip) },
    ];
    return (amount) =>
      counts.every(({ allowance, client }) => allowance?.take(client, this.#now(), amount) !== false);
  }

  #take(what: string, client: string, amount: number): void {
    const allowance = this.#all.get(what);
    const now = this.#now();
    if (this.#on && allowance?.take(client, now, amount) === false)
      throw tooManyRequests(allowance.left(now));
  }

  /** Sends other nodes the counts since the previous call, split into several messages if there are many. */
  share(send: (counts: Counts) => void): void {
    const counts = [...this.#all].flatMap(([what, allowance]) =>
      [...allowance.takeUnsent()].map(([client, amount]) => [what, client, amount] as const),
    );
    for (let from = 0; from < counts.length; from += maxCounts) send(counts.slice(from, from + maxCounts));
  }

  /** Adds the counts that another node has sent. */
  add(counts: Counts): void {
    for (const [what, client, amount] of counts) this.#all.get(what)?.add(client, this.#now(), amount);
  }
}

/** Limits the requests of each address. This check comes before any lookup in the database. */
export function limitAddresses(app: FastifyInstance, counted: RequestLimits): void {
  app.addHook('onRequest', async ({ ip, routeOptions: { config } }) => {
    if (config.limit) counted.takeOfAddress(config.limit, ip);
  });
}

/** Limits the requests of each person, or of the address if the client is not signed in. */
export function limitPeople(app: FastifyInstance, counted: RequestLimits): void {
  app.addHook('onRequest', async (request) => {
    const { method, url, routeOptions: route } = request;
    if (!url.startsWith('/api/')) return;
    if (method !== 'GET' && method !== 'HEAD') counted.take('written', request);
    const limit = url.startsWith('/api/docs') ? 'reads' : route.config.limit;
    if (limit === null) return;
    const client = clientOf(request);
    if (limit !== undefined && 'person' in requestLimits[limit])
      counted.takeOfPerson(limit, `${route.method} ${route.url} ${client}`);
    else counted.takeOfPerson('any', client);
  });
}

/** Returns a keyed hash of a network. It differs from table to table, so that logs do not reveal where people are. */
export const networkAt = (
  { secret }: { readonly secret: string },
  { ip }: FastifyRequest,
  table: string,
): string =>
  createHmac('sha256', secret)
    .update(`${table} ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);

/** The maximum number of open streams and WebSockets of one person, or of one address if there is no person. */
const maxOpen = { person: 20, address: 200 } as const;
/** The maximum number of open streams and WebSockets of one address, with and without a person. */
const maxOfAddress = 500;

/** Counts the open streams, connections or responses of each client. */
export class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  /**
   * Adds one to the count of a client.
   * @returns a function that subtracts it again; further calls have no effect
   */
  add(client: string): () => void {
    this.#counts.set(client, this.of(client) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      const left = this.of(client) - 1;
      if (left === 0) this.#counts.delete(client);
      else this.#counts.set(client, left);
    };
  }
}

export class OpenStreams {
  readonly #deps: Pick<NodeDeps, 'limits' | 'isStopping'>;
  readonly #open = new OpenCounts();

  constructor(deps: Pick<NodeDeps, 'limits' | 'isStopping'>) {
    this.#deps = deps;
  }

  /**
   * Counts another open stream.
   * @returns a function that subtracts it again; further calls have no effect
   * @throws HttpProblem if the limit is reached or the server is stopping
   */
  admit(request: FastifyRequest): () => void {
    // The server has just asked its clients to reconnect to another node or after the restart, so it refuses new
    // streams.
    if (this.#deps.isStopping()) throw new HttpProblem('try-again', { retryAfter: 1 });
    const client = clientOf(request);
    const address = `from ${networkOf(request.ip)}`;
    const max = request.person === null ? maxOpen.address : maxOpen.person;
    if (this.#deps.limits && (this.#open.of(client) >= max || this.#open.of(address) >= maxOfAddress))
      throw new HttpProblem('too-many-streams');
    const closes = [client, address].map((key) => this.#open.add(key));
    return () => {
      for (const close of closes) close();
    };
  }
}

/**
 * The maximum number of other hosts' tables at which one person may wait for the start. Waiting at more would block
 * seats that others need.
 */
const maxOpenSeats = 6;

export class OpenSeats {
  readonly #deps: Pick<NodeDeps, 'limits' | 'store' | 'now'>;
  /**
   * The last request of each person. The next one waits for it, so that concurrent requests cannot exceed the limit.
   */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(deps: Pick<NodeDeps, 'limits' | 'store' | 'now'>) {
    this.#deps = deps;
  }

  /**
   * Runs an action that takes a seat.
   * @throws HttpProblem if the person waits at too many tables
   */
  async take<Value>(person: string, action: () => Promise<Value>): Promise<Value> {
    if (!this.#deps.limits) return action();
    const before = this.#last.get(person) ?? Promise.resolve();
    const taken = before.then(() => this.#check(person)).then(action);
    const settled = taken.catch(() => {});
    this.#last.set(person, settled);
    try {
      return await taken;
    } finally {
      if (this.#last.get(person) === settled) this.#last.delete(person);
    }
  }

  async #check(person: string): Promise<void> {
    const { store, now } = this.#deps;
    // Seats at older tables do not count towards the limit.
    const count = await store.tables.openSeatsOf(person, new Date(now() - day));
    if (count >= maxOpenSeats) throw new HttpProblem('too-many-open-seats', { values: { count } });
  }
}
