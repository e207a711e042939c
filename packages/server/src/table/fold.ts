import {
  allSeats,
  type BySeat,
  type Entry,
  type GameId,
  gameOf,
  never,
  openMatch,
  type Seat,
  seatAfter,
  type Viewer,
  withSeat,
} from '@dicehall/engine';
import type { Happening, Logged, PlayedBy } from './happening.ts';
import { isSeen, stateAfter } from './seen.ts';
import { type Chair, choosing, countOf, namesOf, type Table, type TableMatch } from './table.ts';

/** How many lines of chat a table shows. */
const shownLines = 50;
/** How many named requests a table remembers: enough for every retry that is still on its way. */
const rememberedKeys = 64;
/** After so many missed decisions in a row a bot holds the seat. */
const mostMissed = 2;

type Opened = Extract<Happening, { kind: 'opened' }>;

function openTable(id: string, at: number, opened: Opened): Table {
  return {
    id,
    seq: 0,
    created: at,
    code: opened.code,
    game: opened.game,
    options: opened.options,
    listed: opened.listed,
    watch: opened.watch,
    chat: opened.chat,
    clock: opened.clock,
    commitment: opened.commitment,
    host: opened.person,
    chairs: allSeats(opened.seats).map(() => ({ kind: 'empty' })),
    status: 'open',
    match: null,
    muted: [],
    said: [],
    rematch: null,
    counts: [...allSeats(opened.seats), 0].map(() => 0),
    lastSeenAt: at,
    keys: [],
  };
}

const isPerson = (chair: Chair): chair is Extract<Chair, { kind: 'person' }> => chair.kind === 'person';

/** The person after a seat, round the table, who may host; null when nobody is left. */
function nextHost(chairs: BySeat<Chair>, from: Seat): string | null {
  let seat = from;
  for (const _ of chairs) {
    seat = seatAfter(seat, chairs.length);
    const chair = chairs[seat];
    if (chair !== undefined && isPerson(chair) && !chair.resigned) return chair.person;
  }
  return null;
}

/** A table after somebody left a seat: the host passes on, and a table without people closes. */
function afterLeaving(table: Table, seat: Seat, person: string): Table {
  const chairs = withSeat(table.chairs, seat, { kind: 'empty' });
  const host = table.host === person ? nextHost(chairs, seat) : table.host;
  return { ...table, chairs, host, status: chairs.some(isPerson) ? table.status : 'over' };
}

function afterEntries(match: TableMatch, entries: readonly Entry[]): TableMatch {
  const { game } = match.setup;
  const state = entries.reduce((before: unknown, entry) => stateAfter(game, before, entry), match.state);
  const throws = match.throws + entries.filter((entry) => 'dice' in entry).length;
  const ended = game.step(state).kind === 'over' ? 'played' : match.ended;
  return { ...match, state, throws, ended, log: [...match.log, ...entries] };
}

function started(table: Table, at: number, entries: readonly Entry[]): Table {
  const game = gameOf(table.game as GameId);
  const { setup, state } = openMatch({ game, options: table.options, names: namesOf(table) });
  const since = table.chairs.map(() => at);
  const before: TableMatch = {
    setup,
    state,
    log: [],
    throws: 0,
    ended: null,
    since,
    freshFrom: table.chairs.map(() => 0),
  };
  const match = afterEntries(before, entries);
  return { ...table, match, status: match.ended === null ? 'playing' : 'over' };
}

function afterMove(table: Table, seat: Seat, by: PlayedBy, entries: readonly Entry[]): Table {
  if (table.match === null) throw new Error('A move before the match');
  const match = afterEntries(table.match, entries);
  const chair = table.chairs[seat];
  let { chairs } = table;
  if (chair?.kind === 'person' && by !== 'bot') {
    const missed = by === 'clock' ? chair.missed + 1 : 0;
    if (missed !== chair.missed) {
      chairs = withSeat(chairs, seat, { ...chair, missed, held: chair.held || missed >= mostMissed });
    }
  }
  return { ...table, match, chairs, status: match.ended === null ? table.status : 'over' };
}

/** A seat gives up: a bot plays it on for the others, unless nobody is left to play against. */
function afterResigning(table: Table, seat: Seat): Table {
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person' || table.match === null) throw new Error('Nobody there to resign');
  const chairs = withSeat(table.chairs, seat, { ...chair, resigned: true });
  const playing = chairs.filter((other) => !(isPerson(other) && other.resigned));
  const goesOn = playing.length > 1 && playing.some(isPerson);
  const host = table.host === chair.person ? nextHost(chairs, seat) : table.host;
  if (goesOn) return { ...table, chairs, host };
  return { ...table, chairs, host, status: 'over', match: { ...table.match, ended: 'resigned' } };
}

function changeChair(
  table: Table,
  seat: Seat,
  change: (chair: Extract<Chair, { kind: 'person' }>) => Chair,
): Table {
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person') throw new Error(`Nobody in seat ${seat}`);
  return { ...table, chairs: withSeat(table.chairs, seat, change(chair)) };
}

function after(table: Table, at: number, body: Happening): Table {
  switch (body.kind) {
    case 'opened':
      return table;
    case 'sat': {
      const { person, name, seed } = body;
      const chair: Chair = { kind: 'person', person, name, seed, held: false, resigned: false, missed: 0 };
      return { ...table, chairs: withSeat(table.chairs, body.seat, chair) };
    }
    case 'stood':
      return afterLeaving(table, body.seat, body.person);
    case 'seeded':
      return changeChair(table, body.seat, (chair) => ({ ...chair, seed: body.seed }));
    case 'bot-added': {
      const { strength, name, seed } = body;
      return { ...table, chairs: withSeat(table.chairs, body.seat, { kind: 'bot', strength, name, seed }) };
    }
    case 'bot-removed':
      return { ...table, chairs: withSeat(table.chairs, body.seat, { kind: 'empty' }) };
    case 'host':
      return { ...table, host: body.person };
    case 'settings': {
      const { chat = table.chat, watch = table.watch, listed = table.listed } = body;
      return { ...table, chat, watch, listed };
    }
    case 'muted': {
      const others = table.muted.filter((person) => person !== body.person);
      return { ...table, muted: body.muted ? [...others, body.person] : others };
    }
    case 'started':
      return started(table, at, body.entries);
    case 'played':
      return afterMove(table, body.seat, body.by, body.entries);
    case 'held':
      return changeChair(table, body.seat, (chair) => ({ ...chair, held: true }));
    case 'returned':
      return changeChair(table, body.seat, (chair) => ({ ...chair, held: false, missed: 0 }));
    case 'resigned':
      return afterResigning(table, body.seat);
    case 'said': {
      const { person, name, text } = body;
      return { ...table, said: [...table.said, { at, person, name, text }].slice(-shownLines) };
    }
    case 'reacted':
      return table;
    case 'rematch':
      return { ...table, rematch: body.table };
    default:
      return never(body);
  }
}

/** Every seat, and the table, in the order of `counts`. */
export const viewersOf = (table: Table): Viewer[] => [...allSeats(table.chairs.length), 'table'];

/** May a viewer know that this happened? Of a move they may not when nothing of it is theirs to see. */
export function mayKnow(before: Table, body: Happening, viewer: Viewer): boolean {
  if (body.kind !== 'played' || before.match === null) return true;
  return isSeen(before.match.setup.game, before.match.state, body.entries, viewer);
}

/**
 * Since when, and from which event on, each seat's decision is awaited. Only what a seat did itself in everybody's
 * sight, or its turn coming, starts it anew: nothing unseen moves a clock.
 */
function withDecisions(before: Table, table: Table, { at, body }: Logged): Table {
  const { match } = table;
  if (match === null || (body.kind !== 'played' && body.kind !== 'started' && body.kind !== 'returned'))
    return table;
  const was = choosing(before);
  const is = choosing(table);
  const shown = mayKnow(before, body, 'table');
  const acts = (seat: Seat) => 'seat' in body && body.seat === seat;
  const begins = (seat: Seat) => is.includes(seat) && !was.includes(seat);
  const since = match.since.map((moment, seat) => (begins(seat) || (acts(seat) && shown) ? at : moment));
  const freshFrom = match.freshFrom.map((number, seat) =>
    begins(seat) || acts(seat) ? countOf(table, seat) : number,
  );
  return { ...table, match: { ...match, since, freshFrom } };
}

/** The table after one more line of its log; the first line opens it. */
export function foldOne(id: string, table: Table | null, logged: Logged): Table {
  const { seq, at, key, body } = logged;
  const before = table ?? (body.kind === 'opened' ? openTable(id, at, body) : null);
  if (before === null || seq !== before.seq + 1)
    throw new Error(`Line ${seq} of table ${id} is out of order`);
  const known = viewersOf(before).map((viewer) => mayKnow(before, body, viewer));
  const counted: Table = {
    ...after(before, at, body),
    seq,
    counts: before.counts.map((count, index) => (known[index] === true ? count + 1 : count)),
    lastSeenAt: known.every(Boolean) ? at : before.lastSeenAt,
    keys: key === null ? before.keys : [...before.keys, { key, seq }].slice(-rememberedKeys),
  };
  return withDecisions(before, counted, logged);
}

/** The table after some lines of its log. */
export const fold = (id: string, table: Table | null, lines: readonly Logged[]): Table | null =>
  lines.reduce((now: Table | null, line) => foldOne(id, now, line), table);
