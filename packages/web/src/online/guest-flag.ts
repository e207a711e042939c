import { onlineAddress } from '../app/address.ts';

const storageKey = 'dicehall.guest';

/** Whether the server knows this browser. Scripts cannot read the cookie itself. */
export function isKnownGuest(): boolean {
  // On a static host, another site of the same origin may have saved the flag.
  if (onlineAddress('/') !== '/') return false;
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return true;
  }
}

export function rememberGuest(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(storageKey, 'yes');
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage, the server is asked each time.
  }
}
