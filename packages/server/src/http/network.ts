import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { HttpDeps } from './deps.ts';
import { networkOf } from './limits.ts';

/**
 * A hash of the network that a request came from. It has a key, and differs from table to table, so that logs do not tell
 * where people are.
 */
export const networkAt = (
  { secret }: Pick<HttpDeps, 'secret'>,
  { ip }: FastifyRequest,
  table: string,
): string =>
  createHmac('sha256', secret)
    .update(`${table} ${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22);
