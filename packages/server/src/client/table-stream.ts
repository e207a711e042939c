import { type Api, tableMessages } from './api.ts';
import type { FollowedTable } from './followed-table.ts';
import type { OnlineState } from './online-state.ts';

/**
 * The time in milliseconds after which a silent connection counts as dead. The server sends a heartbeat every 15
 * seconds.
 */
export const maxSilence = 35_000;
/** The time in milliseconds after which a connection without a response is tried again. */
const maxConnecting = 10_000;
/**
 * The time in milliseconds between two pings. A connection counts as dead if a ping has no response at the next one.
 * The server expects another ping within twice this time.
 */
const pingInterval = 2500;
/**
 * The longest pauses in milliseconds before a lost connection is reopened: for the first attempt, and for any attempt.
 */
const longestPause = { first: 500, any: 8000 } as const;

/**
 * Chooses random pauses before the retries of a lost connection, so that clients do not all reconnect at once. The
 * longest possible pause doubles with each retry.
 */
export class RetryPauses {
  #longest: number = longestPause.first;

  /** Returns the pause before the next retry, in milliseconds. */
  next(): number {
    const pause = Math.random() * this.#longest;
    this.#longest = Math.min(longestPause.any, 2 * this.#longest);
    return pause;
  }

  /** Resets the pauses to their initial length. */
  reset(): void {
    this.#longest = longestPause.first;
  }
}

/** The stream of a followed table. A lost connection is reopened until the stream is closed. */
export interface TableStream {
  readonly isOpen: () => boolean;
  readonly connect: () => void;
  /** Reconnects if no message has arrived for this many milliseconds. */
  readonly connectIfSilent: (after: number) => void;
  /** Closes the connection. The stream opens a new one later. */
  readonly disconnect: () => void;
  /**
   * Returns when the newest connection received its first message, which contains everything missed. In milliseconds
   * since 1970.
   */
  readonly caughtUpAt: () => number;
  readonly close: () => void;
}

export interface StreamSetup {
  readonly api: Api;
  readonly id: string;
  readonly table: FollowedTable;
  readonly isScreen?: boolean;
  /** Whether the player can see the table. The timers of a hidden page are too slow for pings. */
  readonly isVisible?: () => boolean;
  /** Called when a connection is lost. Resolves to whether to reconnect. */
  readonly onLost: () => Promise<boolean>;
}

/** Whether the player of a client and another person play against each other at the same time. */
const playsTogether = ({ you, table: { status, clock, seats } }: OnlineState): boolean =>
  status === 'playing' &&
  clock.kind !== 'days' &&
  you.seat !== null &&
  seats.some(({ seat, kind }) => kind === 'person' && seat !== you.seat);

export function openStream({
  api,
  id,
  table,
  isScreen = false,
  isVisible = () => true,
  onLost,
}: StreamSetup): TableStream {
  let connection = new AbortController();
  let isOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pauses = new RetryPauses();
  let lastMessageAt = Date.now();
  let caughtUpAt = 0;
  let isCaughtUp = false;
  let closed = false;
  /** Whether the server expects another ping on this connection. */
  let isExpected = false;
  /** When the ping without a response was sent; null if there is none. */
  let pingedAt: number | null = null;

  function end(): AbortSignal {
    clearTimeout(retry);
    connection.abort();
    isOpen = false;
    isExpected = false;
    pingedAt = null;
    connection = new AbortController();
    return connection.signal;
  }

  function connect(): void {
    if (closed) return;
    lastMessageAt = Date.now();
    isCaughtUp = false;
    void follow(end());
  }

  function connectLater(): void {
    clearTimeout(retry);
    retry = setTimeout(connect, pauses.next());
  }

  function connectIfSilent(after: number): void {
    if (Date.now() - lastMessageAt <= after) return;
    reconnect();
  }

  function reconnect(): void {
    table.setLink('lost');
    connect();
  }

  /** Shows the others that the player is connected, and finds out whether the connection works. */
  async function ping(): Promise<void> {
    const now = table.now();
    if (!isOpen || now === null) return;
    if (pingedAt !== null) {
      // A busy page can run two ticks at nearly the same time.
      if (Date.now() - pingedAt > pingInterval / 2) reconnect();
      return;
    }
    const goesOn = isVisible() && playsTogether(now);
    if (!goesOn && !isExpected) return;
    isExpected = goesOn;
    pingedAt = Date.now();
    const { signal } = connection;
    await api.request(`/tables/${id}/ping${goesOn ? `?within=${(2 * pingInterval) / 1000}` : ''}`, {
      signal,
    });
    if (!signal.aborted) pingedAt = null;
  }

  /** Reads a connection until it ends or another one replaces it. */
  async function follow(signal: AbortSignal): Promise<void> {
    const begin = () => {
      if (signal.aborted) return;
      isOpen = true;
      pauses.reset();
      lastMessageAt = Date.now();
      table.setLink('live');
    };
    const since = table.now()?.seq ?? null;
    try {
      for await (const message of tableMessages(api, id, since, signal, begin, isScreen)) {
        if (signal.aborted) return;
        lastMessageAt = Date.now();
        const isFirst = !isCaughtUp;
        if (isFirst) caughtUpAt = lastMessageAt;
        isCaughtUp = true;
        // A response can bring a newer state while the stream opens.
        if (message !== null) table.receive(message, isFirst ? (since ?? 0) : undefined);
      }
    } catch {
      // The connection was lost or refused. `onLost` decides what to do.
    }
    if (signal.aborted) return;
    isOpen = false;
    table.setLink('lost');
    const goesOn = await onLost();
    if (signal.aborted) return;
    if (goesOn) connectLater();
    else close();
  }

  function close(): void {
    closed = true;
    end();
    clearInterval(check);
    table.close();
  }

  const check = setInterval(() => {
    connectIfSilent(isOpen ? maxSilence : maxConnecting);
    // A ping that fails is never answered.
    ping().catch(() => {});
  }, pingInterval);
  connect();
  return {
    isOpen: () => isOpen,
    connect,
    connectIfSilent,
    disconnect() {
      end();
      table.setLink('lost');
      connectLater();
    },
    caughtUpAt: () => caughtUpAt,
    close,
  };
}
