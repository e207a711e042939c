/** A time as `2026-01-31 23:59`, in the time zone of the computer unless one is given. */
export const localTime = (time: Date, timeZone?: string): string =>
  Number.isNaN(time.getTime())
    ? ''
    : time.toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
