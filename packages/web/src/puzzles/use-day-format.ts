import { useDateFormat } from '../i18n/messages.tsx';

/** Converts a day, counted from 1970-01-01, to its start in milliseconds since 1970. */
export const startOf = (day: number): number => day * 86_400_000;

const long = { dateStyle: 'long' } as const;
/** A short date such as 23 Nov, for the head of a table. */
export const shortDay = { day: 'numeric', month: 'short' } as const;

/** Returns a function that formats a day, counted from 1970-01-01; by default such as 23 November 2026. */
export function useDayFormat(style: Intl.DateTimeFormatOptions = long): (day: number) => string {
  const format = useDateFormat({ ...style, timeZone: 'UTC' });
  return (day) => format(startOf(day));
}
