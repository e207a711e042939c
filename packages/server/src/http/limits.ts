import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from './deps.ts';
import { tooManyRequests } from './problems.ts';

/** The longest body of a request, and the longest message over a WebSocket, in bytes: longer than any move. */
export const maxBody = 16 * 1024;

/** In milliseconds. */
const minute = 60_000;

/** Requests a minute, by person where one is known and by address where not. */
export const perMinute = {
  any: 1200,
  tables: 40,
  seats: 30,
  moves: 3000,
  chat: 30,
  streams: 240,
  exports: 6,
  explored: 60,
} as const;

/** Requests a minute from one address, whoever sends them: a person could become another guest to get more. */
const perMinuteOfAddress = {
  guests: 30,
  codes: 60,
  tables: 120,
  seats: 120,
  streams: 1200,
  /** Requests with a token that was refused. */
  tokens: 30,
} as const;
type AddressLimit = keyof typeof perMinuteOfAddress;
type PersonLimit = Exclude<keyof typeof perMinute, 'any' | 'moves'>;
export type RouteLimit = PersonLimit | Exclude<AddressLimit, 'tokens'>;

declare module 'fastify' {
  interface FastifyContextConfig {
    addressLimit?: AddressLimit;
  }
}

/** The network that an address is counted by. Of an IPv6 address only the first half: a household chooses the other half. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address;
  const [left = [], right] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])].slice(0, 4).join(':');
}

/** The person, or else the address, that limits are counted by. */
export const clientOf = ({ person, ip }: FastifyRequest): string => person?.id ?? networkOf(ip);

const isPersonLimit = (what: RouteLimit): what is PersonLimit => what in perMinute;
const isAddressLimit = (what: RouteLimit): what is RouteLimit & AddressLimit => what in perMinuteOfAddress;

/** The config of a route with limits of its own. */
export const limited = (what: RouteLimit) => ({
  ...(isPersonLimit(what) && { rateLimit: { max: perMinute[what], timeWindow: minute } }),
  ...(isAddressLimit(what) && { addressLimit: what }),
});

export async function limitRequests(app: App, on: boolean): Promise<void> {
  if (!on) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute.any,
    timeWindow: minute,
    cache: 20_000,
    keyGenerator: clientOf,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

/** Counts what each person or address did in the running minute, where more than one route does the same. */
class Allowance {
  readonly #max: number;
  #counts = new Map<string, number>();
  #minute = 0;

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts one more; false when there were too many in this minute. */
  take(client: string, now: number): boolean {
    const isLeft = this.isLeft(client, now);
    if (isLeft) this.#counts.set(client, (this.#counts.get(client) ?? 0) + 1);
    return isLeft;
  }

  isLeft(client: string, now: number): boolean {
    const current = Math.floor(now / minute);
    if (current !== this.#minute) {
      this.#minute = current;
      this.#counts = new Map();
    }
    return (this.#counts.get(client) ?? 0) < this.#max;
  }
}

/**
 * Counts one request of a person or address.
 * @throws HttpProblem when there were too many in this minute
 */
export type Admit = (what: 'moves' | 'streams', client: string) => void;

export function sharedLimits(on: boolean, now: () => number): Admit {
  const allowances = { moves: new Allowance(perMinute.moves), streams: new Allowance(perMinute.streams) };
  return (what, client) => {
    const at = now();
    if (on && !allowances[what].take(client, at)) throw tooManyRequests(minute - (at % minute));
  };
}

export interface AddressLimits {
  /** @throws HttpProblem when the address sent too many refused tokens in this minute */
  checkTokens(ip: string): void;
  countRefusedToken(ip: string): void;
}

/** Limits what one address sends, before anything is looked up for it. */
export function limitAddresses(app: App, on: boolean, now: () => number): AddressLimits {
  const allowances = new Map(
    Object.entries(perMinuteOfAddress).map(([what, max]) => [what, new Allowance(max)]),
  );
  const refuseUnless = (isAllowed: boolean | undefined, at: number): void => {
    if (on && isAllowed === false) throw tooManyRequests(minute - (at % minute));
  };
  const tokens = allowances.get('tokens');
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const what = routeOptions.config.addressLimit;
    const at = now();
    if (what !== undefined) refuseUnless(allowances.get(what)?.take(networkOf(ip), at), at);
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
