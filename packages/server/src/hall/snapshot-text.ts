import type { MovePlayed, Snapshot, TableState } from '../protocol/index.ts';

/** A table's text before and after its match, and the state that it is the text of. */
interface Around {
  readonly table: TableState;
  readonly before: string;
  readonly after: string;
}

const known = new WeakMap<TableState['seats'], Around>();

function textAround(table: TableState): Around {
  const parts = Object.entries(table);
  const at = parts.findIndex(([part]) => part === 'match');
  const before = JSON.stringify(Object.fromEntries(parts.slice(0, at))).slice(0, -1);
  const after = JSON.stringify(Object.fromEntries(parts.slice(at + 1))).slice(1);
  return { table, before: `${before},"match":`, after: `,${after}` };
}

/** Is everything the same but the match? Parts that did not change are the same objects. */
const isSameAround = (one: TableState, other: TableState): boolean =>
  one.seats === other.seats &&
  one.dice === other.dice &&
  one.said === other.said &&
  one.muted === other.muted &&
  one.options === other.options &&
  one.clock === other.clock &&
  one.id === other.id &&
  one.code === other.code &&
  one.game === other.game &&
  one.status === other.status &&
  one.listed === other.listed &&
  one.watch === other.watch &&
  one.chat === other.chat &&
  one.host === other.host &&
  one.created === other.created &&
  one.rematch === other.rematch &&
  one.watchers === other.watchers;

/**
 * A snapshot as JSON: the very text that `JSON.stringify` makes. Most snapshots differ from the last one of their table
 * in the match alone, and the text around it is made once.
 */
export function snapshotText({ seq, you, table }: Snapshot): string {
  let around = known.get(table.seats);
  if (around === undefined || !isSameAround(around.table, table)) {
    around = textAround(table);
    known.set(table.seats, around);
  }
  const { before, after } = around;
  const match = JSON.stringify(table.match);
  return `{"seq":${seq},"you":${JSON.stringify(you)},"table":${before}${match}${after}}`;
}

/** The response to an accepted move, as JSON. */
export const movePlayedText = ({ seq, repeated, snapshot }: MovePlayed): string =>
  `{"seq":${seq},"repeated":${repeated},"snapshot":${snapshotText(snapshot)}}`;
