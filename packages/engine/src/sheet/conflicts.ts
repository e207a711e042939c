import type { SheetChange } from './changes.ts';

/** What a change writes: the end of the list, one earlier line, a name, the rules, or all of the sheet. */
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
 * Two phones change a sheet at the same time: whether the second one says the same as the first (the same turn entered twice),
 * writes the same place, or has nothing to do with it.
 */
export function compareChanges(first: SheetChange, second: SheetChange): 'same' | 'conflict' | 'independent' {
  const [one, other] = [writes(first), writes(second)];
  if (one !== 'all' && sorted(first) === sorted(second)) return 'same';
  return one === other || one === 'all' || other === 'all' ? 'conflict' : 'independent';
}

/**
 * The change that puts a refused one through after all: a turn of the same player replaces the one that is there, anything else
 * follows the newest line.
 * @param first the change that came first @param lines the lines of the sheet now
 */
export function insist(first: SheetChange, second: SheetChange, lines: number): SheetChange {
  const isSameTurn = first.type === 'enter' && second.type === 'enter' && first.seat === second.seat;
  if (isSameTurn) return { ...second, type: 'edit', at: first.at };
  const isAtEnd = second.type !== 'edit' && second.type !== 'remove' && 'at' in second;
  return isAtEnd ? { ...second, at: lines } : second;
}
