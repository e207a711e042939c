import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Frame } from '../../hall/frame.ts';
import { streamMessageSchema } from '../../protocol/index.ts';
import { limited } from '../limits.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { isStillValid } from '../who.ts';
import { roomFor, tableParams } from './answer.ts';

/** Bytes that a listener may leave unread before it is cut off: it comes back and resumes where it was. */
const mostUnread = 256 * 1024;

const streamQuery = z.object({
  since: z
    .string()
    .regex(/^\d{1,7}$/)
    .optional()
    .meta({ description: 'As Last-Event-ID, for those who cannot send headers' }),
});
const streamHeaders = z.object({
  'last-event-id': z
    .string()
    .max(20)
    .optional()
    .meta({ description: 'The number of the last event that you saw' }),
});

function sinceOf(request: {
  readonly query: { readonly since?: string | undefined };
  readonly headers: { readonly 'last-event-id'?: string | undefined };
}): number | null {
  const last = request.headers['last-event-id'];
  if (last !== undefined && /^\d{1,7}$/.test(last)) return Number(last);
  const { since } = request.query;
  return since === undefined ? null : Number(since);
}

/** Sends frames to one connection, and cuts it off when it does not read them. */
function sender(raw: ServerResponse, lines: boolean): (frame: Frame) => void {
  return (frame) => {
    if (raw.destroyed || raw.writableEnded) return;
    if (raw.writableLength > mostUnread) {
      raw.destroy();
      return;
    }
    raw.write(lines ? frame.ndjson : frame.sse);
    if (frame.event === 'bye') raw.end();
  };
}

function begin(reply: FastifyReply, lines: boolean): ServerResponse {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': lines ? 'application/x-ndjson; charset=utf-8' : 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx holds back what it is not told to pass on.
    'x-accel-buffering': 'no',
  });
  if (!lines) raw.write('retry: 1000\n\n');
  return raw;
}

/** Listening to a table. */
export function streamRoutes(app: App, needs: HttpNeeds): void {
  app.get(
    '/tables/:id/events',
    {
      config: limited('streams'),
      // What has no end has no head to ask for alone.
      exposeHeadRoute: false,
      schema: {
        tags: ['play'],
        summary: 'Everything that happens at a table, as you may know it: Server-Sent Events or NDJSON',
        params: tableParams,
        querystring: streamQuery,
        headers: streamHeaders,
        response: { 200: streamMessageSchema },
      },
    },
    async (request, reply) => {
      const person = request.person?.id ?? null;
      const room = await roomFor(needs, request.params.id, person);
      const since = sinceOf(request);
      const leave = needs.openStreams.admit(request);
      const lines = request.headers.accept?.includes('application/x-ndjson') ?? false;
      reply.hijack();
      const raw = begin(reply, lines);
      let stop = () => {};
      let gone = false;
      raw.on('close', () => {
        gone = true;
        leave();
        stop();
      });
      try {
        const listener = { person, send: sender(raw, lines), mayStay: isStillValid(needs.whoAsks, request) };
        stop = await needs.streams.listen(room, listener, since);
        if (gone) stop();
      } catch (error) {
        request.log.warn({ err: error }, 'A stream could not begin');
        raw.destroy();
      }
    },
  );
}
