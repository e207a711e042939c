import type { EventOf, Frame, Seat } from '@dicehall/engine';
import { rollOfThrowOff } from './game-log.ts';
import { actingSeats } from './seats.ts';

/**
 * What delays the next frame. A frame of another player waits for a key that has to be pressed after each turn, or for
 * a screen reader that is still speaking. A roll of a throw-off waits until its player rolls.
 */
export type Hold = 'key' | 'speech' | 'roll';

export interface HoldFacts {
  readonly frames: readonly Frame[];
  /** The seats of the people at this device, whose own moves are never delayed, except rolls of a throw-off. */
  readonly here: readonly Seat[];
  /** Whether a clock runs for the seats to move. */
  readonly isTimed: boolean;
  /** Whether the people at this device roll for the start and for ties themselves. */
  readonly rollsSelf: boolean;
  readonly waitsForKey: boolean;
  readonly waitsForSpeech: boolean;
}

const isActing = ({ view }: Frame, here: readonly Seat[]): boolean =>
  actingSeats(view).some((seat) => here.includes(seat));

/** Returns what the frame at an index waits for; null if it does not wait. */
export function holdBefore(index: number, facts: HoldFacts): Hold | null {
  const { frames, here } = facts;
  const frame = frames[index];
  if (frame === undefined || frame.entry === null) return null;
  if (here.includes(frame.entry.seat))
    return facts.rollsSelf && !facts.isTimed && rollOfThrowOff(frame) !== null ? 'roll' : null;
  // The clock must not run without the player's knowledge, so this frame is shown at once.
  if (facts.isTimed && frames.slice(-1).some((last) => isActing(last, here))) return null;
  const before = frames[index - 1];
  const isTurnOver = before?.events.some(
    (event) => event.kind === 'turn-ended' && !here.includes((event as EventOf<'turn-ended'>).seat),
  );
  if (facts.waitsForKey && isTurnOver === true) return 'key';
  // Moves of other seats must not delay a player who is choosing, and a frame without announcements interrupts no
  // speech.
  const isChoosing = before !== undefined && isActing(before, here);
  const isSpoken = frame.events.length > 0;
  return facts.waitsForSpeech && isSpoken && !isChoosing ? 'speech' : null;
}

/**
 * Returns the first frame that may not be shown yet, and what it waits for; null if none is delayed.
 * @param released the number of frames without delay: already shown, or released
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
