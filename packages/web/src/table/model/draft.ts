import type { Frame, Seat } from '@dicehall/engine';

/** What a seat has prepared for one of its choices. */
export interface Prepared {
  readonly seat: Seat;
  /** The number of moves that the seat had made before this choice. */
  readonly choice: number;
  readonly draft: unknown;
  /** The draft that becomes current after the seat's next move. */
  readonly next: unknown;
}

export const movesMade = (frames: readonly Frame[], count: number, seat: Seat): number =>
  frames
    .slice(0, count)
    .filter(
      ({ entry }) => entry?.seat === seat && ('unseen' in entry ? entry.unseen === 'move' : 'move' in entry),
    ).length;

/** Returns the draft of a seat at a choice; null if nothing is prepared for it. */
export function draftAt(prepared: Prepared | null, seat: Seat | null, choice: number): unknown {
  if (prepared?.seat !== seat) return null;
  if (prepared.choice === choice) return prepared.draft;
  return prepared.choice + 1 === choice ? prepared.next : null;
}
