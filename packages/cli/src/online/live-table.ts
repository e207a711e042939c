import {
  type Api,
  type FollowedTable,
  firstRetry,
  followTable,
  longestRetry,
  maxSilence,
  type Refused,
  type TableMemory,
  tableMessages,
} from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';

/** A table with a live stream that reconnects until the table is closed. */
export interface LiveTable extends FollowedTable {
  /** Why the server will send nothing more; null while it sends or may reconnect. */
  readonly ended: () => Refused | null;
}

interface LiveTableSetup {
  readonly api: Api;
  readonly memory: TableMemory;
  readonly snapshot: Snapshot;
  readonly onChange: () => void;
}

export function openLiveTable({ api, memory, snapshot, onChange }: LiveTableSetup): LiveTable {
  const table = snapshot.table.id;
  const followed = followTable({ table, api, memory, onChange });
  const closing = new AbortController();
  let ended: Refused | null = null;

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  /** Follows the stream until it ends. @returns whether it had begun */
  async function listen(): Promise<boolean> {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    closing.signal.addEventListener('abort', abort);
    let silence = setTimeout(abort, maxSilence);
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      followed.setLink('live');
    };
    try {
      const since = followed.now()?.seq ?? null;
      for await (const message of tableMessages(api, table, since, attempt.signal, begin)) {
        clearTimeout(silence);
        silence = setTimeout(abort, maxSilence);
        if (message !== null && !closing.signal.aborted) followed.receive(message);
      }
    } catch {
      // The code below checks whether the connection was lost or refused.
    } finally {
      clearTimeout(silence);
      closing.signal.removeEventListener('abort', abort);
    }
    return hasBegun;
  }

  /** Why a stream cannot begin, if another attempt would be pointless. */
  async function whyRefused(): Promise<Refused | null> {
    const answer = await api.call('GET', `/tables/${table}`, (raw) => snapshotSchema.parse(raw));
    if (answer.ok) return null;
    const isFinal = /^(bad-token|no-such-table|no-watching|authentication-required)$/.test(answer.code);
    return isFinal ? answer : null;
  }

  async function follow(): Promise<void> {
    let delay: number = firstRetry;
    while (!closing.signal.aborted) {
      if (await listen()) delay = firstRetry;
      if (closing.signal.aborted) return;
      followed.setLink('lost');
      await pause(delay);
      if (closing.signal.aborted) return;
      ended = await whyRefused();
      if (ended !== null) {
        onChange();
        return;
      }
      delay = Math.min(longestRetry, delay * 2);
    }
  }

  followed.receive({ event: 'snapshot', data: snapshot });
  void follow();
  return {
    ...followed,
    ended: () => ended,
    close() {
      closing.abort();
      followed.close();
    },
  };
}
