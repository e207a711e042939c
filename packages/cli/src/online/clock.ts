import { type Message, message } from '@dicehall/engine';
import type { OnlineView } from './view.ts';

/** Minutes and seconds, such as `1:05`. */
export const timeText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds until the clock of the decision runs out; null without one. */
export function secondsLeft({ online: { table }, now }: OnlineView): number | null {
  const { match } = table;
  if (match?.deadline == null || match.places !== null) return null;
  return Math.max(0, Math.round((Date.parse(match.deadline) - now) / 1000));
}

/** How much time is left for the decision; nothing where there is no clock. */
export function clockMessages(view: OnlineView): Message[] {
  const seconds = secondsLeft(view);
  if (seconds === null) return [];
  return [
    seconds >= 3600
      ? message('online-hours-left', { hours: Math.floor(seconds / 3600) })
      : message('online-time-left', { time: timeText(seconds) }),
  ];
}

const warning = 10;

/** Whether so little time is left that the player is warned, once. */
export function isLate(before: OnlineView, now: OnlineView): boolean {
  const left = secondsLeft(now);
  return left !== null && left <= warning && (secondsLeft(before) ?? 0) > warning;
}
