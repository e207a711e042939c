import {
  type BaseView,
  type Frame,
  findGame,
  type GameId,
  gameOf,
  openMatch,
  readSetup,
} from '@dicehall/engine';
import type {
  Presence,
  Said,
  Snapshot,
  TableEvent,
  TableState,
  TableUpdate,
  You,
} from '../protocol/index.ts';
import { type SeenTable, seenAfter } from './table-memory.ts';

/** Events without a notice, because the table itself shows them. */
const silentKinds = [
  'opened',
  'committed',
  'revealing',
  'revealed',
  'bot-added',
  'bot-removed',
  'started',
  'played',
] as const;

/** An event at the table, other than a move, that occurred while this client was connected. */
export interface Notice {
  readonly id: number;
  readonly at: string;
  readonly event: Exclude<TableEvent, { kind: (typeof silentKinds)[number] }>;
}

export interface OnlineState {
  readonly link: 'live' | 'lost';
  readonly seq: number;
  readonly you: You;
  readonly table: TableState;
  readonly frames: readonly Frame[];
  readonly start: BaseView | null;
  /** The number of times that a reloaded match has replaced the frames. Clients do not show it roll by roll. */
  readonly restarts: number;
  /** Whether the client has loaded the match so far, as far as the viewer may know it. */
  readonly hasPast: boolean;
  readonly said: readonly Said[];
  readonly notices: readonly Notice[];
  readonly seen: SeenTable;
}

const maxNotices = 30;

export function stateOf(snapshot: Snapshot, seen: SeenTable): OnlineState {
  return {
    link: 'live',
    seq: snapshot.seq,
    you: snapshot.you,
    table: snapshot.table,
    frames: [],
    start: snapshot.table.match?.view ?? null,
    restarts: 0,
    hasPast: snapshot.table.match === null,
    said: snapshot.table.said,
    notices: [],
    seen: seenAfter(seen, snapshot.table),
  };
}

type Steps = Extract<TableEvent, { kind: 'played' }>['steps'];

/**
 * Returns the frames of one event.
 * @param after the view after the last frame
 */
const framesOfSteps = (steps: Steps, after: BaseView): Frame[] =>
  steps.map(({ entry, events, view = after }) => ({ entry, events, view }));

/** Returns the view before the first roll of a match, when nothing is hidden yet. */
function startOf({ you }: OnlineState, table: TableState): BaseView | null {
  const seats = table.seats.map(({ name, seat }) => ({ name: name ?? `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  return setup.ok ? setup.value.game.view(openMatch(setup.value).state, you.seat ?? 'table') : null;
}

export function withPresence(state: OnlineState, { away, watchers }: Presence): OnlineState {
  const seats = state.table.seats.map((seat) => {
    if (seat.kind !== 'person') return seat;
    const since = away.find((one) => one.seat === seat.seat)?.since ?? null;
    return { ...seat, here: since === null, awaySince: since };
  });
  return { ...state, table: { ...state.table, seats, watchers } };
}

/** Returns the state after an update. Applying the same update again changes nothing. */
export function stateAfter(state: OnlineState, update: TableUpdate): OnlineState {
  if (update.seq <= state.seq) return state;
  const table = { ...state.table, ...withoutUndefined(update.changes) };
  const { event } = update;
  const next = {
    ...state,
    seq: update.seq,
    you: seatOf(state.you, table),
    table,
    seen: seenAfter(state.seen, table),
    said: saidAfter(state, update),
    notices: isNotice(event)
      ? [...state.notices, { id: update.seq, at: update.at, event }].slice(-maxNotices)
      : state.notices,
  };
  const view = table.match?.view ?? null;
  if (view === null) return { ...next, start: null, frames: [] };
  if (event.kind === 'started')
    return { ...next, start: startOf(next, table) ?? view, frames: framesOfSteps(event.steps, view) };
  const start = state.start ?? view;
  if (event.kind === 'undone') return { ...next, start, frames: state.frames.slice(0, -1) };
  if (event.kind !== 'played') return { ...next, start };
  const isPerson = table.seats[event.seat]?.kind === 'person';
  const by = isPerson && event.by !== 'person' ? { by: event.by } : {};
  const frames = framesOfSteps(event.steps, view).map((frame) => ({ ...frame, ...by }));
  return { ...next, start, frames: [...state.frames, ...frames] };
}

const isNotice = (event: TableEvent): event is Notice['event'] =>
  !silentKinds.some((kind) => kind === event.kind);

function saidAfter(state: OnlineState, { at, event, changes }: TableUpdate): readonly Said[] {
  if (changes.said !== undefined) return changes.said;
  if (event.kind !== 'said') return state.said;
  return [...state.said, { at, person: event.person, name: event.name, text: event.text }];
}

function seatOf(you: You, table: TableState): You {
  const seat = table.seats.find(({ person }) => person !== null && person === you.person)?.seat ?? null;
  return seat === you.seat ? you : { ...you, seat };
}

function withoutUndefined(changes: TableUpdate['changes']): Partial<TableState> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<TableState>;
}

/**
 * Returns the game of a table.
 * @throws RangeError if a newer server has a game that this client does not know
 */
export const gameOfTable = (table: TableState): ReturnType<typeof gameOf> => gameOf(table.game as GameId);

/** Returns the id of a game; null if this client does not know the game. */
export const gameIdOf = (game: string): GameId | null => findGame(game)?.id ?? null;
