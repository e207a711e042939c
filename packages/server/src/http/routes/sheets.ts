import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  appendSheetSchema,
  newSheetSchema,
  type SheetMessage,
  sharedSheetSchema,
  sheetCodeSchema,
  sheetIdSchema,
  sheetMessageSchema,
} from '../../protocol/index.ts';
import type { SheetFailure } from '../../service/sheets.ts';
import type { App, HttpDeps } from '../deps.ts';
import { HttpProblem } from '../problems.ts';
import { beginStream, maxUnread, sinceOf, streamHeaders, streamQuery } from './event-stream.ts';
import { describedWith } from './responses.ts';
import { readCode } from './tables.ts';

const described = describedWith('sheets');
const params = z.object({ id: sheetIdSchema });

/** The maximum size in bytes of a new sheet, which includes everything entered so far. */
const maxSheetBody = 512 * 1024;

function send(raw: ServerResponse, { event, data }: SheetMessage): void {
  if (raw.destroyed || raw.writableEnded) return;
  if (raw.writableLength > maxUnread) {
    raw.destroy();
    return;
  }
  raw.write(`event: ${event}\nid: ${data.seq}\ndata: ${JSON.stringify(data)}\n\n`);
}

export function sheetRoutes(app: App, deps: HttpDeps): void {
  const { sheets, catalogueFor } = deps;

  const problemFor = (failure: SheetFailure, language: string | undefined): HttpProblem =>
    failure.code === 'bad-sheet'
      ? new HttpProblem('bad-sheet', {
          values: { why: catalogueFor(language).text(failure.why, failure.names) },
        })
      : new HttpProblem(failure.code);

  app.post(
    '/sheets',
    described(
      'shareSheet',
      'Share a score sheet, so that several phones can write on it',
      { body: newSheetSchema, response: { 201: sharedSheetSchema } },
      { config: { limit: 'tables' }, bodyLimit: maxSheetBody },
    ),
    async (request, reply) => {
      const created = await sheets.create(request.body);
      if (!created.ok) throw problemFor(created.error, request.headers['accept-language']);
      return reply.status(201).send(created.value);
    },
  );

  app.get(
    '/sheet-codes/:code',
    described(
      'findSheet',
      'The score sheet of a short code',
      {
        params: z.object({ code: z.string().min(1).max(20) }),
        response: { 200: z.object({ sheet: sheetIdSchema }) },
      },
      { config: { limit: 'codes' } },
    ),
    async (request) => {
      const code = sheetCodeSchema.safeParse(readCode(request.params.code));
      const sheet = code.success ? await deps.store.sheets.byCode(code.data) : null;
      if (sheet === null) throw new HttpProblem('no-such-sheet');
      return { sheet };
    },
  );

  app.get(
    '/sheets/:id',
    described('readSheet', 'A score sheet with all its changes', {
      params,
      response: { 200: sharedSheetSchema },
    }),
    async (request) => {
      const sheet = await sheets.find(request.params.id);
      if (sheet === null) throw new HttpProblem('no-such-sheet');
      return sheet;
    },
  );

  app.post(
    '/sheets/:id/changes',
    described('changeSheet', 'Write the next change of a score sheet; refused if another phone wrote first', {
      params,
      body: appendSheetSchema,
      response: { 200: z.object({ seq: z.int().min(1) }) },
    }),
    async (request) => {
      const written = await sheets.append(request.params.id, request.body);
      if (!written.ok) throw problemFor(written.error, request.headers['accept-language']);
      return { seq: written.value };
    },
  );

  app.get(
    '/sheets/:id/events',
    described(
      'followSheet',
      'Every change of a score sheet as it is written: Server-Sent Events',
      {
        params,
        querystring: streamQuery,
        headers: streamHeaders,
        response: {
          200: {
            description: 'The id of an event is the number of its line',
            content: { 'text/event-stream': { schema: sheetMessageSchema } },
          },
        },
      },
      { config: { limit: 'streams' }, exposeHeadRoute: false },
    ),
    async (request, reply) => {
      // The client may disconnect before the sheet is read.
      reply.raw.once('close', deps.openStreams.admit(request));
      const waiting: SheetMessage[] = [];
      let write = (message: SheetMessage): void => void waiting.push(message);
      const stop = await sheets.listen(request.params.id, sinceOf(request) ?? 0, (message) => write(message));
      if (stop === null) throw new HttpProblem('no-such-sheet');
      const raw = beginStream(reply, deps.intake, false);
      if (raw.destroyed) return stop();
      raw.once('close', stop);
      write = (message) => send(raw, message);
      for (const message of waiting) write(message);
    },
  );
}
