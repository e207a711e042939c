import {
  type Api,
  type FollowedTable,
  followTable,
  openStream,
  type Refused,
  type TableMemory,
} from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';

/** A table with a live stream that reconnects until the table is closed. */
export interface LiveTable extends FollowedTable {
  /** Returns why the stream ended; null while the server sends or the stream may reconnect. */
  readonly ended: () => Refused | null;
}

interface LiveTableSetup {
  readonly api: Api;
  readonly memory: TableMemory;
  readonly snapshot: Snapshot;
  readonly onChange: () => void;
}

/** Matches the codes of refusals after which another attempt would be pointless. */
const isFinal = /^(bad-token|no-such-table|no-watching|authentication-required)$/;

export function openLiveTable({ api, memory, snapshot, onChange }: LiveTableSetup): LiveTable {
  const { id } = snapshot.table;
  const table = followTable({ table: id, api, memory, onChange });
  let ended: Refused | null = null;
  table.receive({ event: 'snapshot', data: snapshot });
  const { close } = openStream({
    api,
    id,
    table,
    async onLost() {
      const answer = await api.call('GET', `/tables/${id}`, (raw) => snapshotSchema.parse(raw));
      if (answer.ok || !isFinal.test(answer.code)) return true;
      ended = answer;
      onChange();
      return false;
    },
  });
  return { ...table, ended: () => ended, close };
}
