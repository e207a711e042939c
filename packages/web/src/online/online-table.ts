import {
  firstRetry,
  followTable,
  longestRetry,
  maxSilence,
  type OnlineState,
  type Refused,
  readStreamMessage,
} from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import { api, call } from './api.ts';
import { savedTables } from './saved-tables.ts';

export interface OnlineTable {
  readonly now: () => OnlineState | null;
  /** Why there is nothing to show; null while loading, and when there is something to show. */
  readonly problem: () => Refused | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Plays a move; resolves to a sentence or a message key if it is refused. */
  readonly play: (move: unknown) => Promise<string | null>;
  readonly take: (snapshot: Snapshot) => void;
  readonly retryNow: () => void;
  readonly close: () => void;
}

/** After the page was hidden, a connection without a message for this long is dead. Milliseconds. */
const maxSilenceAfterSleep = 18_000;

export function openOnlineTable(id: string): OnlineTable {
  const { notify, subscribe } = createListeners();
  let problem: Refused | null = null;
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = firstRetry;
  let lastMessageAt = Date.now();
  let closed = false;

  const table = followTable({
    table: id,
    api,
    memory: savedTables,
    onChange() {
      problem = null;
      notify();
    },
  });

  function receive(event: string, data: string): void {
    lastMessageAt = Date.now();
    const message = readStreamMessage(event, JSON.parse(data));
    if (message !== null) table.receive(message);
  }

  /** Fetches the reason for a failed event stream, which does not tell it. */
  async function fetchProblem(): Promise<void> {
    const answer = await call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
    if (closed || table.now() !== null || answer.ok) return;
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
    const seen = table.now();
    const since = seen === null ? '' : `?since=${seen.seq}`;
    const stream = new EventSource(`/api/v1/tables/${id}/events${since}`);
    source = stream;
    stream.addEventListener('open', () => {
      retryDelay = firstRetry;
      lastMessageAt = Date.now();
      table.setLink('live');
    });
    for (const kind of ['snapshot', 'table', 'presence', 'beat', 'bye']) {
      stream.addEventListener(kind, (event) => receive(kind, (event as MessageEvent<string>).data));
    }
    stream.addEventListener('error', () => {
      if (stream !== source || closed) return;
      table.setLink('lost');
      if (table.now() === null) void fetchProblem();
      // Unless it is closed, the browser reconnects by itself and requests the missed events.
      if (stream.readyState === EventSource.CLOSED) scheduleRetry();
    });
  }

  const reconnectIfSilent = (after: number) => {
    if (Date.now() - lastMessageAt <= after) return;
    table.setLink('lost');
    listen();
  };
  const silenceTimer = setInterval(() => reconnectIfSilent(maxSilence), 5000);
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
      table.setLink('lost');
      scheduleRetry();
    },
    { signal },
  );
  window.addEventListener('pageshow', (event) => event.persisted && listen(), { signal });
  listen();

  return {
    now: table.now,
    problem: () => problem,
    onChange: subscribe,
    take: table.take,
    async play(move) {
      const refused = await table.play(move);
      return refused === null ? null : refused.detail || 'online-offline';
    },
    retryNow: listen,
    close() {
      closed = true;
      table.close();
      clearTimeout(retry);
      clearInterval(silenceTimer);
      page.abort();
      source?.close();
    },
  };
}
