import {
  type BaseView,
  type Entry,
  type GameId,
  gameOf,
  type MatchRecord,
  openMatch,
  readRecord,
  replayLog,
} from '@dicehall/engine';
import {
  type MovePlayed,
  movePlayedSchema,
  type Reaction,
  type Said,
  type Snapshot,
  streamMessageSchema,
  type TableEvent,
  type TableState,
  type You,
} from '@dicehall/server/protocol';
import { type Frame, framesOf } from '../table/frame.ts';
import { call } from './api.ts';

/** A table of the server as this browser has it. */
export interface OnlineState {
  readonly link: 'connecting' | 'live' | 'lost' | 'gone';
  readonly seq: number;
  readonly you: You;
  readonly table: TableState;
  readonly frames: readonly Frame[];
  readonly start: BaseView | null;
  readonly said: readonly Said[];
  readonly reactions: readonly { readonly id: number; readonly name: string; readonly reaction: Reaction }[];
}

export interface OnlineTable {
  readonly now: () => OnlineState | null;
  readonly onChange: (listener: () => void) => () => void;
  readonly play: (move: unknown) => Promise<string | null>;
  readonly take: (snapshot: Snapshot) => void;
  readonly close: () => void;
}

/** The state that a snapshot gives: what happened before it is not known from it. */
export function stateOf(snapshot: Snapshot): OnlineState {
  return {
    link: 'live',
    seq: snapshot.seq,
    you: snapshot.you,
    table: snapshot.table,
    frames: [],
    start: snapshot.table.match?.view ?? null,
    said: snapshot.table.said,
    reactions: [],
  };
}

function framesAfter(state: OnlineState, event: TableEvent, view: BaseView): readonly Frame[] {
  const { happened } = event;
  if (happened.kind !== 'played') return state.frames;
  const before = state.frames.at(-1)?.view ?? state.start ?? view;
  const last = happened.steps.length - 1;
  const added = happened.steps.map(
    ({ entry, told }, index): Frame => ({ entry, told, view: index === last ? view : before }),
  );
  return [...state.frames, ...added];
}

/** The state after an event; one that is known already changes nothing. */
export function stateAfter(state: OnlineState, event: TableEvent): OnlineState {
  if (event.seq <= state.seq) return state;
  const table = { ...state.table, ...withoutUndefined(event.changes) };
  const { happened } = event;
  const starts = happened.kind === 'started';
  const view = table.match?.view ?? null;
  const reactions =
    happened.kind === 'reacted'
      ? [...state.reactions, { id: event.seq, name: happened.name, reaction: happened.reaction }].slice(-5)
      : state.reactions;
  const you = happened.kind === 'sat' || happened.kind === 'stood' ? seatOf(state.you, table) : state.you;
  return {
    ...state,
    seq: event.seq,
    you,
    table,
    start: starts ? view : (state.start ?? view),
    frames: starts || view === null ? [] : framesAfter(state, event, view),
    said: saidAfter(state, event),
    reactions,
  };
}

function saidAfter(state: OnlineState, { at, happened, changes }: TableEvent): readonly Said[] {
  if (changes.said !== undefined) return changes.said;
  if (happened.kind !== 'said') return state.said;
  return [...state.said, { at, person: happened.person, name: happened.name, text: happened.text }];
}

function seatOf(you: You, table: TableState): You {
  const seat = table.seats.find(({ person }) => person !== null && person === you.person);
  return { ...you, seat: seat?.seat ?? null };
}

function withoutUndefined(changes: TableEvent['changes']): Partial<TableState> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<TableState>;
}

/** The frames of a whole record, where nothing of it is hidden from the viewer. */
function framesOfRecord(record: MatchRecord, you: You): { start: BaseView; frames: Frame[] } | null {
  const read = readRecord(record);
  if (!read.ok) return null;
  const { setup } = read.value;
  const states = [openMatch(setup).state];
  const log: Entry[] = [];
  const replayed = replayLog(setup, read.value.log, (_before, after, entry) => {
    states.push(after);
    log.push(entry);
  });
  if (!replayed.ok) return null;
  const viewer = you.seat ?? 'table';
  return { start: setup.game.view(states[0], viewer), frames: framesOf(setup, log, states, viewer) };
}

/** Listens to a table of the server, and plays at it. */
export function openOnlineTable(id: string): OnlineTable {
  const listeners = new Set<() => void>();
  let state: OnlineState | null = null;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function set(next: OnlineState | null): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fillStory(at: OnlineState): Promise<void> {
    if (at.table.match === null) return;
    const answer = await call('GET', `/tables/${id}/record`, (raw) => raw as { record: MatchRecord });
    if (!answer.ok || state === null || state.frames.length > 0 || state.seq !== at.seq) return;
    const filled = framesOfRecord(answer.value.record, at.you);
    const isSame = JSON.stringify(filled?.frames.at(-1)?.view) === JSON.stringify(state.table.match?.view);
    if (filled !== null && isSame) set({ ...state, ...filled });
  }

  function take(snapshot: Snapshot): void {
    if (state !== null && state.seq > snapshot.seq) return;
    const isFirst = state === null || (state.table.match === null) !== (snapshot.table.match === null);
    const known = state;
    const next = stateOf(snapshot);
    if (known !== null && !isFirst && known.seq === snapshot.seq) {
      set({ ...next, frames: known.frames, start: known.start, said: snapshot.table.said });
      return;
    }
    set(next);
    void fillStory(next);
  }

  function hear(event: string, data: string): void {
    const message = streamMessageSchema.safeParse({ event, data: JSON.parse(data) });
    if (!message.success) return;
    switch (message.data.event) {
      case 'snapshot':
        take(message.data.data);
        break;
      case 'table':
        if (state !== null) set(stateAfter(state, message.data.data));
        break;
      case 'presence': {
        const { here, watchers } = message.data.data;
        if (state === null) break;
        const seats = state.table.seats.map((seat) =>
          seat.kind === 'person' ? { ...seat, here: here.includes(seat.seat) } : seat,
        );
        set({ ...state, table: { ...state.table, seats, watchers } });
        break;
      }
      case 'beat':
      case 'bye':
        break;
    }
  }

  function listen(): void {
    const stream = new EventSource(`/api/v1/tables/${id}/events`);
    source = stream;
    stream.addEventListener('open', () => {
      if (state !== null && state.link !== 'live') set({ ...state, link: 'live' });
    });
    for (const kind of ['snapshot', 'table', 'presence', 'beat', 'bye']) {
      stream.addEventListener(kind, (event) => hear(kind, (event as MessageEvent<string>).data));
    }
    stream.addEventListener('error', () => {
      if (state !== null && state.link === 'live') set({ ...state, link: 'lost' });
      if (stream.readyState !== EventSource.CLOSED || closed) return;
      clearTimeout(retry);
      retry = setTimeout(listen, 2000);
    });
  }
  listen();
  const wake = () => {
    if (document.visibilityState === 'visible' && source?.readyState === EventSource.CLOSED && !closed)
      listen();
  };
  document.addEventListener('visibilitychange', wake);

  return {
    now: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
    async play(move) {
      if (state === null) return null;
      const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
      const body = { seq: state.seq, move };
      const answer = await call(
        'POST',
        `/tables/${id}/moves`,
        (raw): MovePlayed => movePlayedSchema.parse(raw),
        body,
        { 'idempotency-key': key },
      );
      if (answer.ok) return null;
      if (answer.snapshot !== null) take(answer.snapshot);
      return answer.detail === '' ? 'web-offline' : answer.detail;
    },
    close() {
      closed = true;
      clearTimeout(retry);
      source?.close();
      document.removeEventListener('visibilitychange', wake);
    },
  };
}

/** The game of a table; a server of a newer version may have one that this page does not know. */
export const gameOfTable = (table: TableState): ReturnType<typeof gameOf> => gameOf(table.game as GameId);
