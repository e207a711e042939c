import { type Api, followTable, openStream, type Refused, type TableMemory } from '@dicehall/server/client';
import { type Snapshot, snapshotSchema } from '@dicehall/server/protocol';

/** Matches the codes of refusals after which a retry is pointless. */
const isFinal = /^(bad-token|no-such-table|no-watching|authentication-required)$/;

/**
 * Opens a table with a live stream that reconnects until the table is closed. `ended` returns why the stream ended;
 * null while the stream is live or may reconnect.
 */
export function openLiveTable(api: Api, memory: TableMemory, snapshot: Snapshot, onChange: () => void) {
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
