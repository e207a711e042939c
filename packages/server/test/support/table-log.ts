import type { Face } from '@dicehall/engine';
import { fold } from '../../src/table/fold.ts';
import type { LogEvent } from '../../src/table/log-event.ts';
import type { Chair, Table } from '../../src/table/table.ts';

/** Dice of which all show 1. */
export const ones = { thrown: (_: number, count: number): Face[] => Array.from({ length: count }, () => 1) };

export type Opened = Extract<LogEvent, { kind: 'opened' }>;

export const opened = (more: Partial<Opened> = {}): LogEvent => ({
  kind: 'opened',
  person: 'ada',
  code: 'ABCDE',
  game: 'greed',
  options: { target: 500, opening: 0 },
  seats: 3,
  listed: false,
  watch: true,
  chat: true,
  clock: { kind: 'none' },
  commitment: 'c',
  ...more,
});

export const sat = (seat: number, person: string, network?: string): LogEvent => ({
  kind: 'sat',
  seat,
  person,
  name: person.toUpperCase(),
  commitment: null,
  ...(network !== undefined && { network }),
});

/** The opening of a party table, which belongs to an evening. */
export const party = (more: Partial<Opened> = {}): LogEvent =>
  opened({
    seats: 0,
    grows: true,
    late: 'next',
    evening: { id: 'e', match: 1, points: 'places', founder: 'ada' },
    ...more,
  });

export const bot = (seat: number, name = `Bot ${seat}`): LogEvent => ({
  kind: 'bot-added',
  seat,
  strength: 'novice',
  temper: 'bold',
  name,
});

export const waits = (person: string): LogEvent => ({ kind: 'waiting', person, name: person.toUpperCase() });

export const started: LogEvent = { kind: 'started', entries: [] };

type Part = { readonly move: object } | { readonly dice: readonly Face[] };

/** Returns the event of a seat that plays moves and dice. */
export const played = (seat: number, by: 'person' | 'bot' | 'clock', ...parts: Part[]): LogEvent => ({
  kind: 'played',
  seat,
  by,
  entries: parts.map((part) => ({ seat, ...part })),
});

/** Returns the table after some events, with a second between them. */
export function tableAfter(...events: readonly LogEvent[]): Table {
  const lines = events.map((body, index) => ({ seq: index + 1, at: 1000 * (index + 1), key: null, body }));
  const table = fold('0123456789abcdef', null, lines);
  if (table === null) throw new Error('No events');
  return table;
}

/** Returns the occupant of each chair: the id of a person, or the kind of the chair. */
export const peopleIn = (chairs: readonly Chair[]) =>
  chairs.map((chair) => (chair.kind === 'person' ? chair.person : chair.kind));
