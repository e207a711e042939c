import { useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';

/** The browser's offer to install the page as an app. TypeScript does not declare this event. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offer: InstallOffer | null = null;
const listeners = createListeners();

function setOffer(next: InstallOffer | null): void {
  offer = next;
  listeners.notify();
}

/** Keeps the browser's offer to install the page. Browsers make it only once, soon after the page has loaded. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Returns a function that asks the user to install the page; null if the browser makes no offer. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(listeners.subscribe, () => offer);
  if (current === null) return null;
  return () => {
    // An offer can be used only once.
    setOffer(null);
    void current.prompt();
  };
}
