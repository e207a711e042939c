import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { streamMessageSchema } from '../../protocol/index.ts';
import type { Listener } from '../../service/live-table.ts';
import type { Frame } from '../../service/stream-frame.ts';
import type { App, HttpDeps } from '../deps.ts';
import { isStillValid, personOf } from '../identity.ts';
import { beginStream, maxUnread, sinceOf, streamHeaders, streamQuery } from './event-stream.ts';
import { describedWith, liveTableFor, noContent, screenQuery, tableParams } from './responses.ts';

const tableStreamQuery = streamQuery.extend({ screen: screenQuery.shape.screen });

const pingQuery = z.object({
  within: z
    .string()
    .regex(/^\d{1,2}$/)
    .optional()
    .meta({
      description:
        'The number of seconds after which you count as away if no other ping comes; without it, the stream alone decides',
    }),
});

/** Makes the functions that send frames to one connection. A client that does not read is disconnected. */
function senders(raw: ServerResponse, lines: boolean): Pick<Listener, 'send' | 'sendAll'> {
  let allowed = maxUnread;
  const bytesOf = (frame: Frame): Buffer => (lines ? frame.ndjson : frame.sse);
  return {
    send(frame) {
      if (raw.destroyed || raw.writableEnded) return;
      if (raw.writableLength > allowed) {
        raw.destroy();
        return;
      }
      raw.write(bytesOf(frame));
      if (frame.event === 'bye') raw.end();
    },
    sendAll(frames) {
      if (frames.length === 0 || raw.destroyed || raw.writableEnded) return;
      // Writes all frames at once, because each write costs as much as a small response.
      const all = Buffer.concat(frames.map(bytesOf));
      allowed += all.length;
      raw.write(all);
    },
  };
}

const described = describedWith('play');

export function streamRoutes(app: App, deps: HttpDeps): void {
  app.get(
    '/tables/:id/ping',
    described('ping', 'Confirm that you still follow the table, in case the network fails silently', {
      params: tableParams,
      querystring: pingQuery,
      response: { 204: noContent },
    }),
    async (request, reply) => {
      const { within } = request.query;
      deps.streams.ping(
        request.params.id,
        personOf(request).id,
        within === undefined ? null : 1000 * Number(within),
      );
      return reply.status(204).send();
    },
  );
  app.get(
    '/tables/:id/events',
    described(
      'followTable',
      'Everything that happens at a table, as you may know it: Server-Sent Events or NDJSON',
      {
        params: tableParams,
        querystring: tableStreamQuery,
        headers: streamHeaders,
        response: {
          200: {
            description:
              'One message at a time. The name of a Server-Sent Event is `event`, its data is `data` and its id the number of the event; a line of NDJSON is the whole message.',
            content: {
              'text/event-stream': { schema: streamMessageSchema },
              'application/x-ndjson': { schema: streamMessageSchema },
            },
          },
        },
      },
      {
        config: { limit: 'streams' },
        // A stream has no end, so a HEAD request would never get a response.
        exposeHeadRoute: false,
      },
    ),
    async (request, reply) => {
      const isScreen = request.query.screen !== undefined;
      const person = isScreen ? null : (request.person?.id ?? null);
      // Counts the stream before the table is read.
      const leave = deps.openStreams.admit(request);
      const live = await liveTableFor(deps, request.params.id, person).catch((error: unknown) => {
        leave();
        throw error;
      });
      const since = sinceOf(request);
      const lines = request.headers.accept?.includes('application/x-ndjson') ?? false;
      const raw = beginStream(reply, deps.intake, lines);
      let stop = () => {};
      let gone = false;
      raw.on('close', () => {
        gone = true;
        leave();
        stop();
      });
      try {
        const listener = {
          person,
          isScreen,
          ...senders(raw, lines),
          ...(!isScreen && { isStillValid: isStillValid(deps.identify, request) }),
        };
        stop = await deps.streams.listen(live, listener, since);
        if (gone) stop();
      } catch (error) {
        request.log.warn({ err: error }, 'A stream could not start');
        raw.destroy();
      }
    },
  );
}
