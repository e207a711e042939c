import { useEffect, useEffectEvent } from 'react';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab']);

/** Calls `onSkip` at the next tap or key. Other listeners get the event, too. */
export function useSkip(isOn: boolean, onSkip: () => void): void {
  const skip = useEffectEvent(onSkip);
  useEffect(() => {
    if (!isOn) return;
    const opened = performance.now();
    const onPress = (event: KeyboardEvent | PointerEvent) => {
      // The press that led here may still be propagating to the window.
      if (event.timeStamp <= opened) return;
      if (event instanceof KeyboardEvent && (event.repeat || modifiers.has(event.key))) return;
      skip();
    };
    window.addEventListener('keydown', onPress);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('keydown', onPress);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [isOn]);
}
