import type { Frame, Seat } from '@dicehall/engine';
import { actingSeats } from './seats.ts';

/** What the next frame of another player waits for: a key after their turn, or the voice of a screen reader. */
export type Hold = 'key' | 'speech';

export interface HoldFacts {
  readonly frames: readonly Frame[];
  /** The people at this device: their own moves wait for nothing. */
  readonly here: readonly Seat[];
  /** Whether a clock runs for whoever is to move. */
  readonly isTimed: boolean;
  readonly waitsForKey: boolean;
  readonly waitsForSpeech: boolean;
}

const isActing = ({ view }: Frame, here: readonly Seat[]): boolean =>
  actingSeats(view).some((seat) => here.includes(seat));

/** What the frame at an index waits for before it is shown; null where it waits for nothing. */
export function holdBefore(index: number, facts: HoldFacts): Hold | null {
  const { frames, here } = facts;
  const entry = frames[index]?.entry ?? null;
  const last = frames.at(-1);
  if (entry === null || last === undefined || here.includes(entry.seat)) return null;
  // Time must not run out unheard.
  if (facts.isTimed && isActing(last, here)) return null;
  const before = frames[index - 1];
  const isTurnOver = before?.events.some(
    (event) => event.kind === 'turn-ended' && 'seat' in event && !here.some((seat) => seat === event.seat),
  );
  if (facts.waitsForKey && isTurnOver === true) return 'key';
  // The move of another seat keeps nobody from choosing, and what says nothing interrupts nothing.
  const isChoosing = before !== undefined && isActing(before, here);
  const isSpoken = (frames[index]?.events.length ?? 0) > 0;
  return facts.waitsForSpeech && isSpoken && !isChoosing ? 'speech' : null;
}

/**
 * The first frame that may not be shown yet, and what it waits for; null where nothing waits.
 * @param released how many frames wait for nothing more: those that have been shown, or let through
 */
export function heldFrame(
  facts: HoldFacts,
  released: number,
): { readonly index: number; readonly hold: Hold } | null {
  for (let index = released; index < facts.frames.length; index++) {
    const hold = holdBefore(index, facts);
    if (hold !== null) return { index, hold };
  }
  return null;
}
