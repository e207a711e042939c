import { useDateFormat } from '../i18n/messages.tsx';

/** Returns the start of a day, counted from 1970, in milliseconds. */
export const startOf = (day: number): number => day * 86_400_000;

/** Formats a day, counted from 1970, as in 23 November 2026. */
export function useDayFormat(): (day: number) => string {
  const format = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format(startOf(day));
}
