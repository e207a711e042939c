import { err } from '@dicehall/engine';
import { z } from 'zod';
import {
  idempotencyKeySchema,
  moveBodySchema,
  movePlayedSchema,
  type Person,
  rematchSchema,
  snapshotSchema,
} from '../../protocol/index.ts';
import { movePlayedText } from '../../service/snapshot-text.ts';
import {
  decideHold,
  decideResign,
  decideReturn,
  decideStandIn,
  decideStart,
  decideUndo,
  decideUndoAnswer,
} from '../../table/decide-move.ts';
import { decideReact, decideSay } from '../../table/decide-seats.ts';
import { diceOf } from '../../table/match-dice.ts';
import { seatOf, type Table } from '../../table/table.ts';
import type { App, HttpDeps } from '../deps.ts';
import { personOf } from '../identity.ts';
import { playMove } from '../moves.ts';
import { describedWith, refusalAt, tableParams } from './responses.ts';
import { changesOf } from './table-change.ts';

const described = describedWith('play');
const response = { 200: snapshotSchema };
const keyHeader = z.object({ 'idempotency-key': idempotencyKeySchema.optional() });

/** Whether a person may write in the chat. Only players and permitted spectators may. */
const mayWrite = (table: Table, person: Person): boolean =>
  table.watch || table.status === 'open' || seatOf(table, person.id) !== null;

export function playRoutes(app: App, deps: HttpDeps): void {
  const { tableService } = deps;
  const { post } = changesOf(app, deps, 'play');

  post('start', {
    operationId: 'startMatch',
    summary: 'Host: start the match',
    decide: (table, person, _input, { live }) => decideStart(table, person.id, diceOf(table, live.seed)),
  });
  app.post(
    '/tables/:id/moves',
    described(
      'playMove',
      'Play a move; it is on disk when the response arrives',
      { params: tableParams, headers: keyHeader, body: moveBodySchema, response: { 200: movePlayedSchema } },
      {
        // `playMove` limits these moves together with those sent over the WebSocket.
        config: { limit: null },
        serializerCompiler: () => movePlayedText,
      },
    ),
    async (request) => {
      const { params, body, headers } = request;
      return playMove(deps, personOf(request), params.id, body, headers['idempotency-key']);
    },
  );

  post('resign', {
    operationId: 'resign',
    summary: 'Resign',
    decide: (table, person) => decideResign(table, person.id),
  });
  post('hold', {
    operationId: 'holdSeat',
    summary: 'Let a bot play for you until you take your seat back',
    decide: (table, person) => decideHold(table, person.id),
  });
  post('stand-in', {
    operationId: 'standIn',
    summary: 'Let a bot play for another player who is away, until they take the seat back',
    decide: (table, person, { seat }, { live }) => {
      const now = deps.now();
      return decideStandIn(table, person.id, seat, live.viewContext(now).away, now);
    },
  });
  post('return', {
    operationId: 'returnToSeat',
    summary: 'Take your seat back from the bot that holds it',
    decide: (table, person) => decideReturn(table, person.id),
  });
  post('undo', {
    operationId: 'askUndo',
    summary:
      'Ask the other people to let you take back your last choice; if there are none, it is taken back at once',
    limit: 'seats',
    decide: (table, person) => decideUndo(table, person.id),
  });
  post('undo/answer', {
    operationId: 'answerUndo',
    summary: 'Answer a request of another player to take back a choice',
    limit: 'seats',
    decide: (table, person, { agrees }) => decideUndoAnswer(table, person.id, agrees),
  });
  post('say', {
    operationId: 'say',
    summary: 'Send a chat line',
    limit: 'chat',
    decide: (table, person, { text }) =>
      mayWrite(table, person) ? decideSay(table, person, text) : err({ code: 'no-watching' }),
  });
  post('react', {
    operationId: 'react',
    summary: 'Send a reaction',
    limit: 'chat',
    decide: (table, person, { reaction }) =>
      mayWrite(table, person) ? decideReact(table, person, reaction) : err({ code: 'no-watching' }),
  });

  app.post(
    '/tables/:id/rematch',
    described(
      'openRematch',
      'Play again with the same people at another table',
      {
        description:
          'At a party, this opens the next match of the evening under the same code. People who left get no seat, and people who wait get one.',
        params: tableParams,
        body: rematchSchema,
        response,
      },
      { config: { limit: 'tables' } },
    ),
    async (request) => {
      const person = personOf(request);
      const { id } = request.params;
      const next = await tableService.rematch(id, person.id, request.body);
      if (!next.ok) throw refusalAt(deps, id, person.id, next.error);
      return tableService.snapshot(next.value, person.id);
    },
  );
}
