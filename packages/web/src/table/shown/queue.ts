import { type Frame, rolledDice } from '@dicehall/engine';

/**
 * How far the frames of a match have been shown: the first `count` of them. `held` is the step at which the table waits
 * after the last one, such as a bust that has to be read; null where it does not wait.
 */
export interface QueuePlace {
  readonly count: number;
  readonly held: number | null;
}

/** What takes time when frames are shown. */
export interface Beats {
  /** What is shown before a frame: its tumbling dice, or the choice of another player. */
  readonly before: (index: number) => 'throw' | 'choice' | null;
  /** The milliseconds of each step at which the table waits after a frame. */
  readonly after: (index: number) => readonly number[];
}

/** Up to this many throws are shown one after the other; of more, such as after a suspension, only the last. */
const mostWaiting = 6;

export const waitingThrows = (frames: readonly Frame[], count: number): number =>
  frames.slice(count).filter((frame) => rolledDice(frame) !== null).length;

/** How far frames are shown now: on from `place` to the next one that takes time. */
export function shownPlace(frames: readonly Frame[], place: QueuePlace, beats: Beats): QueuePlace {
  const steps = (count: number) => (count === 0 ? [] : beats.after(count - 1));
  /** The first step, from `from` on, that takes any time. */
  const stepFrom = (count: number, from: number) => {
    const found = steps(count).findIndex((length, step) => step >= from && length > 0);
    return found < 0 ? null : found;
  };
  let { count, held } = place.count > frames.length ? { count: frames.length, held: null } : place;
  if (waitingThrows(frames, count) > mostWaiting) {
    count = frames.findLastIndex((frame) => rolledDice(frame) !== null);
    held = null;
  }
  if (held !== null) held = stepFrom(count, held);
  while (held === null && count < frames.length && beats.before(count) === null) {
    count += 1;
    held = stepFrom(count, 0);
  }
  return { count, held };
}

/** The place after what is shown now has taken its time, or was skipped. */
export function nextPlace(frames: readonly Frame[], now: QueuePlace, beats: Beats): QueuePlace {
  const count = now.held === null ? Math.min(now.count + 1, frames.length) : now.count;
  const held = now.held === null ? (count > now.count ? 0 : null) : now.held + 1;
  return shownPlace(frames, { count, held }, beats);
}
