import {
  type BySeat,
  type Entry,
  type GameId,
  gameOf,
  never,
  ofSeat,
  openMatch,
  type Seat,
  seatAfter,
  withSeat,
} from '@dicehall/engine';
import { entriesOf, type LogEvent, maxEvents, type PlayedBy } from './log-event.ts';
import { isSeen, stateAfter } from './seen.ts';
import { type Barred, type Chair, namesOf, seqFor, type Table, type TableMatch } from './table.ts';

/** The number of chat lines that a table stores. */
const maxChatLines = 50;
/** After this many missed decisions in a row a bot holds the seat. */
const maxMissed = 2;

type Changes = Partial<Table>;

const isPerson = (chair: Chair): chair is Extract<Chair, { kind: 'person' }> => chair.kind === 'person';

/** The next person in seating order who has not resigned; null if there is none. */
function nextHost(chairs: BySeat<Chair>, from: Seat): string | null {
  let seat = from;
  for (const _ of chairs) {
    seat = seatAfter(seat, chairs.length);
    const chair = chairs[seat];
    if (chair !== undefined && isPerson(chair) && !chair.resigned) return chair.person;
  }
  return null;
}

type Stood = Extract<LogEvent, { kind: 'stood' }>;

const barring = ({ barred }: Table, one: Barred): Changes => ({
  barred: [...barred.filter(({ person }) => person !== one.person), one],
});

/** Empties a seat. The next person becomes host, and a table without people closes. A removed person may not come back. */
function afterLeaving(table: Table, { seat, person, removed, network }: Stood): Changes {
  const chairs = withSeat(table.chairs, seat, { kind: 'empty' });
  const host = table.host === person ? nextHost(chairs, seat) : table.host;
  return {
    chairs,
    host,
    status: chairs.some(isPerson) ? table.status : 'over',
    ...(removed && barring(table, { person, ...(network !== undefined && { network }) })),
  };
}

function afterEntries(match: TableMatch, entries: readonly Entry[], by: PlayedBy): TableMatch {
  const { setup, since, freshFrom } = match;
  let { state, throws } = match;
  for (const entry of entries) {
    state = stateAfter(setup.game, state, entry);
    if ('dice' in entry) throws += 1;
  }
  const ended = setup.game.step(state).kind === 'over' ? 'played' : match.ended;
  // Written out: this runs for every move, and a spread is several times as slow.
  return { setup, state, log: { before: match.log, entries, by }, throws, ended, since, freshFrom };
}

function started(table: Table, at: number, entries: readonly Entry[]): Changes {
  const game = gameOf(table.game as GameId);
  const { setup, state } = openMatch({ game, options: table.options, names: namesOf(table) });
  const since = table.chairs.map(() => at);
  const before: TableMatch = {
    setup,
    state,
    log: null,
    throws: 0,
    ended: null,
    since,
    freshFrom: table.chairs.map(() => 0),
  };
  const played = afterEntries(before, entries, 'person');
  // People may have been deleted while seeds were revealed.
  const ended = played.ended ?? (goesOn(table.chairs) ? null : 'resigned');
  const match = { ...played, ended };
  return { match, revealUntil: null, status: ended === null ? 'playing' : 'over' };
}

function afterMove(table: Table, seat: Seat, by: PlayedBy, entries: readonly Entry[]): Changes {
  if (table.match === null) throw new Error('A move before the match');
  const { setup, state } = table.match;
  const played = afterEntries(table.match, entries, by);
  // Only a public move ends a match at the limit: a hidden one would reveal itself.
  const isLast =
    seqFor(table, 'table') + 1 >= maxEvents &&
    isSeen(setup.game, state, entries, 'table') &&
    played.ended === null;
  const match = isLast ? { ...played, ended: 'resigned' as const } : played;
  const chair = table.chairs[seat];
  let { chairs } = table;
  if (chair?.kind === 'person' && by !== 'bot') {
    const missed = by === 'clock' ? chair.missed + 1 : 0;
    if (missed !== chair.missed) {
      chairs = withSeat(chairs, seat, { ...chair, missed, held: chair.held || missed >= maxMissed });
    }
  }
  return { match, chairs, undo: null, status: match.ended === null ? table.status : 'over' };
}

const askedOnceMore = ({ undosAsked }: Table, seat: Seat) =>
  withSeat(undosAsked, seat, ofSeat(undosAsked, seat) + 1);

/** The match without its last choice. No throw followed it, so the next throw stays the same. */
function afterUndo(table: Table, { seat, by }: Extract<LogEvent, { kind: 'undone' }>): Changes {
  if (table.match == null) throw new Error('An undo before the match');
  const { setup } = table.match;
  const log = table.match.log?.before ?? null;
  const { state: start } = openMatch(setup);
  const state = entriesOf(log).reduce((now, { entry }) => stateAfter(setup.game, now, entry), start);
  const undosAsked = by === undefined ? askedOnceMore(table, seat) : table.undosAsked;
  return { match: { ...table.match, state, log }, undo: null, undosAsked };
}

/** Whether the match goes on after resignations: at least two players are left, one of them a person. */
function goesOn(chairs: BySeat<Chair>): boolean {
  const left = chairs.filter((chair) => !(isPerson(chair) && chair.resigned));
  return left.length === chairs.length || (left.length > 1 && left.some(isPerson));
}

/** A bot plays the seat from now on, unless only one player is left. */
function afterResigning(table: Table, seat: Seat): Changes {
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person') throw new Error(`No person in seat ${seat} to resign`);
  const chairs = withSeat(table.chairs, seat, { ...chair, resigned: true });
  const host = table.host === chair.person ? nextHost(chairs, seat) : table.host;
  if (table.match === null || goesOn(chairs)) return { chairs, host, undo: null };
  return { chairs, host, undo: null, status: 'over', match: { ...table.match, ended: 'resigned' } };
}

function changeChair(
  table: Table,
  seat: Seat,
  change: (chair: Extract<Chair, { kind: 'person' }>) => Chair,
): Changes {
  const chair = table.chairs[seat];
  if (chair?.kind !== 'person') throw new Error(`No person in seat ${seat}`);
  return { chairs: withSeat(table.chairs, seat, change(chair)) };
}

/** The changes of an event at a table, apart from numbers and clocks. */
export function changesOf(table: Table, at: number, body: LogEvent): Changes {
  switch (body.kind) {
    case 'opened':
      return {};
    case 'sat': {
      const { kind, seat, network = null, ...shown } = body;
      const fresh = { seed: null, held: false, resigned: false, missed: 0 };
      return { chairs: withSeat(table.chairs, seat, { kind: 'person', ...shown, network, ...fresh }) };
    }
    case 'stood':
      return afterLeaving(table, body);
    case 'barred': {
      const { person, network } = body;
      return barring(table, { person, ...(network !== undefined && { network }) });
    }
    case 'committed':
      return changeChair(table, body.seat, (chair) => ({ ...chair, commitment: body.commitment }));
    case 'bot-added': {
      const { kind, seat, ...bot } = body;
      return { chairs: withSeat(table.chairs, seat, { kind: 'bot', ...bot }) };
    }
    case 'bot-removed':
      return { chairs: withSeat(table.chairs, body.seat, { kind: 'empty' }) };
    case 'host':
      return { host: body.person };
    case 'settings': {
      const { chat = table.chat, watch = table.watch, listed = table.listed } = body;
      const { spectatorChat = table.spectatorChat } = body;
      return { chat, spectatorChat, watch, listed };
    }
    case 'muted': {
      const others = table.muted.filter((person) => person !== body.person);
      return { muted: body.muted ? [...others, body.person] : others };
    }
    case 'revealing':
      return { status: 'playing', revealUntil: at + body.time };
    case 'revealed':
      return changeChair(table, body.seat, (chair) => ({ ...chair, seed: body.seed }));
    case 'started':
      return started(table, at, body.entries);
    case 'played':
      return afterMove(table, body.seat, body.by, body.entries);
    case 'undo-asked': {
      const { seat, of } = body;
      return { undo: { seat, waiting: of }, undosAsked: askedOnceMore(table, seat) };
    }
    case 'undo-answered': {
      if (table.undo === null) throw new Error('An answer without a request');
      const waiting = body.agrees ? table.undo.waiting.filter((seat) => seat !== body.seat) : [];
      return { undo: { ...table.undo, waiting } };
    }
    case 'undone':
      return afterUndo(table, body);
    case 'held':
      return { ...changeChair(table, body.seat, (chair) => ({ ...chair, held: true })), undo: null };
    case 'returned':
      return {
        ...changeChair(table, body.seat, (chair) => ({ ...chair, held: false, missed: 0 })),
        undo: null,
      };
    case 'resigned':
      return afterResigning(table, body.seat);
    case 'said': {
      const { person, name, text } = body;
      return { said: [...table.said, { at, person, name, text }].slice(-maxChatLines) };
    }
    case 'reacted':
      return {};
    case 'rematch':
      return { rematch: body.table };
    default:
      return never(body);
  }
}
