import { type Api, tableMessages } from './api.ts';
import type { FollowedTable } from './followed-table.ts';

/**
 * The maximum silence of a connection in milliseconds. The server sends a beat every 15 seconds, so a connection that is silent for
 * longer is dead.
 */
export const maxSilence = 35_000;
/** The longest pause before the first retry of a lost connection, and before any, in milliseconds. */
const longestPause = { first: 500, any: 8000 } as const;

/**
 * The pauses before each retry of a lost connection. The longest possible one doubles with each retry, up to a maximum. Pauses are
 * random, so that the clients of a server that stops do not all come back at once.
 */
export class RetryPauses {
  #longest: number = longestPause.first;

  /** The pause before the next retry, in milliseconds. */
  next(): number {
    const pause = Math.random() * this.#longest;
    this.#longest = Math.min(longestPause.any, 2 * this.#longest);
    return pause;
  }

  /** Begins with short pauses again, because there is a connection. */
  reset(): void {
    this.#longest = longestPause.first;
  }
}

/** The stream of a followed table. A lost connection is made again until the stream is closed. */
export interface TableStream {
  readonly isOpen: () => boolean;
  readonly connect: () => void;
  /** Connects again if nothing came for this long, in milliseconds. */
  readonly connectIfSilent: (after: number) => void;
  /** Ends the connection, which is made again later. */
  readonly disconnect: () => void;
  /** When the first message of the newest connection came, which contains everything missed; in milliseconds since 1970. */
  readonly caughtUpAt: () => number;
  readonly close: () => void;
}

export interface StreamSetup {
  readonly api: Api;
  readonly id: string;
  readonly table: FollowedTable;
  readonly isScreen?: boolean;
  /** Called when a connection is lost. Resolves to whether to connect again. */
  readonly onLost: () => Promise<boolean>;
}

export function openStream({ api, id, table, isScreen = false, onLost }: StreamSetup): TableStream {
  /** The newest connection. */
  let connection = new AbortController();
  let isOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const pauses = new RetryPauses();
  let lastMessageAt = Date.now();
  let caughtUpAt = 0;
  let isCaughtUp = false;
  let closed = false;

  function end(): AbortSignal {
    clearTimeout(retry);
    connection.abort();
    isOpen = false;
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
    table.setLink('lost');
    connect();
  }

  /** Follows a connection until it ends. One that another has replaced is aborted. */
  async function follow(signal: AbortSignal): Promise<void> {
    const begin = () => {
      if (signal.aborted) return;
      isOpen = true;
      pauses.reset();
      lastMessageAt = Date.now();
      table.setLink('live');
    };
    try {
      for await (const message of tableMessages(api, id, table.now()?.seq ?? null, signal, begin, isScreen)) {
        if (signal.aborted) return;
        lastMessageAt = Date.now();
        if (!isCaughtUp) caughtUpAt = lastMessageAt;
        isCaughtUp = true;
        if (message !== null) table.receive(message);
      }
    } catch {
      // The connection was lost or refused: `onLost` finds out.
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
    clearInterval(silence);
    table.close();
  }

  const silence = setInterval(() => connectIfSilent(maxSilence), 5000);
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
