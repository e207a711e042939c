import { useDateFormat } from '../i18n/messages.tsx';

/** Returns the start of a day, counted from 1970, in milliseconds. */
export const startOf = (day: number): number => day * 86_400_000;

const long = { dateStyle: 'long' } as const;
/** As in 23 Nov, for the head of a table. */
export const shortDay = { day: 'numeric', month: 'short' } as const;

/** Formats a day, counted from 1970; by default as in 23 November 2026. */
export function useDayFormat(style: Intl.DateTimeFormatOptions = long): (day: number) => string {
  const format = useDateFormat({ ...style, timeZone: 'UTC' });
  return (day) => format(startOf(day));
}
