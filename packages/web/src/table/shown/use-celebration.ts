import { type Frame, rolledDice } from '@dicehall/engine';
import { useEffect, useRef, useState } from 'react';
import type { CelebrationKind } from '../../dice/Celebration.tsx';
import { softLanding } from '../../dice/sound-schedule.ts';
import { tableSound } from '../sound.ts';
import { celebrationOf, cueOf } from './cues.ts';

export interface Celebrating {
  readonly kind: CelebrationKind | null;
  readonly end: () => void;
}

/**
 * Plays the sounds of newly shown frames, and shows a celebration for the rare successes.
 * @param appears whether dice appear rather than tumble: then no animation plays their sound
 */
export function useCelebration(frames: readonly Frame[], count: number, appears: boolean): Celebrating {
  const countBefore = useRef(count);
  const [kind, setKind] = useState<CelebrationKind | null>(null);
  useEffect(() => {
    const news = frames.slice(countBefore.current, count);
    const events = news.flatMap((frame) => frame.events);
    countBefore.current = count;
    const celebration = news
      .flatMap(({ events: own, view }) => own.map((event) => celebrationOf(event, view)))
      .find((one) => one !== null);
    if (celebration !== undefined) {
      setKind(celebration);
      tableSound.play({ kind: 'celebration' });
      return;
    }
    const cue = events.map(cueOf).findLast((one) => one !== null);
    if (cue != null) tableSound.play({ kind: cue });
    else if (appears && news.some((frame) => rolledDice(frame) !== null)) tableSound.play(softLanding);
  }, [frames, count, appears]);
  return { kind, end: () => setKind(null) };
}
