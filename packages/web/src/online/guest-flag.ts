const place = 'dicehall.guest';

/** Whether this browser has ever told the server a name; the cookie itself is not for scripts to see. */
export function isKnownGuest(): boolean {
  try {
    if (typeof localStorage === 'undefined') return false;
    return localStorage.getItem(place) !== null;
  } catch {
    return true;
  }
}

/** Writes down that this browser is known to the server, or no longer. */
export function rememberGuest(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(place, 'yes');
    else localStorage.removeItem(place);
  } catch {
    // Then the server is asked each time.
  }
}
