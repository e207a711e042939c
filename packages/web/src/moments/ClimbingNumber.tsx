import type { Seat } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { flight } from './timing.ts';

const climb = 450;

interface ClimbingNumberProps {
  readonly value: number;
  readonly seat: Seat;
  /** Whether the value is not a score yet, so that a dash takes its place. */
  readonly isUnscored: boolean;
}

/** Shows a number that counts up or down after flying points have arrived. */
export function ClimbingNumber({ value, seat, isUnscored }: ClimbingNumberProps) {
  const messages = useMessages();
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    const element = place.current;
    before.current = value;
    if (element === null || isUnscored) return;
    const show = (number: number) => {
      element.textContent = messages.number(Math.round(number));
    };
    // An interrupted animation may have left another number, so the value is shown in any case.
    if (from === value || motionIsReduced()) return show(value);
    const start = performance.now() + flight * 0.8;
    show(from);
    // The number grows briefly when the points arrive.
    const jump = element.animate([{ scale: 1 }, { scale: 1.2, offset: 0.25 }, { scale: 1 }], {
      delay: flight * 0.8,
      duration: climb,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    });
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(1, Math.max(0, (now - start) / climb));
      show(from + (value - from) * (1 - (1 - share) ** 2));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      jump.cancel();
    };
  }, [value, isUnscored, messages]);
  return (
    <span ref={place} data-score-of={seat}>
      {isUnscored ? '–' : messages.number(value)}
    </span>
  );
}
