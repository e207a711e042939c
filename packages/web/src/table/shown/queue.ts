import { type BaseView, type Face, type Frame, rolledDice, type Seat } from '@dicehall/engine';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** A throw that is animated before its frame is shown. */
export interface Throwing {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  readonly frame: number;
}

export interface FrameQueue {
  readonly count: number;
  readonly view: BaseView;
  readonly throwing: Throwing | null;
  readonly landed: () => void;
}

/** Up to this many throws are animated one after the other; of more, such as after a suspension, only the last. */
const mostWaiting = 6;

/** How many frames are shown, if all before `landed` have been and each further throw has to land first. */
export function shownCount(frames: readonly Frame[], landed: number, animated: boolean): number {
  let count = Math.min(landed, frames.length);
  const waiting = frames.slice(count).filter((frame) => rolledDice(frame) !== null).length;
  if (waiting > mostWaiting) count = frames.findLastIndex((frame) => rolledDice(frame) !== null);
  while (count < frames.length && !(animated && rolledDice(frames[count]) !== null)) count += 1;
  return count;
}

/**
 * Shows frames in their order, each throw for as long as its animation takes.
 * @param start the view before the first frame
 * @param onShown called with the number of frames shown whenever it changes
 */
export function useFrameQueue(
  frames: readonly Frame[],
  start: BaseView,
  animated: boolean,
  onShown?: (count: number) => void,
): FrameQueue {
  const [landedAt, setLandedAt] = useState(frames.length);
  const count = shownCount(frames, landedAt, animated);
  const dice = rolledDice(frames[count]);
  const report = useEffectEvent((now: number) => onShown?.(now));
  useEffect(() => {
    setLandedAt(count);
    report(count);
  }, [count]);
  const landed = useCallback(() => setLandedAt((before) => Math.max(before, count + 1)), [count]);
  return {
    count,
    view: frames[count - 1]?.view ?? start,
    throwing: dice === null ? null : { seat: dice.seat, dice: dice.dice, frame: count },
    landed,
  };
}
