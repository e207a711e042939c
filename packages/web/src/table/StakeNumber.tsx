import type { ControlDie } from '@dicehall/engine';
import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.tsx';
import { motionIsReduced } from '../settings/appearance.ts';
import { type Gain, gainsOf } from './model/gains.ts';
import { tableSound } from './sound.ts';

/**
 * The milliseconds before the first die adds its points, and the maximum milliseconds between two dice. Each wait is
 * `shorter` times the one before it, but at least `shortest`.
 */
const firstWait = 90;
const longest = 260;
const shorter = 0.8;
const shortest = 80;

/** Animates a die that adds points: the die jumps, and the text below it with its points lights up. */
function jump({ position, points }: Gain): void {
  const die = document.querySelector(`[data-position="${position}"]`);
  die?.animate(
    [{ transform: 'none' }, { transform: 'rotate(5deg) scale(1.06)', offset: 0.35 }, { transform: 'none' }],
    { duration: 320, easing: 'ease-out' },
  );
  if (points === 0) return;
  document
    .querySelector(`[data-worth~="${position}"]`)
    ?.animate(
      { scale: 1.6, background: 'var(--brass)', color: 'var(--on-brass)', zIndex: 1, offset: 0.25 },
      { duration: 700, easing: 'ease-out' },
    );
}

/** Animates the number that a gain has changed, more for each further gain. */
function bump(number: HTMLElement, nth: number): void {
  const most = 1.2 + Math.min(nth, 5) * 0.05;
  number.animate([{ scale: 1 }, { scale: most, offset: 0.3 }, { scale: 1 }], {
    duration: 300,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
}

interface StakeNumberProps {
  readonly value: number;
  readonly dice: readonly ControlDie[];
}

/**
 * Shows a number of the turn. If dice make it grow, they add their points one after the other, faster each time. A
 * tap shows the sum at once.
 */
export function StakeNumber({ value, dice }: StakeNumberProps) {
  const messages = useMessages();
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef({ value, dice });
  useEffect(() => {
    const { value: from, dice: diceBefore } = before.current;
    const element = place.current;
    before.current = { value, dice };
    const written = element?.firstChild;
    if (element == null || written == null) return;
    // The text node is kept, because a screen reader would lose its place if the node were replaced.
    const show = (number: number) => {
      written.nodeValue = messages.number(number);
    };
    const gains = motionIsReduced() ? [] : gainsOf(dice, value - from, diceBefore);
    // An interrupted animation may have left another number, so the value is shown in any case.
    if (gains.length === 0) return show(value);
    let shown = from;
    let nth = 0;
    let wait = longest;
    show(from);
    let timer = setTimeout(function next() {
      const gain = gains[nth];
      if (gain === undefined) return;
      shown += gain.points;
      show(shown);
      if (gain.points > 0) bump(element, nth);
      jump(gain);
      tableSound.play({ kind: 'gain', nth });
      nth += 1;
      wait = Math.max(shortest, wait * shorter);
      timer = setTimeout(next, wait);
    }, firstWait);
    const finish = () => {
      clearTimeout(timer);
      show(value);
    };
    window.addEventListener('pointerdown', finish);
    window.addEventListener('keydown', finish);
    return () => {
      window.removeEventListener('pointerdown', finish);
      window.removeEventListener('keydown', finish);
      clearTimeout(timer);
    };
  }, [value, dice, messages]);
  return (
    <span ref={place} data-stake>
      {messages.number(value)}
    </span>
  );
}
