import type { Store } from '../store/index.ts';
import { foldOne } from '../table/fold.ts';
import type { Table } from '../table/table.ts';

/** The number of lines to fold before other work gets a turn. */
export const linesInARow = 64;
/** The number of log lines to read from the store at once. */
const pageSize = 512;

/** Resolves after all other pending work has run. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Folds the log of a table without blocking other work for long.
 * @param onState called with the state after each line
 * @returns null if the table does not exist
 */
export async function readTable(
  { tables }: Pick<Store, 'tables'>,
  id: string,
  onState: (table: Table) => void = () => {},
): Promise<Table | null> {
  let table: Table | null = null;
  for (;;) {
    const lines = await tables.linesAfter(id, table?.seq ?? 0, pageSize);
    for (const line of lines) {
      table = foldOne(id, table, line);
      onState(table);
      if (table.seq % linesInARow === 0) await nextTurn();
    }
    if (lines.length < pageSize) return table;
  }
}
