import { botNames } from '@dicehall/strategy';
import { z } from 'zod';
import { looksLike } from '../../names/names.ts';
import { type Strength, seatSchema, type TableChanges, type Temper } from '../../protocol/index.ts';
import { decideEvening, decideGame, decideStopWaiting, decideWait } from '../../table/decide-evening.ts';
import type { Settings } from '../../table/decide-seats.ts';
import * as decide from '../../table/decide-seats.ts';
import { namesOf, type Table } from '../../table/table.ts';
import type { App, HttpDeps } from '../deps.ts';
import { changesOf } from './table-change.ts';

const seatParam = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number)
  .pipe(seatSchema);

/** Returns a bot with a name that is free at the table. If all names are taken, it is `Bot` and a number. */
function botOf(table: Table, strength: Strength, wanted?: Temper): { temper: Temper; name: string } {
  const taken = namesOf(table);
  const among: readonly Temper[] = wanted === undefined ? ['balanced', 'careful', 'bold'] : [wanted];
  const temper = among.find((one) => !taken.some((name) => looksLike(name, botNames[strength][one])));
  return temper === undefined
    ? { temper: wanted ?? 'balanced', name: `Bot ${table.seq}` }
    : { temper, name: botNames[strength][temper] };
}

/** Returns settings without undefined values. */
const given = (settings: z.output<TableChanges['settings']>): Settings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));

export function seatRoutes(app: App, deps: HttpDeps): void {
  const { post, remove } = changesOf(app, deps, 'seats');

  post('sit', {
    operationId: 'sit',
    summary: 'Take a seat',
    limit: 'seats',
    takesSeat: true,
    decide: (table, person, asked, { network }) =>
      decide.decideSit(table, person, { ...asked, network: network() }),
  });
  post('stand', {
    operationId: 'stand',
    summary: 'Leave your seat before the match; at a party also after it, to skip the next one',
    decide: (table, person) => decide.decideStand(table, person.id),
  });
  post('wait', {
    operationId: 'wait',
    summary: 'Wait for the next match while a match is running',
    limit: 'seats',
    decide: (table, person, { mark }, { network, live }) =>
      decideWait(table, person, mark, network(), live.viewContext(deps.now()).away),
  });
  remove('wait', {
    operationId: 'stopWaiting',
    summary: 'Stop waiting for the next match',
    decide: (table, person) => decideStopWaiting(table, person.id),
  });
  post('game', {
    operationId: 'changeGame',
    summary: 'Host: choose the game and its options again, before the match',
    decide: (table, person, wish, { live }) =>
      decideGame(table, person.id, wish, live.viewContext(deps.now()).away),
  });
  post('evening', {
    operationId: 'changeEvening',
    summary: 'Host: change what a match of the party is worth, or its teams',
    decide: (table, person, change) => decideEvening(table, person.id, change),
  });
  post('commitment', {
    operationId: 'commitSeed',
    summary: 'Commit your client to its seed, before the match',
    decide: (table, person, { commitment }) => decide.decideCommitment(table, person.id, commitment),
  });
  post('reveal', {
    operationId: 'revealSeed',
    summary: "Reveal your client's seed after the host has started the match",
    decide: (table, person, { seed }) => decide.decideReveal(table, person.id, seed),
  });
  post('bots', {
    operationId: 'addBot',
    summary: 'Host: add a bot',
    decide: (table, person, { seat, strength, temper }) =>
      decide.decideBot(table, person.id, { seat, strength, ...botOf(table, strength, temper) }),
  });
  remove(
    'bots/:seat',
    {
      operationId: 'removeBot',
      summary: 'Host: remove a bot',
      decide: (table, person, { seat }) => decide.decideRemoveBot(table, person.id, seat),
    },
    z.object({ seat: seatParam }),
  );
  post('remove', {
    operationId: 'removePlayer',
    summary:
      'Host: remove a player before the match, at a party also during it; they cannot sit down at this table again',
    decide: (table, person, { person: other }) => decide.decideRemove(table, person.id, other),
  });
  post('readmit', {
    operationId: 'readmitPlayer',
    summary: 'Host: let a removed player back in; at a party, also into their seat during the match',
    decide: (table, person, { person: other }) => decide.decideReadmit(table, person.id, other),
  });
  post('host', {
    operationId: 'changeHost',
    summary: 'Host: make another player the host; at a party, the first host can also take the role back',
    decide: (table, person, { person: other }) => decide.decideHost(table, person.id, other),
  });
  post('settings', {
    operationId: 'changeSettings',
    summary: 'Host: change at least one of the settings of the table',
    decide: (table, person, settings) => decide.decideSettings(table, person.id, given(settings)),
  });
  post('mute', {
    operationId: 'mutePerson',
    summary: 'Host: mute or unmute a person',
    decide: (table, person, { person: other, muted }) => decide.decideMute(table, person.id, other, muted),
  });
}
