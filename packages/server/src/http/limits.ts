import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../store/index.ts';
import { type Allowance, type Allowances, day, minute } from './allowance.ts';
import { HttpProblem, tooManyRequests } from './problems.ts';

/** The maximum length of a request body, and of a message over a WebSocket, in bytes. Every move is shorter. */
export const maxBody = 16 * 1024;

/** Requests per minute, counted by person, or by address for requests without a person. */
export const perMinute = {
  any: 1200,
  tables: 12,
  seats: 30,
  moves: 3000,
  /** Messages over WebSockets. `socketCost` lists what counts as more than one. */
  received: 3600,
  chat: 30,
  streams: 240,
  exports: 6,
  explored: 60,
  /** Reads that cost more than others: lists of matches, and the documents of this API. */
  reads: 60,
} as const;

/** Requests per minute from one address, for all people together, because one person can act as many guests. */
const perMinuteOfAddress = {
  guests: 30,
  codes: 60,
  tables: 120,
  seats: 120,
  streams: 1200,
  received: 14_400,
  /** Requests with refused tokens. */
  tokens: 30,
} as const;
type AddressLimit = keyof typeof perMinuteOfAddress;
type PersonLimit = Exclude<keyof typeof perMinute, 'any' | 'moves' | 'received'>;
export type RouteLimit = PersonLimit | Exclude<AddressLimit, 'tokens' | 'received'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** By default, a request counts together with all others. Null: the route counts its requests itself. */
    personLimit?: PersonLimit | null;
    addressLimit?: AddressLimit;
  }
}

/**
 * The network by which an address is counted. For IPv6 this is the first half of the address, because a household chooses the
 * second half.
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

/** The person by whom limits are counted, or the address if there is no person. */
export const clientOf = ({ person, ip }: FastifyRequest): string => person?.id ?? networkOf(ip);

const isPersonLimit = (what: RouteLimit): what is PersonLimit => what in perMinute;
const isAddressLimit = (what: RouteLimit): what is RouteLimit & AddressLimit => what in perMinuteOfAddress;

/** The configuration of a route with its own limits. */
export const limited = (what: RouteLimit) => ({
  ...(isPersonLimit(what) && { personLimit: what }),
  ...(isAddressLimit(what) && { addressLimit: what }),
});

export interface Limits {
  readonly limits: boolean;
  readonly now: () => number;
  readonly allowances: Allowances;
}

/** Limits the requests of one person to each route, or of one address without a person. */
export function limitRequests(app: FastifyInstance, { limits, now, allowances }: Limits): void {
  if (!limits) return;
  const nameOf = ({ method, url = '' }: { readonly method: unknown; readonly url?: string | undefined }) =>
    `${method} ${url}`;
  const any = allowances.create('any', perMinute.any);
  const own = new Map<string, Allowance>();
  app.addHook('onRoute', (route) => {
    const limit = route.url.startsWith('/api/docs') ? 'reads' : route.config?.personLimit;
    if (limit != null) own.set(nameOf(route), allowances.create(nameOf(route), perMinute[limit]));
  });
  app.addHook('onRequest', async (request) => {
    const { routeOptions, url } = request;
    if (routeOptions.config.personLimit === null || !url.startsWith('/api/')) return;
    const counts = own.get(nameOf(routeOptions)) ?? any;
    const at = now();
    if (!counts.take(clientOf(request), at)) throw tooManyRequests(counts.left(at));
  });
}

/** Counts one request of a person or address. @throws HttpProblem if it exceeds the limit of this minute */
export type Admit = (what: 'moves' | 'streams', client: string) => void;

export function sharedLimits({ limits, now, allowances }: Limits): Admit {
  const all = {
    moves: allowances.create('moves', perMinute.moves),
    streams: allowances.create('streams', perMinute.streams),
  };
  return (what, client) => {
    if (!limits) return;
    const at = now();
    if (!all[what].take(client, at)) throw tooManyRequests(all[what].left(at));
  };
}

/**
 * The maximum writes per day, of one person and of all people at one address: requests that change something, and moves over
 * WebSockets.
 */
export const perDay = { person: 100_000, address: 400_000 } as const;

/**
 * Counts one write for the person and the address of a request.
 * @throws HttpProblem if it exceeds the limit of the day
 */
export type AdmitWrite = (request: FastifyRequest) => void;

export function writeLimit({ limits, now, allowances }: Limits): AdmitWrite {
  const people = allowances.create('written', perDay.person, day);
  const addresses = allowances.create('written at an address', perDay.address, day);
  return (request) => {
    if (!limits) return;
    const at = now();
    const isLeft = people.take(clientOf(request), at) && addresses.take(networkOf(request.ip), at);
    if (!isLeft) throw tooManyRequests(people.left(at));
  };
}

/** Counts the requests that change something. */
export function limitWrites(app: FastifyInstance, admitWrite: AdmitWrite): void {
  app.addHook('onRequest', async (request) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD' && url.startsWith('/api/')) admitWrite(request);
  });
}

/** What counts as several messages on a WebSocket: messages that clients rarely need, and more bytes than a move has. */
export const socketCost = { ping: 10, refusal: 10, bytes: 1024 } as const;

/** Counts everything that clients send over WebSockets, by person and by address. */
export class SocketLimits {
  readonly #on: boolean;
  readonly #now: () => number;
  readonly #clients: Allowance;
  readonly #addresses: Allowance;

  constructor({ limits, now, allowances }: Limits) {
    this.#on = limits;
    this.#now = now;
    this.#clients = allowances.create('received', perMinute.received);
    this.#addresses = allowances.create('received at an address', perMinuteOfAddress.received);
  }

  /** Counts what the connection of a request sent. Returns false if its person or address exceeds the limit of this minute. */
  take(request: FastifyRequest, amount: number): boolean {
    if (!this.#on) return true;
    const now = this.#now();
    return (
      this.#clients.take(clientOf(request), now, amount) &&
      this.#addresses.take(networkOf(request.ip), now, amount)
    );
  }

  /**
   * Checks a client that wants to connect.
   * @throws HttpProblem if it has exceeded the limit of this minute
   */
  check(request: FastifyRequest): void {
    if (!this.#on) return;
    const now = this.#now();
    const isLeft =
      this.#clients.isLeft(clientOf(request), now) && this.#addresses.isLeft(networkOf(request.ip), now);
    if (!isLeft) throw tooManyRequests(minute - (now % minute));
  }
}

export interface AddressLimits {
  /** @throws HttpProblem if the address has sent too many refused tokens in this minute */
  checkTokens(ip: string): void;
  countRefusedToken(ip: string): void;
}

/** Limits the requests of one address, before any lookup. */
export function limitAddresses(app: FastifyInstance, { limits, now, allowances }: Limits): AddressLimits {
  const all = new Map(
    Object.entries(perMinuteOfAddress).map(([what, max]) => [
      what,
      allowances.create(`${what} of an address`, max),
    ]),
  );
  const refuseUnless = (isAllowed: boolean | undefined, at: number): void => {
    if (limits && isAllowed === false) throw tooManyRequests(minute - (at % minute));
  };
  const tokens = all.get('tokens');
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const what = routeOptions.config.addressLimit;
    const at = now();
    if (what !== undefined) refuseUnless(all.get(what)?.take(networkOf(ip), at), at);
  });
  return {
    checkTokens(ip) {
      const at = now();
      refuseUnless(tokens?.isLeft(networkOf(ip), at), at);
    },
    countRefusedToken(ip) {
      tokens?.take(networkOf(ip), now());
    },
  };
}

/** A hash of the network of a request. The hash is keyed and differs from table to table, so that logs do not reveal where people are. */
export const networkAt = (
  { secret }: { readonly secret: string },
  { ip }: FastifyRequest,
  table: string,
): string =>
  createHmac('sha256', secret)
    .update(`${table} ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);

/** The maximum number of open streams and WebSockets of one person, or of one address without a person. */
const maxOpen = { person: 20, address: 200 } as const;
/** The maximum of one address, with and without a person. */
const maxOfAddress = 500;

export class OpenStreams {
  readonly #limited: boolean;
  readonly #open = new Map<string, number>();

  constructor(limited: boolean) {
    this.#limited = limited;
  }

  /**
   * Counts one more open stream.
   * @returns a function that subtracts it; further calls have no effect
   * @throws HttpProblem when the limit is reached
   */
  admit(request: FastifyRequest): () => void {
    const client = clientOf(request);
    const address = `from ${networkOf(request.ip)}`;
    const max = request.person === null ? maxOpen.address : maxOpen.person;
    if (this.#limited && (this.#count(client) >= max || this.#count(address) >= maxOfAddress))
      throw new HttpProblem('too-many-streams');
    const keys = [client, address];
    for (const key of keys) this.#open.set(key, this.#count(key) + 1);
    let counted = true;
    return () => {
      if (!counted) return;
      counted = false;
      for (const key of keys) {
        const left = this.#count(key) - 1;
        if (left === 0) this.#open.delete(key);
        else this.#open.set(key, left);
      }
    };
  }

  #count(key: string): number {
    return this.#open.get(key) ?? 0;
  }
}

/** The maximum number of other hosts' tables at which one person may wait for a match to start. More would block seats that others need. */
const maxOpenSeats = 6;
/** Tables older than this do not count, in milliseconds. */
const countedFor = 86_400_000;

interface OpenSeatsDeps {
  readonly limits: boolean;
  readonly store: Store;
  readonly now: () => number;
}

/** Limits the number of tables of other hosts at which a person waits for a match to start. */
export class OpenSeats {
  readonly #deps: OpenSeatsDeps;
  /** By person: the last request. Requests of a person are counted one after the other, so that concurrent ones cannot exceed the limit. */
  readonly #last = new Map<string, Promise<unknown>>();

  constructor(deps: OpenSeatsDeps) {
    this.#deps = deps;
  }

  /** Runs an action that takes a seat. @throws HttpProblem if the person waits at too many tables */
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
    const count = await store.tables.openSeatsOf(person, new Date(now() - countedFor));
    if (count >= maxOpenSeats) throw new HttpProblem('too-many-open-seats', { values: { count } });
  }
}
