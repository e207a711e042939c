import { z } from 'zod';
import { newClientSeed } from '../../hall/ids.ts';
import {
  addBotSchema,
  muteSchema,
  personRefSchema,
  seatSchema,
  seedSchema,
  settingsSchema,
  sitSchema,
} from '../../protocol/index.ts';
import * as decide from '../../table/decide-seats.ts';
import { namesOf, type Table } from '../../table/table.ts';
import type { App, HttpNeeds } from '../needs.ts';
import { changesOf } from './change.ts';

/** A seat as a part of an address. */
const seatParam = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(seatSchema);

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
  const { post, bare, remove } = changesOf(app, needs, 'seats');

  post('sit', {
    summary: 'Take a seat',
    asked: sitSchema,
    decide: (table, person, { seat, seed = newClientSeed() }) =>
      decide.decideSit(table, person, { seat, seed }),
  });
  bare('stand', {
    summary: 'Leave your seat before the match',
    decide: (table, person) => decide.decideStand(table, person.id),
  });
  post('seed', {
    summary: 'Choose your part of the dice',
    asked: seedSchema,
    decide: (table, person, { seed }) => decide.decideSeed(table, person.id, seed),
  });
  post('bots', {
    summary: 'Host: add a bot',
    asked: addBotSchema,
    decide: (table, person, { seat, strength }) =>
      decide.decideBot(table, person.id, { seat, strength, seed: newClientSeed(), name: freeName(table) }),
  });
  remove('bots/:seat', {
    summary: 'Host: take a bot out',
    from: 'params',
    asked: z.object({ seat: seatParam }),
    decide: (table, person, { seat }) => decide.decideNoBot(table, person.id, seat),
  });
  post('remove', {
    summary: 'Host: remove somebody before the match',
    asked: personRefSchema,
    decide: (table, person, { person: other }) => decide.decideRemove(table, person.id, other),
  });
  post('host', {
    summary: 'Host: pass the table on',
    asked: personRefSchema,
    decide: (table, person, { person: other }) => decide.decideHost(table, person.id, other),
  });
  post('settings', {
    summary: 'Host: chat, watching, lobby',
    asked: settingsSchema,
    decide: (table, person, { chat, watch, listed }) =>
      decide.decideSettings(table, person.id, {
        ...(chat !== undefined && { chat }),
        ...(watch !== undefined && { watch }),
        ...(listed !== undefined && { listed }),
      }),
  });
  post('mute', {
    summary: 'Host: mute somebody, or let them speak',
    asked: muteSchema,
    decide: (table, person, { person: other, muted }) => decide.decideMute(table, person.id, other, muted),
  });
}
