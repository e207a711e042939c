import {
  applyEntry,
  type BaseView,
  findGame,
  type GameId,
  gameOf,
  openMatch,
  readSetup,
} from '@dicehall/engine';
import type { Said, Snapshot, TableEvent, TableState, TableUpdate, You } from '@dicehall/server/protocol';
import type { Frame } from '../table/frame.ts';

/** Something besides the moves that was heard from the table while this page was open. */
export interface Notice {
  readonly id: number;
  readonly event: Extract<
    TableEvent,
    {
      kind:
        | 'sat'
        | 'stood'
        | 'said'
        | 'reacted'
        | 'held'
        | 'returned'
        | 'resigned'
        | 'host'
        | 'rematch'
        | 'muted'
        | 'settings';
    }
  >;
}

/** A table of the server as this browser has it. */
export interface OnlineState {
  readonly link: 'live' | 'lost';
  readonly seq: number;
  readonly you: You;
  readonly table: TableState;
  readonly frames: readonly Frame[];
  readonly start: BaseView | null;
  /** How often the frames began anew with a story of the past: it is read, not shown and announced throw by throw. */
  readonly begun: number;
  /** Whether it is known what led to this, as far as it can be. */
  readonly isTold: boolean;
  readonly said: readonly Said[];
  readonly notices: readonly Notice[];
  /** The promise about the dice that this browser saw first; null where it came after the match. */
  readonly firstCommitment: string | null;
}

const maxNotices = 30;

/** The state that a snapshot gives: what happened before it is not known from it. */
export function stateOf(snapshot: Snapshot, firstCommitment: string | null): OnlineState {
  return {
    link: 'live',
    seq: snapshot.seq,
    you: snapshot.you,
    table: snapshot.table,
    frames: [],
    start: snapshot.table.match?.view ?? null,
    begun: 0,
    isTold: snapshot.table.match === null,
    said: snapshot.table.said,
    notices: [],
    firstCommitment,
  };
}

type Steps = Extract<TableEvent, { kind: 'played' }>['steps'];

/** All steps of an event are shown with the view before it, the last with the one after it. */
const framesOfSteps = (steps: Steps, before: BaseView, after: BaseView): Frame[] =>
  steps.map(({ entry, told }, index) => ({ entry, told, view: index === steps.length - 1 ? after : before }));

/** The opening of a match with the throws that come before the first choice: nothing of it is a secret but dice. */
function openingOf({ you }: OnlineState, table: TableState, steps: Steps, after: BaseView) {
  const seats = table.seats.map(({ name, seat }) => ({ name: name ?? `${seat + 1}` }));
  const setup = readSetup({ game: table.game, options: table.options, seats });
  if (!setup.ok) return { start: after, frames: framesOfSteps(steps, after, after) };
  const { game } = setup.value;
  const viewer = you.seat ?? 'table';
  let { state } = openMatch(setup.value);
  const start = game.view(state, viewer);
  const frames = steps.map(({ entry, told }, index): Frame => {
    const next = 'dice' in entry ? applyEntry(game, state, entry) : null;
    if (next?.ok === true) state = next.value;
    return { entry, told, view: index === steps.length - 1 ? after : game.view(state, viewer) };
  });
  return { start, frames };
}

/** The state after an event; one that is known already changes nothing. */
export function stateAfter(state: OnlineState, update: TableUpdate): OnlineState {
  if (update.seq <= state.seq) return state;
  const table = { ...state.table, ...withoutUndefined(update.changes) };
  const { event } = update;
  const next = {
    ...state,
    seq: update.seq,
    you: seatOf(state.you, table),
    table,
    said: saidAfter(state, update),
    notices: isNotice(event)
      ? [...state.notices, { id: update.seq, event }].slice(-maxNotices)
      : state.notices,
  };
  const view = table.match?.view ?? null;
  if (view === null) return { ...next, start: null, frames: [] };
  if (event.kind === 'started') return { ...next, ...openingOf(next, table, event.steps, view) };
  const start = state.start ?? view;
  if (event.kind !== 'played') return { ...next, start };
  const before = state.frames.at(-1)?.view ?? start;
  return { ...next, start, frames: [...state.frames, ...framesOfSteps(event.steps, before, view)] };
}

function isNotice(event: TableEvent): event is Notice['event'] {
  switch (event.kind) {
    case 'sat':
    case 'stood':
    case 'said':
    case 'reacted':
    case 'held':
    case 'returned':
    case 'resigned':
    case 'host':
    case 'rematch':
    case 'muted':
    case 'settings':
      return true;
    default:
      return false;
  }
}

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

/** The game of a table; a server of a newer version may have one that this page does not know. */
export const gameOfTable = (table: TableState): ReturnType<typeof gameOf> => gameOf(table.game as GameId);

/** The id of a game as this page knows it; null for one that it does not. */
export const gameIdOf = (game: string): GameId | null => findGame(game)?.id ?? null;
