import { gameIds, gameOf } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import { z } from 'zod';
import { recordOf } from '../../hall/record-of.ts';
import {
  createTableSchema,
  lobbyItemSchema,
  seenRecordSchema,
  snapshotSchema,
  tableCodeSchema,
  tableIdSchema,
} from '../../protocol/index.ts';
import { limited } from '../limits.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { HttpProblem } from '../problems.ts';
import { personOf } from '../who.ts';
import { refusalAt, roomFor, tableParams } from './answer.ts';

const tags = ['tables'];
const lobbyLength = 100;

const gameSchema = z.object({
  id: z.enum(gameIds),
  name: z.string(),
  about: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.unknown()),
});

/** The games, the lobby, and tables as they may be seen. */
export function tableRoutes(app: App, needs: HttpNeeds): void {
  const { store, hall, words } = needs;

  app.get(
    '/games',
    {
      schema: { tags, summary: 'The games, their seats and options', response: { 200: z.array(gameSchema) } },
    },
    async (request) => {
      const catalogue = words(request.headers['accept-language']);
      return gameIds.map((id) => {
        const game = gameOf(id);
        const { name, about } = gameTexts(catalogue, game);
        return { id, name, about, seats: { ...game.seats }, options: { ...game.options } };
      });
    },
  );

  app.get(
    '/tables',
    {
      schema: {
        tags,
        summary: 'The lobby: open tables, the newest first',
        response: { 200: z.array(lobbyItemSchema) },
      },
    },
    async () => store.tables.lobby(lobbyLength),
  );

  app.post(
    '/tables',
    {
      config: limited('tables'),
      schema: {
        tags,
        summary: 'Make a table, and sit down as its host',
        body: createTableSchema,
        response: { 201: snapshotSchema },
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const room = await hall.create(person, request.body);
      if (!room.ok) throw refusalAt(needs, '', person.id, room.error);
      return reply.status(201).send(hall.snapshot(room.value, person.id));
    },
  );

  app.get(
    '/codes/:code',
    {
      config: limited('codes'),
      schema: {
        tags,
        summary: 'The table of a short code',
        params: z.object({ code: z.string().min(1).max(20) }),
        response: { 200: z.object({ table: tableIdSchema }) },
      },
    },
    async (request) => {
      const code = tableCodeSchema.safeParse(readCode(request.params.code));
      const table = code.success ? await store.tables.byCode(code.data) : null;
      if (table === null) throw new HttpProblem('no-such-code');
      return { table };
    },
  );

  app.get(
    '/tables/:id',
    {
      schema: {
        tags,
        summary: 'A table as you may see it',
        params: tableParams,
        response: { 200: snapshotSchema },
      },
    },
    async (request) => {
      const person = request.person?.id ?? null;
      return hall.snapshot(await roomFor(needs, request.params.id, person), person);
    },
  );

  app.get(
    '/tables/:id/record',
    {
      schema: {
        tags,
        summary: 'The match record, as far as you may see it',
        params: tableParams,
        response: { 200: seenRecordSchema },
      },
    },
    async (request) => {
      const person = request.person?.id ?? null;
      const room = await roomFor(needs, request.params.id, person);
      const record = recordOf(room.table, room.seed, person);
      if (record === null) throw new HttpProblem('match-not-started');
      return record;
    },
  );
}

/** A code as people write it: any case, with blanks, and O for 0 or I and L for 1. */
const readCode = (given: string): string =>
  given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
