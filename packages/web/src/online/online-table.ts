import {
  firstRetry,
  followTable,
  longestRetry,
  maxSilence,
  type OnlineState,
  type Refused,
  readStreamMessage,
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

interface StreamListener {
  readonly onOpen: () => void;
  readonly onMessage: (message: StreamMessage | null) => void;
  /** @param isClosed whether the stream does not reconnect automatically */
  readonly onLost: (isClosed: boolean) => void;
}

interface Stream {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** A stream for the person of this browser. The browser reconnects it and requests the missed events. */
function openEvents(id: string, since: number | null, isScreen: boolean, to: StreamListener): Stream {
  const query = new URLSearchParams({
    ...(since !== null && { since: `${since}` }),
    ...(isScreen && { screen: '1' }),
  });
  const stream = new EventSource(`/api/v1/tables/${id}/events?${query}`);
  stream.addEventListener('open', to.onOpen);
  for (const kind of ['snapshot', 'table', 'presence', 'beat', 'bye']) {
    stream.addEventListener(kind, (event) =>
      to.onMessage(readStreamMessage(kind, JSON.parse((event as MessageEvent<string>).data))),
    );
  }
  stream.addEventListener('error', () => to.onLost(stream.readyState === EventSource.CLOSED));
  return { isOpen: () => stream.readyState === EventSource.OPEN, close: () => stream.close() };
}

/** A stream for a player with a token, because an EventSource cannot send headers. */
function openLines(by: Api, id: string, since: number | null, to: StreamListener): Stream {
  const stop = new AbortController();
  let isOpen = false;
  const read = async () => {
    const onBegin = () => {
      isOpen = true;
      to.onOpen();
    };
    for await (const message of tableMessages(by, id, since, stop.signal, onBegin)) to.onMessage(message);
  };
  const onEnd = () => {
    isOpen = false;
    to.onLost(true);
  };
  // Deferred, because the caller must have the stream before it calls back.
  queueMicrotask(() => void read().then(onEnd, onEnd));
  return { isOpen: () => isOpen, close: () => stop.abort() };
}

export function openOnlineTable(id: string, { token, isScreen = false }: TableAccess = {}): OnlineTable {
  const own = token === undefined ? api : apiOf(token);
  const { notify, subscribe } = createListeners();
  let problem: Refused | null = null;
  let source: Stream | null = null;
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

  function listen(): void {
    if (closed) return;
    clearTimeout(retry);
    source?.close();
    lastMessageAt = Date.now();
    isCaughtUp = false;
    const listener: StreamListener = {
      onOpen() {
        if (stream !== source || closed) return;
        retryDelay = firstRetry;
        lastMessageAt = Date.now();
        table.setLink('live');
      },
      onMessage: (message) => stream === source && receive(message),
      onLost(isClosed) {
        if (stream !== source || closed) return;
        table.setLink('lost');
        if (table.now() === null) void fetchProblem();
        if (isClosed) scheduleRetry();
      },
    };
    const since = table.now()?.seq ?? null;
    const stream: Stream =
      token === undefined ? openEvents(id, since, isScreen, listener) : openLines(own, id, since, listener);
    source = stream;
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
        reconnectIfSilent(source?.isOpen() === true ? maxSilenceAfterSleep : 0);
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
      clearTimeout(retry);
      clearInterval(silenceTimer);
      page.abort();
      source?.close();
    },
  };
}
