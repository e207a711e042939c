import { tableSound } from './sound.ts';

/** The milliseconds for which lost points are shown in full; `drain` is the time in which they then count down to 0. */
const wait = 260;
const drain = 800;
/** The number of tones, from high to low: more for more points. */
const tonesFor = (lost: number): number => Math.min(7, 2 + Math.floor(lost / 100));

/**
 * Counts lost points down to 0, faster and faster, with falling tones, until their element is removed.
 * @param from the time when the points appeared, because this file may be loaded only then
 */
export function drainStake(
  element: HTMLElement,
  lost: number,
  format: (number: number) => string,
  from: number,
): void {
  const start = from + wait;
  const tones = tonesFor(lost);
  let played = 0;
  requestAnimationFrame(function next(now) {
    if (!element.isConnected) return;
    const share = Math.min(1, Math.max(0, (now - start) / drain));
    const gone = share ** 2;
    element.textContent = format(Math.round(lost * (1 - gone)));
    if (gone > played / tones) {
      tableSound.play({ kind: 'gain', nth: tones - played });
      played += 1;
    }
    if (share < 1) requestAnimationFrame(next);
  });
}
