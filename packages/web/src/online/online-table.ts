import {
  firstRetry,
  followTable,
  longestRetry,
  maxSilence,
  type OnlineState,
  type Refused,
  tableMessages,
} from '@dicehall/server/client';
import { type Snapshot, type StreamMessage, snapshotSchema } from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import { type Api, api, apiOf } from './api.ts';
import { savedTables } from './saved-tables.ts';

/** How a table is followed. */
export interface TableAccess {
  /** The bearer token of another player on this device; absent for the person of this browser. */
  readonly token?: string;
  /** Whether the client is the screen of a room, which is neither a player nor a spectator. */
  readonly isScreen?: boolean;
}

export interface OnlineTable {
  readonly api: Api;
  readonly now: () => OnlineState | null;
  /** Why there is nothing to show; null while loading, and when there is something to show. */
  readonly problem: () => Refused | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Plays a move. Resolves to a sentence or a message key if it is refused. */
  readonly play: (move: unknown) => Promise<string | null>;
  readonly take: (snapshot: Snapshot) => void;
  readonly retryNow: () => void;
  /** When the newest connection brought its first message, which has everything missed before; in milliseconds since 1970. */
  readonly caughtUpAt: () => number;
  readonly close: () => void;
}

/** After the page was hidden, a connection without a message for this long counts as dead, in milliseconds. */
const maxSilenceAfterSleep = 18_000;

export function openOnlineTable(id: string, { token, isScreen = false }: TableAccess = {}): OnlineTable {
  const own = token === undefined ? api : apiOf(token);
  const { notify, subscribe } = createListeners();
  let problem: Refused | null = null;
  /** The newest connection. */
  let connection = new AbortController();
  let isOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryDelay = firstRetry;
  let lastMessageAt = Date.now();
  let caughtUpAt = 0;
  let isCaughtUp = false;
  let closed = false;

  const table = followTable({
    table: id,
    api: own,
    memory: savedTables,
    onChange() {
      problem = null;
      notify();
    },
  });

  function receive(message: StreamMessage | null): void {
    lastMessageAt = Date.now();
    if (!isCaughtUp) caughtUpAt = lastMessageAt;
    isCaughtUp = true;
    if (message !== null) table.receive(message);
  }

  /** Fetches the reason why an event stream failed, because the stream does not report it. */
  async function fetchProblem(): Promise<void> {
    const answer = await own.call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
    if (closed || table.now() !== null || answer.ok) return;
    problem = answer;
    notify();
  }

  function scheduleRetry(): void {
    clearTimeout(retry);
    retry = setTimeout(listen, retryDelay);
    retryDelay = Math.min(longestRetry, retryDelay * 2);
  }

  function disconnect(): AbortController {
    clearTimeout(retry);
    connection.abort();
    isOpen = false;
    connection = new AbortController();
    return connection;
  }

  function listen(): void {
    if (closed) return;
    lastMessageAt = Date.now();
    isCaughtUp = false;
    void follow(disconnect().signal);
  }

  /** Follows a stream until it ends. A stream that another one has replaced is aborted. */
  async function follow(signal: AbortSignal): Promise<void> {
    const begin = () => {
      if (signal.aborted) return;
      isOpen = true;
      retryDelay = firstRetry;
      lastMessageAt = Date.now();
      table.setLink('live');
    };
    const since = table.now()?.seq ?? null;
    try {
      for await (const message of tableMessages(own, id, since, signal, begin, isScreen)) {
        if (signal.aborted) return;
        receive(message);
      }
    } catch {
      // The stream was lost or refused, as below.
    }
    if (signal.aborted) return;
    isOpen = false;
    table.setLink('lost');
    if (table.now() === null) void fetchProblem();
    scheduleRetry();
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
      if (document.visibilityState === 'visible') reconnectIfSilent(isOpen ? maxSilenceAfterSleep : 0);
    },
    { signal },
  );
  window.addEventListener('online', listen, { signal });
  window.addEventListener(
    'offline',
    () => {
      disconnect();
      table.setLink('lost');
      scheduleRetry();
    },
    { signal },
  );
  window.addEventListener('pageshow', (event) => event.persisted && listen(), { signal });
  listen();

  return {
    api: own,
    now: table.now,
    problem: () => problem,
    onChange: subscribe,
    take: table.take,
    async play(move) {
      const refused = await table.play(move);
      return refused === null ? null : refused.detail || 'online-offline';
    },
    retryNow: listen,
    caughtUpAt: () => caughtUpAt,
    close() {
      closed = true;
      table.close();
      disconnect();
      clearInterval(silenceTimer);
      page.abort();
    },
  };
}
