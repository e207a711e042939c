import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { announcer } from '../announce/announcer.ts';
import { currentSettings } from '../settings/settings.ts';
import { meaningOf, type Pressed, pressOf } from './keys.ts';

type Listener = (pressed: Pressed) => boolean;

/**
 * The components that listen to keys, ordered by first render: an inner component comes after its parent, even if both
 * are mounted at once and the inner effects run first. A component over the table therefore gets a key before the table
 * does.
 */
const listeners = new Map<number, Listener>();
let rendered = 0;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

function onKeyDown(event: KeyboardEvent): void {
  announcer.hush();
  const { keys, keysOn } = currentSettings();
  if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null)
    return;
  if (event.repeat || (!keysOn && event.key !== 'Escape')) return;
  const meaning = meaningOf(pressOf(event), keys);
  if (meaning === null) return;
  if (pressKey(meaning)) event.preventDefault();
}

/**
 * Passes a press to the listening components, the innermost first.
 * @returns whether one of the components used the press
 */
export function pressKey(pressed: Pressed): boolean {
  const innermostFirst = [...listeners].sort(([one], [other]) => other - one);
  return innermostFirst.some(([, listen]) => listen(pressed));
}

/**
 * Listens to the keys of the table, except in text fields and while a dialog is open. If keys are turned off, only
 * Escape works.
 * @param onPress returns whether it used the key; otherwise outer components get it
 */
export function useKeys(onPress: Listener): void {
  const press = useEffectEvent(onPress);
  const [order] = useState(() => rendered++);
  // A layout effect, so that a key works as soon as its button is in the page. Other effects may run only after the
  // next frame.
  useLayoutEffect(() => {
    if (listeners.size === 0) window.addEventListener('keydown', onKeyDown);
    listeners.set(order, (pressed) => press(pressed));
    return () => {
      listeners.delete(order);
      if (listeners.size === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, [order]);
}

/** Stores the keys that are pressed while a part loads, and passes them on after the part has loaded. */
export function useKeysAfterLoading(): void {
  const waiting = useRef<Pressed[]>([]);
  useKeys((pressed) => waiting.current.push(pressed) > 0);
  useLayoutEffect(() => {
    const pressed = waiting.current;
    // The keys are passed on in a microtask, because the new part adds its listeners only after this part has removed
    // its own.
    return () => queueMicrotask(() => pressed.forEach(pressKey));
  }, []);
}
