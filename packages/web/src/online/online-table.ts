import {
  type MovePlayed,
  movePlayedSchema,
  type Snapshot,
  snapshotSchema,
  streamMessageSchema,
  type TableUpdate,
} from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import { type Answer, call } from './api.ts';
import { contributor } from './contribute.ts';
import { type OnlineState, stateAfter, stateOf, withPresence } from './online-state.ts';
import { pastFrames } from './past-frames.ts';
import { readSeen, saveSeen } from './seen-table.ts';

export type TableProblem = Extract<Answer<never>, { ok: false }>;

export interface OnlineTable {
  readonly now: () => OnlineState | null;
  /** Why there is nothing to show; null while loading, and where there is something to show. */
  readonly problem: () => TableProblem | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Plays a move; resolves to a sentence or a message key where it was refused. */
  readonly play: (move: unknown) => Promise<string | null>;
  readonly take: (snapshot: Snapshot) => void;
  readonly retryNow: () => void;
  readonly close: () => void;
}

/** The server sends a beat every 15 seconds; a connection without one for this long is dead. Milliseconds. */
const maxSilence = 35_000;
/** The same after the page was hidden. */
const maxSilenceAfterSleep = 18_000;
/** The longest wait for the match so far, in milliseconds; then the table continues without it. */
const maxPastWait = 5000;
const firstRetry = 500;
const longestRetry = 8000;
/** Milliseconds before each retry of a move whose response was lost; the idempotency key keeps it from being played twice. */
const resendDelays = [400, 1200] as const;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function openOnlineTable(id: string): OnlineTable {
  const { notify, subscribe } = createListeners();
  let state: OnlineState | null = null;
  let problem: TableProblem | null = null;
  /** Updates that arrived while the match before a snapshot is being loaded. */
  let pendingEvents: TableUpdate[] | null = null;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = firstRetry;
  let lastMessageAt = Date.now();
  let closed = false;

  function set(next: OnlineState): void {
    // Saved before anything is revealed.
    if (next.seen !== state?.seen) saveSeen(next.seen);
    state = next;
    problem = null;
    notify();
    void contribute();
  }
  const contribute = contributor({
    now: () => (closed ? null : state),
    onAccepted(ownSeed) {
      if (state !== null) set({ ...state, seen: { ...state.seen, ownSeed } });
    },
  });

  /** Loads the match before a snapshot, and adds the updates that arrive meanwhile. */
  async function loadPast(snapshot: Snapshot): Promise<void> {
    const pending: TableUpdate[] = [];
    pendingEvents = pending;
    const past = await Promise.race([pastFrames(snapshot), wait(maxPastWait).then(() => null)]);
    // Another snapshot has arrived, whose past is being loaded instead.
    if (pendingEvents !== pending || state === null || closed) return;
    pendingEvents = null;
    const { frames, start } = pending.reduce(stateAfter, { ...stateOf(snapshot, state.seen), ...past });
    set({ ...state, frames, start, restarts: state.restarts + 1, hasPast: true });
  }

  /** Takes a snapshot. An older one than the state is taken only where the stream sent it. */
  function take(snapshot: Snapshot, isNewest = false): void {
    if (state !== null && state.seq > snapshot.seq && !isNewest) return;
    const { table } = snapshot;
    const next = stateOf(snapshot, state?.seen ?? readSeen(table.id));
    const isKnown = state?.seq === snapshot.seq && state.frames.length > 0;
    if (state === null || table.match === null) set({ ...next, notices: state?.notices ?? [] });
    else {
      // What is shown stays until the match up to the snapshot is loaded.
      const { frames, start, notices, restarts } = state;
      const hasPast = start !== null && state.hasPast;
      set({ ...next, frames, start: start ?? next.start, notices, restarts, hasPast });
    }
    if (table.match !== null && !isKnown) void loadPast(snapshot);
  }

  function receive(event: string, data: string): void {
    lastMessageAt = Date.now();
    const message = streamMessageSchema.safeParse({ event, data: JSON.parse(data) });
    if (!message.success) return;
    switch (message.data.event) {
      case 'snapshot':
        take(message.data.data, true);
        break;
      case 'table':
        pendingEvents?.push(message.data.data);
        if (state !== null) set(stateAfter(state, message.data.data));
        break;
      case 'presence': {
        if (state !== null) set(withPresence(state, message.data.data));
        break;
      }
      case 'beat':
      case 'bye':
        break;
    }
  }

  function markLost(): void {
    if (state !== null && state.link === 'live') set({ ...state, link: 'lost' });
  }

  /** An event stream does not say why it failed: asks for the reason. */
  async function fetchProblem(): Promise<void> {
    const answer = await call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
    if (closed || state !== null || answer.ok) return;
    problem = answer;
    notify();
  }

  function scheduleRetry(): void {
    clearTimeout(retry);
    retry = setTimeout(listen, retryDelay);
    retryDelay = Math.min(longestRetry, retryDelay * 2);
  }

  function listen(): void {
    if (closed) return;
    clearTimeout(retry);
    source?.close();
    lastMessageAt = Date.now();
    const since = state === null ? '' : `?since=${state.seq}`;
    const stream = new EventSource(`/api/v1/tables/${id}/events${since}`);
    source = stream;
    stream.addEventListener('open', () => {
      retryDelay = firstRetry;
      lastMessageAt = Date.now();
      if (state !== null && state.link !== 'live') set({ ...state, link: 'live' });
    });
    for (const kind of ['snapshot', 'table', 'presence', 'beat', 'bye']) {
      stream.addEventListener(kind, (event) => receive(kind, (event as MessageEvent<string>).data));
    }
    stream.addEventListener('error', () => {
      if (stream !== source || closed) return;
      markLost();
      if (state === null) void fetchProblem();
      // Unless it is closed, the browser reconnects by itself and requests the missed events.
      if (stream.readyState === EventSource.CLOSED) scheduleRetry();
    });
  }

  const reconnectIfSilent = (after: number) => {
    if (Date.now() - lastMessageAt <= after) return;
    markLost();
    listen();
  };
  const watch = setInterval(() => reconnectIfSilent(maxSilence), 5000);
  const page = new AbortController();
  const { signal } = page;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible')
        reconnectIfSilent(source?.readyState === 1 ? maxSilenceAfterSleep : 0);
    },
    { signal },
  );
  window.addEventListener('online', listen, { signal });
  window.addEventListener(
    'offline',
    () => {
      source?.close();
      markLost();
      scheduleRetry();
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
    for (const pauseBefore of resendDelays) {
      if (answer.ok || answer.code !== 'offline') break;
      await wait(pauseBefore);
      answer = await once();
    }
    return answer;
  }

  return {
    now: () => state,
    problem: () => problem,
    onChange: subscribe,
    take(snapshot) {
      // A live stream sends the start of a match roll by roll.
      if (snapshot.table.match === null || state?.link !== 'live') take(snapshot);
    },
    async play(move) {
      if (state === null) return null;
      const answer = await send({ seq: state.seq, move });
      // A live stream sends what follows from the move, or what came before it, step by step.
      const newer = answer.ok ? answer.value.snapshot : answer.snapshot;
      if (newer !== null && state.link === 'lost') take(newer);
      if (answer.ok) return null;
      return answer.detail === '' ? 'web-offline' : answer.detail;
    },
    retryNow: listen,
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(watch);
      page.abort();
      source?.close();
    },
  };
}
