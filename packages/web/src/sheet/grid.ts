import { type SheetBoard, type SheetLine, type SheetLog, sheetBoard } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

/** One row of a sheet: a line for each seat, and the lines that belong to no column. */
interface GridRow {
  readonly cells: ReadonlyMap<number, SheetLine>;
  readonly notes: readonly SheetLine[];
}

/**
 * Arranges the lines of a sheet in rows. Each turn is below the earlier turns of its player, so that no row ever
 * moves.
 */
export function gridOf({ lines }: SheetBoard): GridRow[] {
  const rows: { readonly cells: Map<number, SheetLine>; readonly notes: SheetLine[] }[] = [];
  const rowAt = (index: number) => {
    const row = rows[index] ?? { cells: new Map<number, SheetLine>(), notes: [] };
    rows[index] = row;
    return row;
  };
  const counts = new Map<number, number>();
  for (const line of lines) {
    if (line.item.type === 'next') continue;
    const { seat } = line;
    if (seat === null) {
      rowAt(Math.max(0, rows.length - 1)).notes.push(line);
      continue;
    }
    const index = counts.get(seat) ?? 0;
    counts.set(seat, index + 1);
    const row = rowAt(index);
    row.cells.set(seat, line);
    if (line.changes.some((change) => change.seat !== seat)) row.notes.push(line);
  }
  return rows;
}

/** Returns the totals of all players after each line, starting at zero. */
export function totalsOf({ lines, scores }: SheetBoard): number[][] {
  const history = [scores.map(() => 0)];
  for (const { changes } of lines) {
    if (changes.length === 0) continue;
    const totals = [...(history.at(-1) ?? [])];
    for (const { seat, total } of changes) totals[seat] = total;
    history.push(totals);
  }
  return history;
}

const quoted = (text: string): string => {
  // Spreadsheets treat a cell that begins with one of these characters as a formula.
  const safe = /^[=+@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns a sheet as CSV: a line for each entry with the totals after it, then a line with the final totals. */
export function csvOf({ now }: SheetLog, messages: Catalogue): string {
  const board = sheetBoard(now);
  const head = ['#', messages.say('web-sheet-player'), messages.say('web-sheet-entry'), ...now.names];
  const totals = now.names.map(() => '' as number | '');
  const lines = board.lines.map(({ at, seat, text, changes }) => {
    for (const { seat: changed, total } of changes) totals[changed] = total;
    const who = seat === null ? '' : (now.names[seat] ?? '');
    return [at + 1, who, messages.text(text, now.names), ...totals];
  });
  const last = ['', '', messages.say('web-sheet-total'), ...board.scores];
  return `${[head, ...lines, last].map((row) => row.map((cell) => quoted(String(cell))).join(',')).join('\r\n')}\r\n`;
}
