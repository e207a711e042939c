import { useEffect, useRef, useState } from 'react';
import { type Moment, softLanding } from '../dice/index.ts';
import { asAnyView } from '../hands/hand-of.ts';
import type { Frame } from './frame.ts';
import { cueOf, momentOf } from './moments.ts';
import { tableSound } from './sound.ts';

/**
 * Lets what is told be heard, and gives the big moments one of their own.
 * @param appears whether the table's throws appear rather than tumble: then nothing else lets them be heard
 */
export function useFeast(
  frames: readonly Frame[],
  count: number,
  appears: boolean,
): { readonly moment: Moment | null; readonly end: () => void } {
  const heard = useRef(count);
  const [moment, setMoment] = useState<Moment | null>(null);
  useEffect(() => {
    const news = frames.slice(heard.current, count);
    const told = news.flatMap((frame) => frame.told);
    heard.current = count;
    const great = news
      .flatMap((frame) => frame.told.map((one) => momentOf(one, asAnyView(frame.view))))
      .find((one) => one !== null);
    if (great !== undefined) {
      setMoment(great);
      tableSound.play({ kind: 'moment' });
      return;
    }
    const cue = told.map(cueOf).findLast((one) => one !== null);
    if (cue !== undefined && cue !== null) tableSound.play({ kind: cue });
    else if (appears && news.some(({ entry }) => entry !== null && 'dice' in entry))
      tableSound.play(softLanding);
  }, [frames, count, appears]);
  return { moment, end: () => setMoment(null) };
}
