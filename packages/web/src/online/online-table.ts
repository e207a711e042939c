import {
  type MovePlayed,
  movePlayedSchema,
  type Snapshot,
  snapshotSchema,
  streamMessageSchema,
  type TableUpdate,
} from '@dicehall/server/protocol';
import { type Answer, call } from './api.ts';
import { firstCommitmentOf } from './commitments.ts';
import { type OnlineState, stateAfter, stateOf } from './online-state.ts';
import { pastFrames } from './past-frames.ts';

/** Why a table cannot be shown. */
export type TableProblem = Extract<Answer<never>, { ok: false }>;

export interface OnlineTable {
  readonly now: () => OnlineState | null;
  /** Why there is nothing to show; null while it is asked for, and where there is something. */
  readonly refused: () => TableProblem | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Plays a move; answers a sentence or a message key where it was not taken. */
  readonly play: (move: unknown) => Promise<string | null>;
  readonly take: (snapshot: Snapshot) => void;
  /** Asks again now, instead of when the next try is due. */
  readonly again: () => void;
  readonly close: () => void;
}

/** The server says that it is there every 15 seconds; a connection that is silent for longer than this is dead. */
const silence = 35_000;
/** After sleep a connection is doubted sooner. */
const silenceAfterSleep = 18_000;
/** The story so far is waited for so long; then the table goes on without it. */
const patience = 5000;
const firstWait = 500;
const longestWait = 8000;
/** A move whose answer is lost is sent again after so many milliseconds, under the same name: it is played once. */
const sendAgainAfter = [400, 1200] as const;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Listens to a table of the server, and plays at it. */
export function openOnlineTable(id: string): OnlineTable {
  const listeners = new Set<() => void>();
  let state: OnlineState | null = null;
  let refusal: TableProblem | null = null;
  /** What happened since a snapshot whose story is being asked for. */
  let meanwhile: TableUpdate[] | null = null;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = firstWait;
  let heardAt = Date.now();
  let closed = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }
  function set(next: OnlineState): void {
    state = next;
    refusal = null;
    tell();
  }

  /** Finds out what led to a snapshot; what happens meanwhile comes after it. */
  async function fillStory(snapshot: Snapshot): Promise<void> {
    const later: TableUpdate[] = [];
    meanwhile = later;
    const story = await Promise.race([pastFrames(snapshot), wait(patience).then(() => null)]);
    // Another snapshot has come, which is filled in its turn.
    if (meanwhile !== later || state === null || closed) return;
    meanwhile = null;
    const { frames, start } = later.reduce(stateAfter, { ...stateOf(snapshot, null), ...story });
    set({ ...state, frames, start, begun: state.begun + 1, isTold: true });
  }

  /** Takes a snapshot; one that is older than what is known only if it is the server's newest word. */
  function take(snapshot: Snapshot, isNewest = false): void {
    if (state !== null && state.seq > snapshot.seq && !isNewest) return;
    const { table } = snapshot;
    const firstCommitment =
      state?.firstCommitment ?? firstCommitmentOf(table.id, table.dice.commitment, table.status === 'over');
    const next = stateOf(snapshot, firstCommitment);
    const isKnown = state?.seq === snapshot.seq && state.frames.length > 0;
    if (state === null || table.match === null) set({ ...next, notices: state?.notices ?? [] });
    else {
      // What is shown stays until it is known what led on from it.
      const { frames, start, notices, begun } = state;
      const isTold = start !== null && state.isTold;
      set({ ...next, frames, start: start ?? next.start, notices, begun, isTold });
    }
    if (table.match !== null && !isKnown) void fillStory(snapshot);
  }

  function hear(event: string, data: string): void {
    heardAt = Date.now();
    const message = streamMessageSchema.safeParse({ event, data: JSON.parse(data) });
    if (!message.success) return;
    switch (message.data.event) {
      case 'snapshot':
        take(message.data.data, true);
        break;
      case 'table':
        meanwhile?.push(message.data.data);
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

  function lost(): void {
    if (state !== null && state.link === 'live') set({ ...state, link: 'lost' });
  }

  /** A stream says only that it failed: why there is no table at all has to be asked for. */
  async function askWhy(): Promise<void> {
    const answer = await call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
    if (closed || state !== null || answer.ok) return;
    refusal = answer;
    tell();
  }

  function tryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(listen, pause);
    pause = Math.min(longestWait, pause * 2);
  }

  function listen(): void {
    if (closed) return;
    clearTimeout(retry);
    source?.close();
    heardAt = Date.now();
    const since = state === null ? '' : `?since=${state.seq}`;
    const stream = new EventSource(`/api/v1/tables/${id}/events${since}`);
    source = stream;
    stream.addEventListener('open', () => {
      pause = firstWait;
      heardAt = Date.now();
      if (state !== null && state.link !== 'live') set({ ...state, link: 'live' });
    });
    for (const kind of ['snapshot', 'table', 'presence', 'beat', 'bye']) {
      stream.addEventListener(kind, (event) => hear(kind, (event as MessageEvent<string>).data));
    }
    stream.addEventListener('error', () => {
      if (stream !== source || closed) return;
      lost();
      if (state === null) void askWhy();
      // While it is not closed the browser connects again by itself, and asks for what it missed.
      if (stream.readyState === EventSource.CLOSED) tryLater();
    });
  }

  const doubt = (after: number) => {
    if (Date.now() - heardAt <= after) return;
    lost();
    listen();
  };
  const watch = setInterval(() => doubt(silence), 5000);
  const page = new AbortController();
  const { signal } = page;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') doubt(source?.readyState === 1 ? silenceAfterSleep : 0);
    },
    { signal },
  );
  window.addEventListener('online', listen, { signal });
  window.addEventListener(
    'offline',
    () => {
      source?.close();
      lost();
      tryLater();
    },
    { signal },
  );
  window.addEventListener('pageshow', (event) => event.persisted && listen(), { signal });
  listen();

  async function send(body: unknown): Promise<Answer<MovePlayed>> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const once = () =>
      call('POST', `/tables/${id}/moves`, (raw) => movePlayedSchema.parse(raw), body, {
        'idempotency-key': key,
      });
    let answer = await once();
    for (const pauseBefore of sendAgainAfter) {
      if (answer.ok || answer.code !== 'offline') break;
      await wait(pauseBefore);
      answer = await once();
    }
    return answer;
  }

  return {
    now: () => state,
    refused: () => refusal,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(snapshot) {
      // While the stream stands it brings the beginning of a match, throw by throw.
      if (snapshot.table.match === null || state?.link !== 'live') take(snapshot);
    },
    async play(move) {
      if (state === null) return null;
      const answer = await send({ seq: state.seq, move });
      // While the stream stands it brings what the move led to, and what made it come too late, step by step.
      const newer = answer.ok ? answer.value.snapshot : answer.snapshot;
      if (newer !== null && state.link === 'lost') take(newer);
      if (answer.ok) return null;
      return answer.detail === '' ? 'web-offline' : answer.detail;
    },
    again: listen,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(watch);
      page.abort();
      source?.close();
    },
  };
}
