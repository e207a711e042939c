import { z } from 'zod';
import { movePlayedText } from '../../hall/snapshot-text.ts';
import {
  idempotencyKeySchema,
  moveBodySchema,
  movePlayedSchema,
  type Person,
  reactSchema,
  saySchema,
  snapshotSchema,
} from '../../protocol/index.ts';
import { decideHold, decideResign, decideReturn, no } from '../../table/decide-move.ts';
import { decideReact, decideSay } from '../../table/decide-seats.ts';
import { seatOf, type Table } from '../../table/table.ts';
import { limited } from '../limits.ts';
import { playMove } from '../moves.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { personOf } from '../who.ts';
import { answered, refusalAt, tableParams } from './answer.ts';
import { changesOf } from './change.ts';

const tags = ['play'];
const response = { 200: snapshotSchema };
const keyHeader = z.object({ 'idempotency-key': idempotencyKeySchema.optional() });

/** Who is neither seated nor allowed to watch has no voice either. */
const mayBeHere = (table: Table, person: Person): boolean =>
  table.watch || table.status === 'open' || seatOf(table, person.id) !== null;

/** Playing, and what is said meanwhile. */
export function playRoutes(app: App, needs: HttpNeeds): void {
  const { hall } = needs;
  const { post, bare } = changesOf(app, needs, 'play');

  app.post(
    '/tables/:id/start',
    { schema: { tags, summary: 'Host: start the match', params: tableParams, response } },
    async (request) => {
      const person = personOf(request);
      const { id } = request.params;
      return answered(needs, id, person.id, await hall.start(id, person.id));
    },
  );

  app.post(
    '/tables/:id/moves',
    {
      // Limited by `playMove`, together with moves over the WebSocket.
      config: { rateLimit: false },
      serializerCompiler: () => movePlayedText,
      schema: {
        tags,
        summary: 'Play a move; it is on disk when the answer comes',
        params: tableParams,
        headers: keyHeader,
        body: moveBodySchema,
        response: { 200: movePlayedSchema },
      },
    },
    async (request) => {
      const { params, body, headers } = request;
      return playMove(needs, personOf(request), params.id, body, headers['idempotency-key']);
    },
  );

  bare('resign', {
    summary: 'Give up for good',
    decide: (table, person) => decideResign(table, person.id),
  });
  bare('hold', {
    summary: 'Let a bot play for you until you return',
    decide: (table, person) => decideHold(table, person.id),
  });
  bare('return', {
    summary: 'Take your seat back from the bot that holds it',
    decide: (table, person) => decideReturn(table, person.id),
  });
  post('say', {
    summary: 'A line of chat',
    limit: 'chat',
    asked: saySchema,
    decide: (table, person, { text }) =>
      mayBeHere(table, person) ? decideSay(table, person, text) : no('no-watching'),
  });
  post('react', {
    summary: 'A quick reaction',
    limit: 'chat',
    asked: reactSchema,
    decide: (table, person, { reaction }) =>
      mayBeHere(table, person) ? decideReact(table, person, reaction) : no('no-watching'),
  });

  app.post(
    '/tables/:id/rematch',
    {
      config: limited('tables'),
      schema: { tags, summary: 'Another table with the same people', params: tableParams, response },
    },
    async (request) => {
      const person = personOf(request);
      const { id } = request.params;
      const next = await hall.rematch(id, person.id);
      if (!next.ok) throw refusalAt(needs, id, person.id, next.error);
      return hall.snapshot(next.value, person.id);
    },
  );
}
