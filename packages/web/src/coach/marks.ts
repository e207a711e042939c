import type { Entry, Seat } from '@dicehall/engine';
import type { MarkedChoice } from '@dicehall/strategy';

type Choice = Extract<Entry, { move: unknown }>;

/** A choice in a log, and the state before it. */
export interface ChoiceAt {
  readonly entry: Choice;
  readonly index: number;
}

/** By the entry of the choice: the mark that the coach has given. */
export type Marks = ReadonlyMap<Entry, MarkedChoice>;

/** The last choice of each of the given seats, the latest first. */
export function lastChoices(log: readonly Entry[], seats: readonly Seat[]): ChoiceAt[] {
  const found: ChoiceAt[] = [];
  for (let index = log.length - 1; index >= 0 && found.length < seats.length; index--) {
    const entry = log[index];
    if (entry === undefined || !('move' in entry) || !seats.includes(entry.seat)) continue;
    if (!found.some((one) => one.entry.seat === entry.seat)) found.push({ entry, index });
  }
  return found;
}

/** The latest marked choice of the given seats that is still the last choice of its seat. */
export function currentMark(
  marks: Marks,
  log: readonly Entry[],
  seats: readonly Seat[],
): (ChoiceAt & { readonly marked: MarkedChoice }) | null {
  for (const choice of lastChoices(log, seats)) {
    const marked = marks.get(choice.entry);
    if (marked !== undefined) return { ...choice, marked };
  }
  return null;
}
