import { z } from 'zod';
import { newClientSeed } from '../../hall/ids.ts';
import {
  addBotSchema,
  muteSchema,
  type Person,
  personRefSchema,
  seatSchema,
  seedSchema,
  settingsSchema,
  sitSchema,
  snapshotSchema,
} from '../../protocol/index.ts';
import type { Decision } from '../../table/decide-move.ts';
import * as decide from '../../table/decide-seats.ts';
import { namesOf, type Table } from '../../table/table.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { personOf } from '../who.ts';
import { answered, tableParams } from './answer.ts';

const tags = ['seats'];
const response = { 200: snapshotSchema };

/** Names for bots, by which they are known not to be people. */
const botNames = [
  'Ada-bot',
  'Bo-bot',
  'Cleo-bot',
  'Dag-bot',
  'Ezra-bot',
  'Fay-bot',
  'Gus-bot',
  'Ida-bot',
  'Jo-bot',
  'Kim-bot',
  'Lou-bot',
  'Max-bot',
];
const freeName = (table: Table): string => {
  const taken = namesOf(table);
  return botNames.find((name) => !taken.includes(name)) ?? `Bot ${table.seq}`;
};

/** Who sits where, before the match; and what its host settles. */
export function seatRoutes(app: App, needs: HttpNeeds): void {
  const change = async (id: string, person: Person, decision: (table: Table) => Decision) =>
    answered(needs, id, person.id, await needs.rooms.change(id, { person: person.id }, decision));

  app.post(
    '/tables/:id/sit',
    { schema: { tags, summary: 'Take a seat', params: tableParams, body: sitSchema, response } },
    async (request) => {
      const person = personOf(request);
      const { seat, seed = newClientSeed() } = request.body;
      return change(request.params.id, person, (table) => decide.decideSit(table, person, { seat, seed }));
    },
  );

  app.post(
    '/tables/:id/stand',
    { schema: { tags, summary: 'Leave your seat before the match', params: tableParams, response } },
    async (request) => {
      const person = personOf(request);
      return change(request.params.id, person, (table) => decide.decideStand(table, person.id));
    },
  );

  app.post(
    '/tables/:id/seed',
    {
      schema: {
        tags,
        summary: 'Choose your part of the dice',
        params: tableParams,
        body: seedSchema,
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      return change(request.params.id, person, (table) =>
        decide.decideSeed(table, person.id, request.body.seed),
      );
    },
  );

  app.post(
    '/tables/:id/bots',
    { schema: { tags, summary: 'Host: add a bot', params: tableParams, body: addBotSchema, response } },
    async (request) => {
      const person = personOf(request);
      const { seat, strength } = request.body;
      const seed = newClientSeed();
      return change(request.params.id, person, (table) =>
        decide.decideBot(table, person.id, { seat, strength, seed, name: freeName(table) }),
      );
    },
  );

  app.delete(
    '/tables/:id/bots/:seat',
    {
      schema: {
        tags,
        summary: 'Host: take a bot out',
        params: tableParams.extend({ seat: z.coerce.number().pipe(seatSchema) }),
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      return change(request.params.id, person, (table) =>
        decide.decideNoBot(table, person.id, request.params.seat),
      );
    },
  );

  app.post(
    '/tables/:id/remove',
    {
      schema: {
        tags,
        summary: 'Host: remove somebody before the match',
        params: tableParams,
        body: personRefSchema,
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      return change(request.params.id, person, (table) =>
        decide.decideRemove(table, person.id, request.body.person),
      );
    },
  );

  app.post(
    '/tables/:id/host',
    {
      schema: {
        tags,
        summary: 'Host: pass the table on',
        params: tableParams,
        body: personRefSchema,
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      return change(request.params.id, person, (table) =>
        decide.decideHost(table, person.id, request.body.person),
      );
    },
  );

  app.post(
    '/tables/:id/settings',
    {
      schema: {
        tags,
        summary: 'Host: chat, watching, lobby',
        params: tableParams,
        body: settingsSchema,
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      const { chat, watch, listed } = request.body;
      const settings = {
        ...(chat !== undefined && { chat }),
        ...(watch !== undefined && { watch }),
        ...(listed !== undefined && { listed }),
      };
      return change(request.params.id, person, (table) => decide.decideSettings(table, person.id, settings));
    },
  );

  app.post(
    '/tables/:id/mute',
    {
      schema: {
        tags,
        summary: 'Host: mute somebody, or let them speak',
        params: tableParams,
        body: muteSchema,
        response,
      },
    },
    async (request) => {
      const person = personOf(request);
      const { person: other, muted } = request.body;
      return change(request.params.id, person, (table) => decide.decideMute(table, person.id, other, muted));
    },
  );
}
