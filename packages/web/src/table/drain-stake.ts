import type { RefObject } from 'react';
import { tableSound } from './sound.ts';

/** The milliseconds that a lost stake stays whole; `drain` is the time that it then takes to drain. */
const wait = 260;
const drain = 800;
/** The number of tones. Each one is lower than the one before. */
const tones = 6;

/**
 * Counts a lost stake down to nothing, faster and faster, with falling tones, until its element is gone.
 * @param from the time when the stake appeared, because this file may be loaded only then
 */
export function drainStake(
  place: RefObject<HTMLElement | null>,
  lost: number,
  format: (number: number) => string,
  from: number,
): void {
  const start = from + wait;
  let played = 0;
  requestAnimationFrame(function next(now) {
    if (place.current === null) return;
    const share = Math.min(1, Math.max(0, (now - start) / drain));
    const gone = share ** 2;
    place.current.textContent = format(Math.round(lost * (1 - gone)));
    if (gone > played / tones) {
      tableSound.play({ kind: 'gain', nth: tones - played });
      played += 1;
    }
    if (share < 1) requestAnimationFrame(next);
  });
}
