import { useEffect, useEffectEvent } from 'react';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Tab']);

/** Calls `skip` at each further tap or key, until the returned function is called. Other listeners get the event, too. */
export function listenForSkip(skip: () => void): () => void {
  const opened = performance.now();
  const stop = new AbortController();
  const onPress = (event: KeyboardEvent | PointerEvent) => {
    // The press that started the throw may still be propagating to the window, so it is ignored.
    if (event.timeStamp <= opened) return;
    if ('key' in event && (event.repeat || modifiers.has(event.key))) return;
    skip();
  };
  for (const kind of ['keydown', 'pointerdown'] as const)
    window.addEventListener(kind, onPress, { signal: stop.signal });
  return () => stop.abort();
}

export function useSkip(isOn: boolean, onSkip: () => void): void {
  const skip = useEffectEvent(onSkip);
  useEffect(() => (isOn ? listenForSkip(() => skip()) : undefined), [isOn]);
}
