import { useEffect, useEffectEvent } from 'react';
import { currentSettings } from '../settings/settings.ts';
import { meaningOf, type Pressed } from './keys.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/**
 * Listens to the keys of the table, unless somebody types, a dialog is open, or the keys are switched off.
 * @param onPress answers whether the key meant something here; where it did not, others may use it
 */
export function useKeys(onPress: (pressed: Pressed) => boolean): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { keys, keysOn } = currentSettings();
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      if (!keysOn && event.key !== 'Escape') return;
      const meaning = meaningOf(event, keys);
      if (meaning === null || (event.repeat && meaning.kind !== 'action')) return;
      if (press(meaning)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
