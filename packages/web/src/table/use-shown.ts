import type { BaseView, Face, Seat } from '@dicehall/engine';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Frame } from './frame.ts';

/** A throw that is being shown before the table moves on to what it led to. */
export interface Throwing {
  readonly seat: Seat;
  readonly dice: readonly Face[];
  readonly frame: number;
}

/** What is on the table: how many frames have been shown, and the throw in the air, if any. */
export interface Shown {
  readonly count: number;
  readonly view: BaseView;
  readonly throwing: Throwing | null;
  /** The throw has landed, or was skipped. */
  readonly landed: () => void;
}

/** The throw of a frame, as far as this viewer may see it. */
function throwOf(frame: Frame | undefined): { readonly seat: Seat; readonly dice: readonly Face[] } | null {
  const entry = frame?.entry ?? null;
  return entry !== null && 'dice' in entry ? { seat: entry.seat, dice: entry.dice } : null;
}

/** So many throws are waited for, one after the other; of more, such as come after sleep, only the last. */
const mostWaiting = 6;

/** How many frames are shown when nothing holds them up but a throw that has not landed. */
export function reached(frames: readonly Frame[], landed: number, animated: boolean): number {
  let count = Math.min(landed, frames.length);
  const waiting = frames.slice(count).filter((frame) => throwOf(frame) !== null).length;
  if (waiting > mostWaiting) count = frames.findLastIndex((frame) => throwOf(frame) !== null);
  while (count < frames.length && !(animated && throwOf(frames[count]) !== null)) count += 1;
  return count;
}

/** Shows the frames of a match one after the other, each throw as long as it takes to land. */
export function useShown(
  frames: readonly Frame[],
  start: BaseView,
  animated: boolean,
  onShown?: (count: number) => void,
): Shown {
  const [landedAt, setLandedAt] = useState(frames.length);
  const count = reached(frames, landedAt, animated);
  const thrown = throwOf(frames[count]);
  const tell = useEffectEvent((now: number) => onShown?.(now));
  useEffect(() => {
    setLandedAt(count);
    tell(count);
  }, [count]);
  const landed = useCallback(() => setLandedAt((before) => Math.max(before, count + 1)), [count]);
  return {
    count,
    view: count === 0 ? start : (frames[count - 1]?.view ?? start),
    throwing: thrown === null ? null : { ...thrown, frame: count },
    landed,
  };
}
