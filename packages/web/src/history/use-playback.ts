import type { Frame } from '@dicehall/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { currentSettings, type Pace, paces } from '../settings/settings.ts';

/** The position of a replay, and how it was reached. */
export interface Playback {
  /** The number of entries that have been shown. */
  readonly at: number;
  /** Whether the table skips animations because of a jump. */
  readonly isStill: boolean;
  readonly isPlaying: boolean;
  readonly pace: Pace;
  readonly go: (at: number) => void;
  readonly step: () => void;
  readonly toggle: () => void;
  readonly nextPace: () => void;
}

/**
 * Stores and changes the position of a replay.
 * @param last the number of entries
 * @param first the move at which the replay opens
 */
export function usePlayback(last: number, first: number): Playback {
  const [place, setPlace] = useState({ at: Math.min(first, last), isStill: true });
  const [isPlaying, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>(() => currentSettings().pace);
  const { at } = place;
  return {
    ...place,
    isPlaying: isPlaying && at < last,
    pace,
    go: (to) => {
      setPlaying(false);
      setPlace({ at: Math.max(0, Math.min(to, last)), isStill: to !== at + 1 });
    },
    step: () => setPlace({ at: Math.min(at + 1, last), isStill: false }),
    toggle: () => {
      if (at >= last) setPlace({ at: 0, isStill: true });
      setPlaying(!isPlaying || at >= last);
    },
    nextPace: () => setPace(paces[(paces.indexOf(pace) + 1) % paces.length] ?? pace),
  };
}

/**
 * The milliseconds before the next entry at each pace, counted from the moment at which the table has shown the last
 * entry.
 */
const gaps: Readonly<Record<Pace, number>> = { calm: 1200, normal: 700, fast: 350, instant: 150 };
/** The milliseconds for each step of a reveal at each pace. */
const revealing: Readonly<Record<Pace, number>> = { calm: 4000, normal: 2600, fast: 1300, instant: 500 };

interface Running {
  readonly playback: Playback;
  readonly frame: Frame | undefined;
  /** Whether the table still shows an earlier entry. */
  readonly isBehind: boolean;
  /** Continues a result that is shown in steps; null if there is none. */
  readonly reveal: (() => void) | null;
  /** A value that changes with every step of a reveal. */
  readonly revealed: number;
}

/** During playback, continues after the table has shown the last step. */
export function usePlaying({ playback, frame, isBehind, reveal, revealed }: Running): void {
  const { at, isPlaying, pace, step } = playback;
  const next = useEffectEvent(() => (reveal ?? step)());
  const isTold = frame === undefined || frame.events.length > 0;
  const wait = reveal !== null ? revealing[pace] : isTold ? gaps[pace] : 0;
  const isWaiting = isPlaying && (reveal !== null || !isBehind);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wait restarts with each entry and each step of a reveal
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => next(), wait);
    return () => clearTimeout(timer);
  }, [isWaiting, at, revealed, wait]);
}
