import { ok, type Seat } from '@dicehall/engine';
import type { Reaction, Strength } from '../protocol/index.ts';
import { type Decision, no } from './decide-move.ts';
import { seatOf, type Table } from './table.ts';

/** Only before the match can seats change hands. */
const whyNotOpen = (table: Table): Decision | null => {
  if (table.status === 'open') return null;
  return no(table.status === 'playing' ? 'match-running' : 'match-over');
};

const whyNotHost = (table: Table, person: string): Decision | null =>
  table.host === person ? null : no('not-the-host');

function freeSeat(table: Table, wanted: Seat | undefined): Seat | Decision {
  if (wanted === undefined) {
    const first = table.chairs.findIndex((chair) => chair.kind === 'empty');
    return first < 0 ? no('table-full') : first;
  }
  const chair = table.chairs[wanted];
  if (chair === undefined) return no('no-such-seat');
  return chair.kind === 'empty' ? wanted : no('seat-taken');
}

/** Sitting down. */
export function decideSit(
  table: Table,
  person: { readonly id: string; readonly name: string },
  asked: { readonly seat?: Seat | undefined; readonly seed: string },
): Decision {
  const why = whyNotOpen(table);
  if (why !== null) return why;
  if (seatOf(table, person.id) !== null) return no('already-seated');
  const seat = freeSeat(table, asked.seat);
  if (typeof seat !== 'number') return seat;
  return ok({ kind: 'sat', seat, person: person.id, name: person.name, seed: asked.seed });
}

/** Standing up before the match. */
export function decideStand(table: Table, person: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-your-seat');
  return whyNotOpen(table) ?? ok({ kind: 'stood', seat, person, removed: false });
}

/** The host removes somebody before the match. */
export function decideRemove(table: Table, person: string, other: string): Decision {
  const why = whyNotOpen(table) ?? whyNotHost(table, person);
  if (why !== null) return why;
  const seat = seatOf(table, other);
  return seat === null ? no('no-such-person') : ok({ kind: 'stood', seat, person: other, removed: true });
}

/** A player chooses their own part of the dice. */
export function decideSeed(table: Table, person: string, seed: string): Decision {
  const seat = seatOf(table, person);
  if (seat === null) return no('not-your-seat');
  return whyNotOpen(table) ?? ok({ kind: 'seeded', seat, seed });
}

/** The host adds a bot. */
export function decideBot(
  table: Table,
  person: string,
  bot: {
    readonly seat?: Seat | undefined;
    readonly strength: Strength;
    readonly name: string;
    readonly seed: string;
  },
): Decision {
  const why = whyNotOpen(table) ?? whyNotHost(table, person);
  if (why !== null) return why;
  const seat = freeSeat(table, bot.seat);
  if (typeof seat !== 'number') return seat;
  return ok({ kind: 'bot-added', seat, strength: bot.strength, name: bot.name, seed: bot.seed });
}

/** The host takes a bot out. */
export function decideNoBot(table: Table, person: string, seat: Seat): Decision {
  const why = whyNotOpen(table) ?? whyNotHost(table, person);
  if (why !== null) return why;
  return table.chairs[seat]?.kind === 'bot' ? ok({ kind: 'bot-removed', seat }) : no('no-such-seat');
}

/** The host passes the table on to somebody who sits there. */
export function decideHost(table: Table, person: string, other: string): Decision {
  const why = whyNotHost(table, person);
  if (why !== null) return why;
  return seatOf(table, other) === null ? no('no-such-person') : ok({ kind: 'host', person: other });
}

/** The host changes what goes on around the match. */
export function decideSettings(
  table: Table,
  person: string,
  settings: { readonly chat?: boolean; readonly watch?: boolean; readonly listed?: boolean },
): Decision {
  return whyNotHost(table, person) ?? ok({ kind: 'settings', ...settings });
}

/** The host mutes somebody, or lets them speak again. */
export function decideMute(table: Table, person: string, other: string, muted: boolean): Decision {
  return whyNotHost(table, person) ?? ok({ kind: 'muted', person: other, muted });
}

type Speaker = { readonly id: string; readonly name: string };

function whySilent(table: Table, person: Speaker): Decision | null {
  if (!table.chat) return no('chat-off');
  return table.muted.includes(person.id) ? no('you-are-muted') : null;
}

/** A line of chat. */
export const decideSay = (table: Table, person: Speaker, text: string): Decision =>
  whySilent(table, person) ?? ok({ kind: 'said', person: person.id, name: person.name, text: text.trim() });

/** A quick reaction. */
export const decideReact = (table: Table, person: Speaker, reaction: Reaction): Decision =>
  whySilent(table, person) ?? ok({ kind: 'reacted', person: person.id, name: person.name, reaction });

/** Going on at another table with the same people. */
export function decideRematch(table: Table, person: string, next: string): Decision {
  if (seatOf(table, person) === null) return no('not-your-seat');
  return table.status === 'over' ? ok({ kind: 'rematch', table: next }) : no('match-not-over');
}
