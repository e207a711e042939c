import { useSyncExternalStore } from 'react';

const place = 'dicehall.muted';
const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = load();

function load(): ReadonlySet<string> {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return new Set(Array.isArray(raw) ? raw.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Whom this person does not want to hear, on this device and at every table; the others do not learn of it. */
export const useMutedPeople = (): ReadonlySet<string> =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => muted,
  );

/** Mutes somebody, or hears them again. */
export function mute(person: string, isMuted: boolean): void {
  const next = new Set(muted);
  if (isMuted) next.add(person);
  else next.delete(person);
  muted = next;
  try {
    localStorage.setItem(place, JSON.stringify([...next]));
  } catch {
    // Then it holds as long as the page is open.
  }
  for (const listener of listeners) listener();
}
