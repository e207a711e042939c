import { isDeepStrictEqual } from 'node:util';
import { type AnyGame, type Entry, never, type Viewer } from '@dicehall/engine';
import type { MatchState, Snapshot, TableEvent, TableState, TableUpdate } from '../protocol/index.ts';
import { clockEnd } from './deadline.ts';
import type { LogEvent, LogLine } from './log-event.ts';
import {
  askedOf,
  eveningOf,
  isoTime,
  mutedOf,
  optionsOf,
  proofOf,
  saidOf,
  seatsOf,
  waitingOf,
} from './parts.ts';
import { seenSteps } from './seen.ts';
import { logged, placesOf, seatOf, seqFor, type Table, type TableMatch, viewerOf } from './table.ts';

export interface ViewContext {
  /** The players who are away, each with the time of leaving in milliseconds since 1970. */
  readonly away: ReadonlyMap<string, number>;
  readonly watchers: number;
  /** The server seed in hex; null until the match is over. */
  readonly serverSeed: string | null;
}

function matchState(table: Table, match: TableMatch, viewer: Viewer): MatchState {
  const { game } = match.setup;
  const view = game.view(match.state, viewer);
  const seats = match.ended === null && view.step.kind === 'choose' ? view.step.seats : [];
  const yourTurn = viewer !== 'table' && seats.includes(viewer);
  const ends = seats.flatMap((seat) => clockEnd(table, seat) ?? []);
  return {
    view,
    yourTurn,
    moves: game.facts.listsMoves ? [...(yourTurn ? game.moves(match.state, viewer) : [])] : null,
    deadline: ends.length === 0 ? null : isoTime(Math.min(...ends)),
    waiting: match.since.map((since, seat) => (seats.includes(seat) ? isoTime(since) : null)),
    places: placesOf(table.chairs, match),
    ended: match.ended,
    paused: match.paused === null ? null : isoTime(match.paused),
  };
}

/** Returns a table as one viewer may see it. The view contains only fields that are explicitly allowed. */
export function projectTable(table: Table, viewer: Viewer, context: ViewContext): TableState {
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    options: optionsOf(table.options),
    status: table.status,
    grows: table.grows,
    late: table.late,
    locked: table.locked,
    listed: table.listed,
    watch: table.watch,
    chat: table.chat,
    spectatorChat: table.spectatorChat,
    coach: table.coach,
    clock: table.clock,
    host: table.host,
    created: isoTime(table.created),
    seats: seatsOf(table, context.away),
    muted: mutedOf(table.muted),
    said: saidOf(table.said),
    dice: proofOf(table, table.status === 'over' ? context.serverSeed : null),
    match: table.match === null ? null : matchState(table, table.match, viewer),
    undo: askedOf(table.undo),
    standIn: askedOf(table.standIn),
    waiting: waitingOf(table.waiting),
    evening: table.evening === null ? null : eveningOf(table.evening),
    rematch: table.rematch,
    ...(table.rematchBy !== undefined && { rematchBy: table.rematchBy }),
    watchers: context.watchers,
  };
}

export function projectSnapshot(table: Table, person: string | null, context: ViewContext): Snapshot {
  const viewer = viewerOf(table, person);
  return {
    seq: seqFor(table, viewer),
    you: { person, seat: seatOf(table, person) },
    table: projectTable(table, viewer, context),
  };
}

/** Returns an event as a viewer may know it. The event contains only fields that are explicitly allowed. */
function eventFor(before: Table | null, after: Table, body: LogEvent, viewer: Viewer): TableEvent {
  const { kind } = body;
  switch (kind) {
    case 'barred':
    case 'standing':
      throw new Error(`${kind} is not an event for viewers`);
    case 'opened':
    case 'host':
    case 'readmitted':
      return { kind, person: body.person };
    case 'sat':
      return { kind, seat: body.seat, person: body.person, name: body.name };
    case 'stood':
      return { kind, seat: body.seat, person: body.person, removed: body.removed };
    case 'bot-added': {
      const { seat, strength, temper, name } = body;
      return { kind, seat, strength, temper, name };
    }
    case 'settings':
    case 'evening':
    case 'paused':
    case 'stopped':
    case 'revealing':
      return { kind };
    case 'game':
      return { kind, game: body.game };
    case 'waiting':
      return { kind, person: body.person, name: body.name };
    case 'waiting-ended':
      return { kind, person: body.person };
    case 'stand-in-agreed':
      return { kind, seat: body.seat, by: body.by };
    case 'started': {
      const { game, options } = logged(after.match).setup;
      const opening = game.start(options, after.chairs.length);
      return { kind, steps: stepsFor(game, opening, body.entries, viewer) };
    }
    case 'played': {
      const { setup, state } = logged(before?.match);
      const steps = stepsFor(setup.game, state, body.entries, viewer);
      return { kind, seat: body.seat, by: body.by, steps };
    }
    case 'said':
      return { kind, person: body.person, name: body.name, text: body.text };
    case 'reacted':
      return { kind, person: body.person, name: body.name, reaction: body.reaction };
    case 'held':
    case 'undone':
      return { kind, seat: body.seat, by: body.by ?? null };
    case 'undo-answered':
      if (before?.undo?.seat === body.seat) return { kind: 'undo-withdrawn', seat: body.seat };
      return { kind, seat: body.seat, agrees: body.agrees };
    case 'undo-asked':
    case 'committed':
    case 'revealed':
    case 'bot-removed':
    case 'returned':
    case 'resumed':
      return { kind, seat: body.seat };
    case 'resigned':
      return { kind, seat: body.seat, ...(body.removed === true && { removed: true }) };
    case 'muted':
      return { kind, person: body.person, muted: body.muted };
    case 'rematch':
      return { kind, table: body.table, ...(body.by !== undefined && { by: body.by }) };
    default:
      return never(body);
  }
}

type Steps = Extract<TableEvent, { kind: 'played' }>['steps'];
function stepsFor(game: AnyGame, before: unknown, entries: readonly Entry[], viewer: Viewer): Steps {
  const seen = seenSteps(game, before, entries, viewer);
  return seen.map(({ entry, events, state }, at) => ({
    entry,
    events: [...events],
    ...(at < seen.length - 1 && { view: game.view(state, viewer) }),
  }));
}

function changesBetween(before: TableState | null, after: TableState): Partial<TableState> {
  if (before === null) return after;
  const known = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(
    ([part, value]) => value !== known[part] && !isDeepStrictEqual(value, known[part]),
  );
  return Object.fromEntries(changed) as Partial<TableState>;
}

/** Returns one event for a viewer who may know of it (see `isVisible`). */
export function projectEvent(
  before: Table | null,
  after: Table,
  line: LogLine,
  viewer: Viewer,
  context: ViewContext,
): TableUpdate {
  const was = before === null ? null : projectTable(before, viewer, context);
  return {
    seq: seqFor(after, viewer),
    at: isoTime(line.at),
    event: eventFor(before, after, line.body, viewer),
    changes: changesBetween(was, projectTable(after, viewer, context)),
  };
}
