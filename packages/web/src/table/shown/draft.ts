import type { Frame, Seat } from '@dicehall/engine';
import { useState } from 'react';

/** What a seat has prepared for one of its choices. */
interface Prepared {
  readonly seat: Seat;
  /** How many moves the seat had made before this choice. */
  readonly choice: number;
  readonly draft: unknown;
  /** The draft once the seat's next move has been played. */
  readonly next: unknown;
}

export const movesMade = (frames: readonly Frame[], count: number, seat: Seat): number =>
  frames
    .slice(0, count)
    .filter(
      ({ entry }) => entry?.seat === seat && ('unseen' in entry ? entry.unseen === 'move' : 'move' in entry),
    ).length;

/** The draft of a seat at a choice; null where nothing is prepared for it. */
export function draftAt(prepared: Prepared | null, seat: Seat | null, choice: number): unknown {
  if (prepared?.seat !== seat) return null;
  if (prepared.choice === choice) return prepared.draft;
  return prepared.choice + 1 === choice ? prepared.next : null;
}

export interface DraftControl {
  readonly draft: unknown;
  readonly prepare: (draft: unknown) => void;
  /** To be called when a move is sent. @param next the draft after it */
  readonly moveSent: (next: unknown) => void;
}

/** Holds what a seat on this screen prepares; a move of the seat, or taking anything back, clears it. */
export function useDraft(frames: readonly Frame[], count: number, seat: Seat | null): DraftControl {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [countBefore, setCountBefore] = useState(count);
  if (count !== countBefore) {
    setCountBefore(count);
    if (count < countBefore) setPrepared(null);
  }
  const choice = seat === null ? 0 : movesMade(frames, count, seat);
  const draft = draftAt(prepared, seat, choice);
  const set = (now: unknown, next: unknown) => {
    if (seat !== null) setPrepared({ seat, choice, draft: now, next });
  };
  return { draft, prepare: (next) => set(next, null), moveSent: (next) => set(draft, next) };
}
