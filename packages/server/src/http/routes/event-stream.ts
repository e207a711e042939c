import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Intake } from '../request-queue.ts';

/** The number of unread bytes above which a listener is disconnected. The listener can resume from there. */
export const maxUnread = 256 * 1024;

export const streamQuery = z.object({
  since: z
    .string()
    .regex(/^\d{1,7}$/)
    .optional()
    .meta({ description: 'As Last-Event-ID, for clients that cannot send headers' }),
});
export const streamHeaders = z.object({
  'last-event-id': z
    .string()
    .max(20)
    .optional()
    .meta({ description: 'The number of the last event that you saw' }),
});

/** Returns the number of the last event that a client already has; null to start from the beginning. */
export function sinceOf(request: {
  readonly query: { readonly since?: string | undefined };
  readonly headers: { readonly 'last-event-id'?: string | undefined };
}): number | null {
  const last = request.headers['last-event-id'];
  if (last !== undefined && /^\d{1,7}$/.test(last)) return Number(last);
  const { since } = request.query;
  return since === undefined ? null : Number(since);
}

/**
 * Starts a response that stays open.
 * @param lines whether to send NDJSON instead of Server-Sent Events
 */
export function beginStream(reply: FastifyReply, intake: Intake, lines: boolean): ServerResponse {
  reply.hijack();
  intake.answered(reply.request.raw);
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': lines ? 'application/x-ndjson; charset=utf-8' : 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // This header tells nginx not to buffer the response.
    'x-accel-buffering': 'no',
  });
  if (!lines) raw.write('retry: 1000\n\n');
  return raw;
}
