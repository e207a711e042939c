import { followTable, type OnlineState, openStream, type Refused } from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';
import { createListeners } from '../settings/listeners.ts';
import { type Api, api, apiOf } from './api.ts';
import { savedTables } from './saved-tables.ts';

/** Options for following a table. */
export interface TableAccess {
  /** The bearer token of another player on this device; absent for the person of this browser. */
  readonly token?: string;
  /** Whether the client is the screen of a room, which is neither a player nor a spectator. */
  readonly isScreen?: boolean;
}

export interface OnlineTable {
  readonly api: Api;
  readonly now: () => OnlineState | null;
  /** Returns why the table cannot be shown, or no longer; null while loading, and when there is something to show. */
  readonly problem: () => Refused | null;
  readonly onChange: (listener: () => void) => () => void;
  /** Plays a move. Resolves to the reason if the move is refused, otherwise to null. */
  readonly play: (move: unknown) => Promise<Refused | null>;
  readonly take: (snapshot: Snapshot) => void;
  readonly retryNow: () => void;
  /**
   * Returns when the newest connection brought its first message, in milliseconds since 1970. That message contains
   * everything that was missed before it.
   */
  readonly caughtUpAt: () => number;
  readonly close: () => void;
}

/** The silence, in milliseconds, after which a connection counts as dead if the page was hidden. */
const maxSilenceAfterSleep = 18_000;

export function openOnlineTable(id: string, { token, isScreen = false }: TableAccess = {}): OnlineTable {
  const own = token === undefined ? api : apiOf(token);
  const { notify, subscribe } = createListeners();
  let problem: Refused | null = null;
  let closed = false;

  const table = followTable({
    table: id,
    api: own,
    memory: savedTables,
    onChange() {
      if (table.now()?.link === 'live') problem = null;
      notify();
    },
  });

  /** Fetches the reason why an event stream failed, because the stream does not report it. */
  async function fetchProblem(): Promise<void> {
    const answer = await own.call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
    if (closed || answer.ok) return;
    // A table that is already shown stays visible unless the person may no longer see it.
    if (table.now() !== null && answer.code !== 'no-watching' && answer.code !== 'no-such-table') return;
    problem = answer;
    notify();
  }

  const stream = openStream({
    api: own,
    id,
    table,
    isScreen,
    isVisible: () => document.visibilityState === 'visible',
    async onLost() {
      // Players keep their table, whatever happens.
      if (table.now()?.you.seat == null) void fetchProblem();
      return true;
    },
  });
  const page = new AbortController();
  const { signal } = page;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible')
        stream.connectIfSilent(stream.isOpen() ? maxSilenceAfterSleep : 0);
    },
    { signal },
  );
  window.addEventListener('online', stream.connect, { signal });
  window.addEventListener('offline', stream.disconnect, { signal });
  window.addEventListener('pageshow', (event) => event.persisted && stream.connect(), { signal });

  return {
    api: own,
    now: table.now,
    problem: () => problem,
    onChange: subscribe,
    take: table.take,
    play: table.play,
    retryNow: stream.connect,
    caughtUpAt: stream.caughtUpAt,
    close() {
      closed = true;
      stream.close();
      page.abort();
    },
  };
}
