interface Sleeper {
  readonly onSleep: () => void;
  /** Called instead of `onWake` after a glance at something else. */
  readonly onShortSleep: () => void;
  readonly onWake: () => void;
}

/** A page that was hidden for less than this, in milliseconds, has missed nothing. */
const shortSleep = 1500;

/** Follows when the phone sleeps or shows another app. @returns stops it */
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
  // A page from the back-forward cache, whose connections are closed.
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  return () => stop.abort();
}
