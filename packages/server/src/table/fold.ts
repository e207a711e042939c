import { allSeats, type BySeat, type Viewer } from '@dicehall/engine';
import { changesOf } from './changes.ts';
import { withResults } from './evening.ts';
import type { LogEvent, LogLine } from './log-event.ts';
import { isSeen } from './seen.ts';
import { placesOf, seatsToMoveIn, type Table, type TableEvening, type TableMatch } from './table.ts';

/** The number of idempotency keys stored for each person. It exceeds the number of requests that can be in flight. */
const maxKeys = 64;

/** Adds a key of a person and drops the oldest one above `maxKeys`. The number of keys must not reveal how often the person moved. */
function withKey(keys: Table['keys'], key: string): Table['keys'] {
  const person = key.slice(0, key.indexOf(':'));
  return { ...keys, [person]: [...(keys[person] ?? []), key].slice(-maxKeys) };
}

type Opened = Extract<LogEvent, { kind: 'opened' }>;

function eveningOf({ evening }: Opened): TableEvening | null {
  if (evening === undefined) return null;
  const { id, match, points, teams = null } = evening;
  return { id, match, points, teams, people: [] };
}

function openTable(id: string, at: number, opened: Opened): Table {
  return {
    id,
    seq: 0,
    created: at,
    code: opened.code,
    ...(opened.language && { language: opened.language }),
    game: opened.game,
    options: opened.options,
    listed: opened.listed,
    watch: opened.watch,
    chat: opened.chat,
    spectatorChat: opened.spectatorChat ?? false,
    coach: opened.coach ?? false,
    clock: opened.clock,
    defaultClock: opened.defaultClock ?? false,
    grows: opened.grows ?? false,
    late: opened.late ?? 'closed',
    locked: opened.locked ?? false,
    evening: eveningOf(opened),
    founder: opened.evening?.founder ?? null,
    waiting: [],
    left: [],
    known: [],
    standIn: null,
    commitment: opened.commitment,
    host: opened.hostless === true ? null : opened.person,
    chairs: allSeats(opened.seats).map(() => ({ kind: 'empty' })),
    status: 'open',
    revealUntil: null,
    match: null,
    undo: null,
    undosAsked: allSeats(opened.seats).map(() => 0),
    muted: [],
    barred: [],
    networks: opened.networks ?? id,
    said: [],
    rematch: null,
    counts: [...allSeats(opened.seats), 0].map(() => 0),
    lastSeenAt: at,
    keys: {},
  };
}

/** Whether a viewer may know of an event. A move is hidden if the viewer may see none of its entries. */
export function isVisible(before: Table, body: LogEvent, viewer: Viewer): boolean {
  if (body.kind === 'barred' || body.kind === 'standing') return false;
  if (body.kind !== 'played' || before.match === null) return true;
  return isSeen(before.match.setup.game, before.match.state, body.entries, viewer);
}

/** Returns whether each seat may know of an event; the last element is for the table. */
const visibility = (before: Table, body: LogEvent): boolean[] =>
  before.counts.map((_, seat) => isVisible(before, body, seat < before.chairs.length ? seat : 'table'));

/** The events that can change which seats have to decide, or when their decision began. */
const decisionKinds: ReadonlySet<LogEvent['kind']> = new Set([
  'started',
  'played',
  'undone',
  'returned',
  'resumed',
  'sat',
]);

/**
 * Updates when the decision of each seat began, and with which event. A hidden event never restarts a clock.
 * @param isPublic whether all players may know of the event
 */
function withDecisions(
  before: Table,
  match: TableMatch | null,
  { at, body }: LogLine,
  counts: BySeat<number>,
  isPublic: boolean,
): TableMatch | null {
  if (match === null || !decisionKinds.has(body.kind)) return match;
  const was = seatsToMoveIn(before.match);
  const is = seatsToMoveIn(match);
  const actor = 'seat' in body ? body.seat : -1;
  const since = match.since.slice();
  const freshFrom = match.freshFrom.slice();
  for (let seat = 0; seat < since.length; seat += 1) {
    // All clocks start again after a pause.
    const begins = is.includes(seat) && (!was.includes(seat) || before.match?.paused != null);
    if (begins || (seat === actor && isPublic)) since[seat] = at;
    if (begins || seat === actor) freshFrom[seat] = counts[seat] ?? 0;
  }
  const { setup, state, log, throws, ended, paused } = match;
  return { setup, state, log, throws, ended, since, freshFrom, paused };
}

/** Returns the table after another line of its log. The first line opens the table. */
export function foldOne(id: string, table: Table | null, logged: LogLine): Table {
  const { seq, at, key, body } = logged;
  const before = table ?? (body.kind === 'opened' ? openTable(id, at, body) : null);
  if (before === null || seq !== before.seq + 1) throw new Error(`Line ${seq} of a table is out of order`);
  const visible = visibility(before, body);
  const counts = before.counts.map((count, index) => (visible[index] === true ? count + 1 : count));
  const changes = changesOf(before, at, body);
  const match = changes.match === undefined ? before.match : changes.match;
  const chairs = changes.chairs?.length ?? before.chairs.length;
  const hasGrown = chairs !== before.chairs.length;
  // Spreading a second object would take longer than all other work here.
  const after: Table = Object.assign({ ...before }, changes, {
    match: withDecisions(before, match, logged, counts, visible.at(-1) === true),
    seq,
    // Before the match, all viewers know of the same events.
    counts: hasGrown ? [...allSeats(chairs), 0].map(() => counts.at(-1) ?? 0) : counts,
    undosAsked: hasGrown ? allSeats(chairs).map(() => 0) : (changes.undosAsked ?? before.undosAsked),
    lastSeenAt: visible.includes(false) ? before.lastSeenAt : at,
    keys: key === null ? before.keys : withKey(before.keys, key),
  });
  const isEnd = before.status !== 'over' && after.status === 'over';
  return isEnd && after.evening !== null ? { ...after, evening: atEnd(after, after.evening) } : after;
}

function atEnd({ match, chairs }: Table, evening: TableEvening): TableEvening {
  const places = match === null ? null : placesOf(chairs, match);
  return places === null ? evening : { ...evening, people: withResults(evening.people, chairs, places) };
}

export const fold = (id: string, table: Table | null, lines: readonly LogLine[]): Table | null =>
  lines.reduce((now: Table | null, line) => foldOne(id, now, line), table);
