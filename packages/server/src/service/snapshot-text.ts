import type { MovePlayed, Snapshot, TableState } from '../protocol/index.ts';

/** The JSON text before and after the match of a snapshot, and the state that it describes. */
interface Frame {
  readonly table: TableState;
  readonly before: string;
  readonly after: string;
}

const cache = new WeakMap<TableState['seats'], Frame>();

function frameOf(table: TableState): Frame {
  const parts = Object.entries(table);
  const at = parts.findIndex(([part]) => part === 'match');
  const before = JSON.stringify(Object.fromEntries(parts.slice(0, at))).slice(0, -1);
  const after = JSON.stringify(Object.fromEntries(parts.slice(at + 1))).slice(1);
  return { table, before: `${before},"match":`, after: `,${after}` };
}

/** Whether two states differ only in the match, if at all. Unchanged parts are the same objects. */
function hasSameFrame(one: TableState, other: TableState): boolean {
  for (const part in one) {
    if (one[part as keyof TableState] !== other[part as keyof TableState] && part !== 'match') return false;
  }
  return true;
}

/**
 * Writes a snapshot exactly as `JSON.stringify` does. The text around the match is cached, because most snapshots
 * differ from the previous one only in the match.
 */
export function snapshotText({ seq, you, table }: Snapshot): string {
  let frame = cache.get(table.seats);
  if (frame === undefined || !hasSameFrame(frame.table, table)) {
    frame = frameOf(table);
    cache.set(table.seats, frame);
  }
  const { before, after } = frame;
  const match = JSON.stringify(table.match);
  return `{"seq":${seq},"you":${JSON.stringify(you)},"table":${before}${match}${after}}`;
}

export const movePlayedText = ({ seq, repeated, snapshot }: MovePlayed): string =>
  `{"seq":${seq},"repeated":${repeated},"snapshot":${snapshotText(snapshot)}}`;
