import { useDateFormat } from '../i18n/messages.tsx';

/** Formats a day, counted from 1970, as in 23 November 2026. */
export function useDayFormat(): (day: number) => string {
  const format = useDateFormat({ dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format(day * 86_400_000);
}
