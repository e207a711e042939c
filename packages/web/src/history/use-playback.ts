import type { Frame } from '@dicehall/engine';
import { useEffect, useEffectEvent, useState } from 'react';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Where a replay is, and how it got there. */
export interface Playback {
  /** How many entries have happened. */
  readonly at: number;
  /** Whether the table shows the moment at once: after a jump. */
  readonly isStill: boolean;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly go: (at: number) => void;
  readonly step: () => void;
  readonly toggle: () => void;
  readonly nextSpeed: () => void;
}

/** @param first the move at which the replay opens */
export function usePlayback(last: number, first: number): Playback {
  const [place, setPlace] = useState({ at: Math.min(first, last), isStill: true });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const { at } = place;
  return {
    ...place,
    isPlaying: isPlaying && at < last,
    speed,
    go: (to) => {
      setPlaying(false);
      setPlace({ at: Math.max(0, Math.min(to, last)), isStill: to !== at + 1 });
    },
    step: () => setPlace({ at: Math.min(at + 1, last), isStill: false }),
    toggle: () => {
      if (!isPlaying && at >= last) setPlace({ at: 0, isStill: true });
      setPlaying(!isPlaying || at >= last);
    },
    nextSpeed: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
  };
}

/** Milliseconds for which an entry stays before the next one: short where nothing is told of it. */
const pauseAfter = (frame: Frame | undefined): number =>
  frame !== undefined && frame.events.length === 0 ? 250 : 1400;

interface Running {
  readonly playback: Playback;
  readonly frame: Frame | undefined;
  /** Whether the table still shows an earlier entry. */
  readonly isBehind: boolean;
  /** Continues a result that is shown in steps; null where there is none. */
  readonly reveal: (() => void) | null;
  /** Changes with every step of a reveal. */
  readonly revealed: number;
}

/** Takes the next step of a playing replay once the table has shown the last one. */
export function usePlaying({ playback, frame, isBehind, reveal, revealed }: Running): void {
  const { at, isPlaying, speed, step } = playback;
  const next = useEffectEvent(reveal ?? step);
  const pause = (reveal === null ? pauseAfter(frame) : 2400) / speed;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry and every step of a reveal waits anew
  useEffect(() => {
    if (!isPlaying || isBehind) return;
    const timer = setTimeout(() => next(), pause);
    return () => clearTimeout(timer);
  }, [isPlaying, isBehind, at, revealed, pause]);
}
