import type { Catalogue } from '@dicehall/messages';
import type { Announcer } from '../../announce/announcer.ts';

/** The running clock of the seats that have to move. */
export interface TableClock {
  /** The time when the clock runs out, in milliseconds since 1970. */
  readonly deadline: number;
  /** The time that the player has for a move, in seconds. */
  readonly total: number;
}

/** Returns the numbers of seconds left at which a player is warned, the first warning first. */
export const warningsOf = (total: number): readonly number[] => [
  ...(total > 20 ? [Math.floor(total / 2)] : []),
  ...[10, 5].filter((seconds) => seconds < total),
];

/** Returns the seconds left, at most the time for a move. The clocks of two devices differ a little. */
export const secondsLeft = ({ deadline, total }: TableClock, now: number): number =>
  Math.min(total, Math.max(0, Math.round((deadline - now) / 1000)));

/**
 * Returns how long a step of a reveal waits while the clock of the player's next choice runs, in milliseconds. A step
 * waits until half of the time is left. After that, each step waits for a fiftieth of the total time.
 */
export const revealWait = ({ deadline, total }: TableClock, now: number): number =>
  Math.max(total * 20, deadline - total * 500 - now);

/** Returns the time left in words, because a voice reads 1:05 as a time of day. */
export function timeLeftText(messages: Catalogue, clock: TableClock | null, now: number): string {
  if (clock === null) return messages.say('web-no-clock');
  const seconds = secondsLeft(clock, now);
  if (seconds >= 3600) return messages.say('clock-hours-left', { hours: Math.floor(seconds / 3600) });
  if (seconds >= 120) return messages.say('web-clock-minutes', { minutes: Math.floor(seconds / 60) });
  return messages.say('web-clock-seconds-left', { seconds });
}

/**
 * Announces the remaining warnings when they are due.
 * @returns a function that stops them
 */
export function announceWarnings(to: Announcer, messages: Catalogue, clock: TableClock): () => void {
  const timers = warningsOf(clock.total).flatMap((left) => {
    const at = clock.deadline - left * 1000;
    const wait = at - Date.now();
    return wait < 0 ? [] : [setTimeout(() => to.say(timeLeftText(messages, clock, at), 'assertive'), wait)];
  });
  return () => timers.forEach(clearTimeout);
}
