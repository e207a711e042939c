import type { Seat } from '@dicehall/engine';
import { useEffect, useState } from 'react';

/** Milliseconds without a touch before the next player's controls can be used: longer than the gap of a double tap. */
export const handOverBeat = 600;

interface HandOverBeat {
  /** The person of this device who chooses next. */
  readonly seat: Seat | null;
  /** The seat that has the device at first; none where it has just been put down. */
  readonly first: Seat | null;
  /** Whether everything before the choice has been shown. */
  readonly isShown: boolean;
}

/**
 * Whether the device is changing hands. Meanwhile no control of the next player can be used, so that a fast finger never
 * presses it for them; each touch starts the wait again.
 */
export function useHandOverBeat({ seat, first, isShown }: HandOverBeat): boolean {
  const [holder, setHolder] = useState(first);
  const isPassing = seat !== null && seat !== holder;
  useEffect(() => {
    if (!isPassing || !isShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setHolder(seat), handOverBeat);
    };
    wait();
    window.addEventListener('pointerdown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', wait, true);
    };
  }, [isPassing, isShown, seat]);
  return isPassing;
}
