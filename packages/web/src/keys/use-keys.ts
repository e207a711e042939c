import { useEffect, useEffectEvent } from 'react';
import { currentSettings } from '../settings/settings.ts';
import { meaningOf, type Pressed } from './keys.ts';

type Listener = (pressed: Pressed) => boolean;

/** Who listens, the innermost last: what lies over the table hears a key before the table does. */
const listeners: Listener[] = [];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

function onKeyDown(event: KeyboardEvent): void {
  const { keys, keysOn } = currentSettings();
  if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null)
    return;
  if (event.repeat || (!keysOn && event.key !== 'Escape')) return;
  const meaning = meaningOf(event, keys);
  if (meaning !== null && listeners.toReversed().some((listen) => listen(meaning))) event.preventDefault();
}

/**
 * Listens to the keys of the table, unless somebody types, a dialog is open, or the keys are switched off.
 * @param onPress answers whether the key meant something here; where it did not, those further out may use it
 */
export function useKeys(onPress: Listener): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen: Listener = (pressed) => press(pressed);
    if (listeners.length === 0) window.addEventListener('keydown', onKeyDown);
    listeners.push(listen);
    return () => {
      listeners.splice(listeners.indexOf(listen), 1);
      if (listeners.length === 0) window.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
