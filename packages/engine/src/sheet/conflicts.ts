import type { SheetChange } from './changes.ts';

/**
 * Returns the part of the sheet that a change writes: the end of the list, an earlier line, a name, the rules, or the
 * whole sheet.
 */
function writes(change: SheetChange): string {
  switch (change.type) {
    case 'enter':
    case 'adjust':
    case 'next':
    case 'join':
    case 'order':
      return 'end';
    case 'edit':
      return `line ${change.at}`;
    case 'rename':
      return `name ${change.seat}`;
    case 'rules':
    case 'end':
      return change.type;
    case 'remove':
    case 'undo':
    case 'redo':
      return 'all';
  }
}

const sorted = (change: SheetChange): string =>
  JSON.stringify(change, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/**
 * Compares two changes made at the same time on two phones: `same` if both enter the same turn, a conflict if they
 * write the same part of the sheet, otherwise independent.
 */
export function compareChanges(first: SheetChange, second: SheetChange): 'same' | 'conflict' | 'independent' {
  const [one, other] = [writes(first), writes(second)];
  if (one !== 'all' && sorted(first) === sorted(second)) return 'same';
  return one === other || one === 'all' || other === 'all' ? 'conflict' : 'independent';
}

/**
 * Returns a change that applies a refused change anyway. A turn replaces the existing turn of the same player; any
 * other change becomes the newest line.
 * @param first the change that was applied first
 * @param lines the current number of lines of the sheet
 */
export function insist(first: SheetChange, second: SheetChange, lines: number): SheetChange {
  const isSameTurn = first.type === 'enter' && second.type === 'enter' && first.seat === second.seat;
  if (isSameTurn) return { ...second, type: 'edit', at: first.at };
  const isAtEnd = second.type !== 'edit' && second.type !== 'remove' && 'at' in second;
  return isAtEnd ? { ...second, at: lines } : second;
}
