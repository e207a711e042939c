import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  moveBodySchema,
  movePlayedSchema,
  type Person,
  reactSchema,
  saySchema,
  snapshotSchema,
} from '../../protocol/index.ts';
import { type Decision, decideHold, decideResign, decideReturn, no } from '../../table/decide-move.ts';
import { decideReact, decideSay } from '../../table/decide-seats.ts';
import { seatOf, type Table } from '../../table/table.ts';
import { limited } from '../limits.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { personOf } from '../who.ts';
import { answered, refusalAt, tableParams } from './answer.ts';

const tags = ['play'];
const response = { 200: snapshotSchema };
const keyHeader = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/)
    .optional()
    .meta({ description: '1 to 64 printable ASCII characters without blanks and colons' }),
});

/** A request's name as the log keeps it: whose it is, what they called it, and what it asked for. */
function keyOf(person: Person, key: string | undefined, body: unknown): string | null {
  if (key === undefined) return null;
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
  return `${person.id}:${key}:${digest}`;
}

/** Playing, and what is said meanwhile. */
export function playRoutes(app: App, needs: HttpNeeds): void {
  const { hall, rooms } = needs;
  const change = async (id: string, person: Person, decision: (table: Table) => Decision) =>
    answered(needs, id, person.id, await rooms.change(id, { person: person.id }, decision));

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
      config: limited('moves'),
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
      const person = personOf(request);
      const { id } = request.params;
      const key = keyOf(person, request.headers['idempotency-key'], request.body);
      const played = await hall.play(id, person.id, { seq: request.body.seq, move: request.body.move }, key);
      if (!played.ok) throw refusalAt(needs, id, person.id, played.error);
      const { seq, repeated, room } = played.value;
      return { seq, repeated, snapshot: hall.snapshot(room, person.id) };
    },
  );

  const turns = {
    resign: { summary: 'Give up for good', decide: decideResign },
    hold: { summary: 'Let a bot play for you until you return', decide: decideHold },
    return: { summary: 'Take your seat back from the bot that holds it', decide: decideReturn },
  };
  for (const [name, { summary, decide }] of Object.entries(turns)) {
    app.post(
      `/tables/:id/${name}`,
      { schema: { tags, summary, params: tableParams, response } },
      async (request) => {
        const person = personOf(request);
        const { id } = request.params as { readonly id: string };
        return change(id, person, (table) => decide(table, person.id));
      },
    );
  }

  /** Who is neither seated nor allowed to watch has no voice here either. */
  const speaking = (id: string, person: Person, decision: (table: Table) => Decision) =>
    change(id, person, (table) =>
      table.watch || table.status === 'open' || seatOf(table, person.id) !== null
        ? decision(table)
        : no('no-watching'),
    );

  app.post(
    '/tables/:id/say',
    {
      config: limited('chat'),
      schema: { tags, summary: 'A line of chat', params: tableParams, body: saySchema, response },
    },
    async (request) => {
      const person = personOf(request);
      return speaking(request.params.id, person, (table) => decideSay(table, person, request.body.text));
    },
  );

  app.post(
    '/tables/:id/react',
    {
      config: limited('chat'),
      schema: { tags, summary: 'A quick reaction', params: tableParams, body: reactSchema, response },
    },
    async (request) => {
      const person = personOf(request);
      return speaking(request.params.id, person, (table) =>
        decideReact(table, person, request.body.reaction),
      );
    },
  );

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
