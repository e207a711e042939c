import { useSyncExternalStore } from 'react';

const storageKey = 'dicehall.muted';
const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = load();

function load(): ReadonlySet<string> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The people muted on this device, at every table. They get no notice. */
export const useMutedPeople = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );

export function mute(person: string, isMuted: boolean): void {
  const next = new Set(muted);
  if (isMuted) next.add(person);
  else next.delete(person);
  muted = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify([...next]));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
