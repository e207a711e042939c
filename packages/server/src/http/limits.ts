import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from './needs.ts';
import { HttpProblem } from './problems.ts';

/** Requests a minute, by person where one is known and by address where not. */
export const perMinute = {
  any: 1200,
  guests: 30,
  tables: 40,
  codes: 60,
  moves: 3000,
  chat: 30,
  streams: 240,
} as const;

/** What a route says to have a limit of its own. */
export const limited = (what: keyof typeof perMinute) => ({
  rateLimit: { max: perMinute[what], timeWindow: 60_000 },
});

const whose = (request: FastifyRequest): string => request.person?.id ?? request.ip;

/** Limits how much one person or address may ask for. */
export async function limitRequests(app: App, on: boolean): Promise<void> {
  if (!on) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute.any,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: whose,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new HttpProblem('too-many-requests'),
  });
}
