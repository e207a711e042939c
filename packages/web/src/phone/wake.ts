interface Sleeper {
  readonly onSleep: () => void;
  /** Called instead of `onWake` if the page was hidden only briefly. */
  readonly onShortSleep: () => void;
  readonly onWake: () => void;
}

/** The milliseconds for which a page can be hidden without missing events. */
const shortSleep = 1500;

/**
 * Reports when the page is hidden and when it is visible again.
 * @returns a function that stops the reports
 */
export function onWake({ onSleep, onShortSleep, onWake: wake }: Sleeper): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  const stop = new AbortController();
  const { signal } = stop;
  const awake = () => {
    const slept = hiddenAt === null ? 0 : Date.now() - hiddenAt;
    hiddenAt = null;
    if (slept < shortSleep) onShortSleep();
    else wake();
  };
  const onChange = () => {
    if (document.visibilityState === 'visible') awake();
    else if (hiddenAt === null) {
      hiddenAt = Date.now();
      onSleep();
    }
  };
  document.addEventListener('visibilitychange', onChange, { signal });
  // The browser closes the connections of a page in the back-forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  return () => stop.abort();
}
