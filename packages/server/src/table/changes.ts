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
  withDefaults,
  withSeat,
} from '@dicehall/engine';
import { defaultClock } from '../protocol/index.ts';
import { whoOf, withMoved } from './evening.ts';
import { entriesOf, type LogEvent, maxEvents, type PlayedBy } from './log-event.ts';
import { isSeen, stateAfter } from './seen.ts';
import {
  type Barred,
  type Chair,
  logged,
  maxMissed,
  namesOf,
  seqFor,
  type Table,
  type TableMatch,
} from './table.ts';

/** The maximum number of chat lines that a table stores. */
const maxChatLines = 50;

type Changes = Partial<Table>;

const isPerson = (chair: Chair): chair is Extract<Chair, { kind: 'person' }> => chair.kind === 'person';

function nextHost(chairs: BySeat<Chair>, from: Seat): string | null {
  let seat = from;
  for (const _ of chairs) {
    seat = seatAfter(seat, chairs.length);
    const chair = ofSeat(chairs, seat);
    if (isPerson(chair) && !chair.resigned) return chair.person;
  }
  return null;
}

type Stood = Extract<LogEvent, { kind: 'stood' }>;

const barring = ({ barred }: Table, one: Barred): Changes => ({
  barred: [...barred.filter(({ person }) => person !== one.person), one],
});

/** Returns the clock of a table whose clock depends on the game and the number of seats. */
function clockFor(table: Table, gameId: string, seats: number): Changes {
  if (!table.defaultClock) return {};
  const { facts } = gameOf(gameId as GameId);
  return { clock: defaultClock(seats, facts.simultaneousChoices) };
}

/** Removes players from a table. A growing table also loses their chairs. */
function withoutPlayers(table: Table, seats: readonly Seat[]): Changes {
  if (!table.grows) {
    const empty: Chair = { kind: 'empty' };
    return { chairs: table.chairs.map((chair, seat) => (seats.includes(seat) ? empty : chair)) };
  }
  const chairs = table.chairs.filter((_, seat) => !seats.includes(seat));
  return { chairs, ...clockFor(table, table.game, chairs.length) };
}

/** Gives a player a seat. A growing table may get another chair for it. */
function withPlayer(table: Table, seat: Seat, chair: Chair): Changes {
  if (seat < table.chairs.length) return { chairs: withSeat(table.chairs, seat, chair) };
  const chairs = [...table.chairs, chair];
  return { chairs, ...clockFor(table, table.game, chairs.length) };
}

/**
 * Returns the changes when a person leaves. If the host leaves, the next person becomes host. A table without people
 * closes, except at a party. After the match, the seat keeps its player, who is left out of the next match.
 */
function afterLeaving(table: Table, { seat, person, removed, network }: Stood): Changes {
  const isOver = table.status === 'over';
  const isGone = (chair: Chair, one: Seat) =>
    one === seat || (isPerson(chair) && table.left.includes(chair.person));
  const emptied = table.chairs.map((chair, one): Chair => (isGone(chair, one) ? { kind: 'empty' } : chair));
  const host = table.host === person ? nextHost(emptied, seat) : table.host;
  const bars = removed && barring(table, { person, ...(network !== undefined && { network }) });
  if (isOver) return { left: [...table.left, person], host, ...bars };
  const closes = table.evening === null && !emptied.some(isPerson);
  return {
    ...withoutPlayers(table, [seat]),
    host,
    status: closes ? 'over' : table.status,
    ...bars,
  };
}

const without = (waiting: Table['waiting'], person: string): Table['waiting'] =>
  waiting.filter((one) => one.person !== person);

type Sat = Extract<LogEvent, { kind: 'sat' }>;

/** Returns the changes when a person takes a seat. If there is no host, the person becomes host. */
function afterSitting(table: Table, at: number, { kind, seat, network, ...shown }: Sat): Changes {
  const { person } = shown;
  const fresh = { seed: null, held: false, resigned: false, missed: 0, since: at };
  return {
    ...withPlayer(table, seat, { kind: 'person', ...shown, network: network ?? null, ...fresh }),
    host: table.host ?? person,
    founder: table.founder ?? person,
    waiting: without(table.waiting, person),
    known: table.known.includes(person) ? table.known : [...table.known, person],
    evening: table.evening === null ? null : withMoved(table.evening, shown, table),
  };
}

type GameChosen = Extract<LogEvent, { kind: 'game' }>;

/**
 * Returns the changes when the host chooses another game. People whose seats the new game does not have wait for a
 * later match.
 */
function afterChoosing(table: Table, { game, options, stands }: GameChosen): Changes {
  const { facts } = gameOf(game as GameId);
  const freed = withoutPlayers(table, stands);
  const chairs = freed.chairs ?? table.chairs;
  const came = stands.flatMap((seat) => {
    const chair = ofSeat(table.chairs, seat);
    return isPerson(chair) ? [whoOf(chair)] : [];
  });
  const stays = chairs.some((chair) => isPerson(chair) && chair.person === table.host);
  const first = chairs.find(isPerson);
  return {
    ...freed,
    game,
    options,
    coach: table.coach && !facts.hiddenInformation,
    ...clockFor(table, game, chairs.length),
    waiting: [...table.waiting, ...came],
    host: stays ? table.host : (first?.person ?? table.host),
  };
}

type Settings = Extract<LogEvent, { kind: 'settings' }>;

function afterSettings(table: Table, { kind, grows, clock, ...changed }: Settings): Changes {
  const empty = table.chairs.flatMap((chair, seat) => (chair.kind === 'empty' ? [seat] : []));
  return {
    ...changed,
    ...(clock !== undefined && { clock, defaultClock: false }),
    ...(grows === true && { ...withoutPlayers({ ...table, grows }, empty), grows }),
  };
}

function afterEntries(match: TableMatch, entries: readonly Entry[], by: PlayedBy): TableMatch {
  const { setup, since, freshFrom } = match;
  const paused = by === 'person' ? null : match.paused;
  let { state, throws } = match;
  for (const entry of entries) {
    state = stateAfter(setup.game, state, entry);
    if ('dice' in entry) throws += 1;
  }
  const ended = setup.game.step(state).kind === 'over' ? 'played' : match.ended;
  // A spread is several times slower, and this code runs for every move.
  return { setup, state, log: { before: match.log, entries, by }, throws, ended, since, freshFrom, paused };
}

function started(table: Table, at: number, entries: readonly Entry[]): Changes {
  const game = gameOf(table.game as GameId);
  // The log may be older than an option of its game. Missing options get their defaults.
  const options = withDefaults(game.options, table.options);
  const { setup, state } = openMatch({ game, options, names: namesOf(table) });
  const since = table.chairs.map(() => at);
  const before: TableMatch = {
    setup,
    state,
    log: null,
    throws: 0,
    ended: null,
    since,
    freshFrom: table.chairs.map(() => 0),
    paused: null,
  };
  const played = afterEntries(before, entries, 'person');
  // People may have been deleted while clients revealed their seeds.
  const ended = played.ended ?? (goesOn(table.chairs) ? null : 'resigned');
  const match = { ...played, ended };
  return { match, revealUntil: null, status: ended === null ? 'playing' : 'over' };
}

function afterMove(table: Table, seat: Seat, by: PlayedBy, entries: readonly Entry[]): Changes {
  const before = logged(table.match);
  const { setup, state } = before;
  const played = afterEntries(before, entries, by);
  // A hidden move would become noticeable by ending the match. Only a public move therefore ends it at the limit.
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
  // A hidden move must not be noticeable. Only a public move therefore ends the request for a bot.
  const isPublic = table.standIn !== null && isSeen(setup.game, state, entries, 'table');
  const standIn = isPublic ? null : table.standIn;
  return { match, chairs, undo: null, standIn, status: match.ended === null ? table.status : 'over' };
}

const askedOnceMore = ({ undosAsked }: Table, seat: Seat) =>
  withSeat(undosAsked, seat, ofSeat(undosAsked, seat) + 1);

/** Returns the match without its last choice. No throw followed that choice, so the next throw stays the same. */
function afterUndo(table: Table, { seat, by }: Extract<LogEvent, { kind: 'undone' }>): Changes {
  const match = logged(table.match);
  const { setup } = match;
  const log = match.log?.before ?? null;
  const { state: start } = openMatch(setup);
  const state = entriesOf(log).reduce((now, { entry }) => stateAfter(setup.game, now, entry), start);
  const undosAsked = by === undefined ? askedOnceMore(table, seat) : table.undosAsked;
  return { match: { ...match, state, log }, undo: null, undosAsked };
}

/** Whether the match continues: at least two players are left, and one of them is a person. */
function goesOn(chairs: BySeat<Chair>): boolean {
  const left = chairs.filter((chair) => !(isPerson(chair) && chair.resigned));
  return left.length === chairs.length || (left.length > 1 && left.some(isPerson));
}

function personIn({ chairs }: Table, seat: Seat) {
  const chair = ofSeat(chairs, seat);
  return logged(isPerson(chair) ? chair : null);
}

/** Lets a bot play the seat from now on, unless only one player is left. */
function afterResigning(table: Table, seat: Seat): Changes {
  const chair = personIn(table, seat);
  const chairs = withSeat(table.chairs, seat, { ...chair, resigned: true });
  const host = table.host === chair.person ? nextHost(chairs, seat) : table.host;
  if (table.match === null || goesOn(chairs)) return { chairs, host, undo: null };
  return { chairs, host, undo: null, status: 'over', match: { ...table.match, ended: 'resigned' } };
}

/** Lets a removed person return. While the match is running, the person gets their own seat back. */
function afterReadmitting(table: Table, person: string): Changes {
  const barred = table.barred.filter((one) => one.person !== person);
  if (table.status !== 'playing') return { barred };
  const chairs = table.chairs.map((chair) =>
    isPerson(chair) && chair.person === person
      ? { ...chair, resigned: false, held: false, missed: 0 }
      : chair,
  );
  return { barred, chairs };
}

function changeChair(
  table: Table,
  seat: Seat,
  change: (chair: Extract<Chair, { kind: 'person' }>) => Chair,
): Changes {
  const chair = personIn(table, seat);
  return { chairs: withSeat(table.chairs, seat, change(chair)) };
}

/** Returns the changes that an event makes to a table, except for sequence numbers and clocks. */
export function changesOf(table: Table, at: number, body: LogEvent): Changes {
  switch (body.kind) {
    case 'opened':
      return {};
    case 'sat':
      return afterSitting(table, at, body);
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
      return withPlayer(table, seat, { kind: 'bot', ...bot });
    }
    case 'bot-removed':
      return withoutPlayers(table, [body.seat]);
    case 'host':
      return { host: body.person };
    case 'settings':
      return afterSettings(table, body);
    case 'game':
      return afterChoosing(table, body);
    case 'evening': {
      const evening = logged(table.evening);
      const { points = evening.points, teams = evening.teams } = body;
      return { evening: { ...evening, points, teams } };
    }
    case 'standing': {
      const { kind, ...one } = body;
      const evening = logged(table.evening);
      const people = [...evening.people, one];
      return { evening: { ...evening, people }, known: [...table.known, one.person] };
    }
    case 'waiting': {
      const { kind, ...one } = body;
      const left = table.left.filter((person) => person !== one.person);
      if (left.length < table.left.length) return { left };
      return { waiting: [...table.waiting, one] };
    }
    case 'waiting-ended': {
      const { person, removed = false } = body;
      return { waiting: without(table.waiting, person), ...(removed && barring(table, { person })) };
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
      const undo = logged(table.undo);
      const waiting = body.agrees ? undo.waiting.filter((seat) => seat !== body.seat) : [];
      return { undo: { ...undo, waiting } };
    }
    case 'undone':
      return afterUndo(table, body);
    case 'held':
      return {
        ...changeChair(table, body.seat, (chair) => ({ ...chair, held: true })),
        undo: null,
        standIn: null,
      };
    case 'returned':
    case 'resumed':
      return {
        ...changeChair(table, body.seat, (chair) => ({ ...chair, held: false, missed: 0 })),
        undo: null,
        standIn: null,
        match: { ...logged(table.match), paused: null },
      };
    case 'paused':
      return { match: { ...logged(table.match), paused: at } };
    case 'stand-in-agreed':
      return { standIn: { seat: body.seat, waiting: body.waiting } };
    case 'resigned': {
      const bars = body.removed === true && barring(table, { person: personIn(table, body.seat).person });
      return { ...afterResigning(table, body.seat), ...bars };
    }
    case 'readmitted':
      return afterReadmitting(table, body.person);
    case 'said': {
      const { person, name, text } = body;
      return { said: [...table.said, { at, person, name, text }].slice(-maxChatLines) };
    }
    case 'reacted':
      return {};
    case 'rematch':
      return { rematch: body.table, ...(body.by !== undefined && { rematchBy: body.by }) };
    case 'stopped':
      return {
        ...{ undo: null, standIn: null, status: 'over' },
        match: { ...logged(table.match), ended: 'stopped' },
      };
    default:
      return never(body);
  }
}
