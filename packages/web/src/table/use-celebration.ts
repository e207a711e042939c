import { useEffect, useRef, useState } from 'react';
import { type CelebrationKind, softLanding } from '../dice/index.ts';
import { asAnyView } from '../hands/hand-of.ts';
import type { Frame } from './frame.ts';
import { celebrationOf, cueOf } from './moments.ts';
import { tableSound } from './sound.ts';

/**
 * Plays the sounds of what is shown, and shows a celebration for the rare successes.
 * @param appears whether dice appear rather than tumble: then no animation plays their sound
 */
export function useCelebration(
  frames: readonly Frame[],
  count: number,
  appears: boolean,
): { readonly kind: CelebrationKind | null; readonly end: () => void } {
  const heard = useRef(count);
  const [kind, setKind] = useState<CelebrationKind | null>(null);
  useEffect(() => {
    const news = frames.slice(heard.current, count);
    const told = news.flatMap((frame) => frame.told);
    heard.current = count;
    const great = news
      .flatMap((frame) => frame.told.map((one) => celebrationOf(one, asAnyView(frame.view))))
      .find((one) => one !== null);
    if (great !== undefined) {
      setKind(great);
      tableSound.play({ kind: 'celebration' });
      return;
    }
    const cue = told.map(cueOf).findLast((one) => one !== null);
    if (cue !== undefined && cue !== null) tableSound.play({ kind: cue });
    else if (appears && news.some(({ entry }) => entry !== null && 'dice' in entry))
      tableSound.play(softLanding);
  }, [frames, count, appears]);
  return { kind, end: () => setKind(null) };
}
