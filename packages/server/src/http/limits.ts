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
  guests: 30,
  tables: 40,
  codes: 60,
  moves: 3000,
  chat: 30,
  streams: 240,
  exports: 6,
} as const;

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
/** Counted by address even for known people, who could otherwise become another guest to get more. */
const byAddress: ReadonlySet<string> = new Set(['guests', 'codes']);

/** The config of a route with a limit of its own. */
export const limited = (what: keyof typeof perMinute) => ({
  rateLimit: {
    max: perMinute[what],
    timeWindow: minute,
    ...(byAddress.has(what) && { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) }),
  },
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

  take(client: string, now: number): boolean {
    const current = Math.floor(now / minute);
    if (current !== this.#minute) {
      this.#minute = current;
      this.#counts = new Map();
    }
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#max) return false;
    this.#counts.set(client, count + 1);
    return true;
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
