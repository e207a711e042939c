import { games } from '@dicehall/engine';
import { gameTexts } from '@dicehall/messages';
import { z } from 'zod';
import {
  createTableSchema,
  lobbyItemSchema,
  type SeenRecord,
  seenRecordSchema,
  snapshotSchema,
  tableCodeSchema,
  tableIdSchema,
} from '../../protocol/index.ts';
import { seenRecordOf, seenRecordText } from '../../service/seen-record.ts';
import { languageFor } from '../catalogues.ts';
import type { App, HttpDeps } from '../deps.ts';
import { personOf } from '../identity.ts';
import { networkAt } from '../limits.ts';
import { HttpProblem } from '../problems.ts';
import { describedWith, liveTableFor, refusalAt, screenQuery, tableParams } from './responses.ts';

const described = describedWith('tables');
const lobbyLength = 100;
/** The maximum number of tables of one host in the lobby. */
const lobbyOfOneHost = 3;
/**
 * The time in milliseconds for which the lobby shows a table after its host has disconnected. Nodes report hosts three
 * times in this period.
 */
const hostTtl = 45_000;

const gameSchema = z.object({
  id: z.enum(games.map(({ id }) => id)),
  name: z.string(),
  about: z.string(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.record(z.string(), z.unknown()),
});

export function tableRoutes(app: App, deps: HttpDeps): void {
  const { store, tableService, catalogueFor } = deps;

  app.get(
    '/games',
    described('listGames', 'The games, their seats and options', { response: { 200: z.array(gameSchema) } }),
    async (request) => {
      const catalogue = catalogueFor(request.headers['accept-language']);
      return games.map((game) => {
        const { name, about } = gameTexts(catalogue, game);
        return { id: game.id, name, about, seats: { ...game.seats }, options: { ...game.options } };
      });
    },
  );

  app.get(
    '/tables',
    described(
      'listTables',
      'The lobby: open tables whose host is connected, newest first, at most three of one host',
      { response: { 200: z.array(lobbyItemSchema) } },
    ),
    async () => store.tables.lobby(lobbyLength, new Date(deps.now() - hostTtl), lobbyOfOneHost),
  );

  app.post(
    '/tables',
    described(
      'createTable',
      'Create a table and take its first seat as host',
      { body: createTableSchema, response: { 201: snapshotSchema } },
      { config: { limit: 'tables' } },
    ),
    async (request, reply) => {
      const person = personOf(request);
      const live = await tableService.create(
        person,
        request.body,
        (table) => networkAt(deps, request, table),
        languageFor(request.headers['accept-language']),
      );
      if (!live.ok) throw refusalAt(deps, '', person.id, live.error);
      return reply.status(201).send(tableService.snapshot(live.value, person.id));
    },
  );

  app.get(
    '/codes/:code',
    described(
      'findTable',
      'The table of a short code; of a party, the newest table of the evening',
      {
        params: z.object({ code: z.string().min(1).max(20) }),
        response: { 200: z.object({ table: tableIdSchema }) },
      },
      { config: { limit: 'codes' } },
    ),
    async (request) => {
      const code = tableCodeSchema.safeParse(readCode(request.params.code));
      const table = code.success ? await store.tables.byCode(code.data) : null;
      if (table === null) throw new HttpProblem('no-such-code');
      return { table };
    },
  );

  app.get(
    '/tables/:id',
    described('readTable', 'A table as you may see it', {
      params: tableParams,
      querystring: screenQuery,
      response: { 200: snapshotSchema },
    }),
    async (request) => {
      const person = request.query.screen === undefined ? (request.person?.id ?? null) : null;
      return tableService.snapshot(await liveTableFor(deps, request.params.id, person), person);
    },
  );

  app.get(
    '/tables/:id/record',
    described(
      'readRecord',
      'The match record as you may see it',
      { params: tableParams, response: { 200: seenRecordSchema } },
      {
        // The record is already serialized. Fastify sends bytes unchanged.
        serializerCompiler: () => (record: SeenRecord) => seenRecordText(record) as unknown as string,
      },
    ),
    async (request) => {
      const person = request.person?.id ?? null;
      const live = await liveTableFor(deps, request.params.id, person);
      const record = seenRecordOf(live.table, live.seed, person);
      if (record === null) throw new HttpProblem('match-not-started');
      return record;
    },
  );
}

/** Normalises a code: people type it in upper or lower case, with spaces, with O for 0, and with I or L for 1. */
export const readCode = (given: string): string =>
  given.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
