import type { Clock } from './table.ts';

/** The limits in milliseconds for people who are away or do not decide. */
export const standInLimits = {
  /** The time after a person's last connection ended until the person is shown as away. Most reconnects are faster. */
  mark: 4000,
  /**
   * The time of absence after which the host, or at a party any player, may let a bot play for the person. People
   * without a stream are shown as away after the same time without activity.
   */
  grace: 20_000,
  /** The time of absence after which any player may let a bot play for the person. */
  away: 180_000,
  /** The time for which a match waits for a connected person's decision before any player may let a bot play. */
  idle: 300_000,
  /**
   * The same time for an absent person at a table with days for each move. All other players have to agree to the
   * bot.
   */
  days: 259_200_000,
  /** The time of the host's absence after which another player becomes host at a party. */
  partyHost: 30_000,
  /** The time of the host's absence after which another player becomes host at any other table before its match. */
  openHost: 60_000,
  /** The time for which all people have to be away before a match pauses. */
  pause: 60_000,
} as const;

/** The facts that decide whether others may let a bot play for a person. Times are in milliseconds since 1970. */
export interface StandInFacts {
  readonly clock: Clock;
  readonly isHost: boolean;
  readonly isParty: boolean;
  /** The time at which the person went away; null while the person is present. */
  readonly awaySince: number | null;
  /** The time at which the match began to wait for the person's decision; null if it does not wait. */
  readonly waitingSince: number | null;
}

/**
 * Returns the time from which others may let a bot play for a person, in milliseconds since 1970. Infinity if the
 * person is present and it is not their turn. At a table with days for each move, all other players have to agree.
 */
export function standInFrom({ clock, isHost, isParty, awaySince, waitingSince }: StandInFacts): number {
  if (clock.kind === 'days') {
    if (awaySince === null || waitingSince === null) return Number.POSITIVE_INFINITY;
    return waitingSince + Math.min(clock.days * 86_400_000, standInLimits.days);
  }
  if ((isHost || isParty) && awaySince !== null) return awaySince + standInLimits.grace;
  return Math.min(
    awaySince === null ? Number.POSITIVE_INFINITY : awaySince + standInLimits.away,
    waitingSince === null ? Number.POSITIVE_INFINITY : waitingSince + standInLimits.idle,
  );
}

/** The default number of seconds for each decision at a live table. */
const liveSeconds = { oneByOne: 90, allAtOnce: 180 } as const;

/** Returns the default clock of a table. Players who wait for each other get a clock. */
export function defaultClock(seats: number, simultaneousChoices: boolean): Clock {
  if (seats === 1) return { kind: 'none' };
  return { kind: 'seconds', seconds: simultaneousChoices ? liveSeconds.allAtOnce : liveSeconds.oneByOne };
}
