import type { Clock } from './table.ts';

/** In milliseconds. */
export const standInLimits = {
  /** A person is shown as away this long after their last connection closed: most reconnects take less. */
  mark: 4000,
  /**
   * The host, and at a party every player, may let a bot play for a person who has been away for this long. A person without a
   * connection is shown as away after the same time.
   */
  grace: 20_000,
  /** Any player may let a bot play for a person who has been away for this long. */
  away: 180_000,
  /** The same for a connected person, once the match has waited this long for their decision. */
  idle: 300_000,
  /** The same for a person who is away, once the match has waited this long, where players have days for a move and all others agree. */
  days: 259_200_000,
  /** At a party, another player becomes host when the host has been away for this long. */
  partyHost: 30_000,
  /** The same at any table before its match. */
  openHost: 60_000,
  /** A match pauses when all its people have been away for this long. */
  pause: 60_000,
} as const;

/** Facts that decide whether others may let a bot play for a person. Times are in milliseconds since 1970. */
export interface StandInFacts {
  readonly clock: Clock;
  readonly isHost: boolean;
  readonly isParty: boolean;
  /** When the person went away; null while they are present. */
  readonly awaySince: number | null;
  /** When the match began to wait for their decision; null if it does not wait. */
  readonly waitingSince: number | null;
}

/**
 * The time from which others may let a bot play for a person, in milliseconds since 1970. Infinity if they may not: while
 * the person is present and it is not their turn. Where players have days for a move, all others have to agree.
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

/** Seconds for each decision at a live table, unless its host chooses otherwise. */
const liveSeconds = { oneByOne: 90, allAtOnce: 180 } as const;

/** The default clock of a table: players wait for each other, so they have one; a single player has none. */
export function defaultClock(seats: number, simultaneousChoices: boolean): Clock {
  if (seats === 1) return { kind: 'none' };
  return { kind: 'seconds', seconds: simultaneousChoices ? liveSeconds.allAtOnce : liveSeconds.oneByOne };
}
