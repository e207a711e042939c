import { useSyncExternalStore } from 'react';
import { createListeners } from '../settings/listeners.ts';
import { isText, readList, save } from '../settings/storage.ts';

const storageKey = 'dicehall.muted';
const listeners = createListeners();
let muted: ReadonlySet<string> = new Set(readList(storageKey, isText));

export const onMuted = listeners.subscribe;

/** Returns the people who are muted on this device, at every table. They do not learn that they are muted. */
export const mutedPeople = (): ReadonlySet<string> => muted;

export const useMutedPeople = (): ReadonlySet<string> => useSyncExternalStore(onMuted, mutedPeople);

export function mute(person: string, isMuted: boolean): void {
  const next = new Set(muted);
  if (isMuted) next.add(person);
  else next.delete(person);
  muted = next;
  save(storageKey, [...next]);
  listeners.notify();
}
