import { standInFrom } from '../protocol/index.ts';
import type { OnlineState } from './online-state.ts';

/** A player who keeps the others waiting. */
export interface Absence {
  readonly seat: number;
  /** Whether the player is away; if not, they only take long. */
  readonly isAway: boolean;
  /** Seconds until this person may let a bot play for the player. */
  readonly wait: number;
}

const momentOf = (moment: string | null | undefined): number | null =>
  moment == null ? null : Date.parse(moment);

/** The player for whom a bot can play soonest, first those whose turn it is; null while nobody is away or slow. */
export function absenceAt({ table, you }: OnlineState, now: number): Absence | null {
  const { match, clock } = table;
  if (match === null || match.places !== null || you.seat === null) return null;
  if (table.seats[you.seat]?.resigned !== false) return null;
  const isHost = table.host === you.person;
  const found = table.seats.flatMap((seat) => {
    if (seat.kind !== 'person' || seat.held || seat.resigned || seat.seat === you.seat) return [];
    const waitingSince = momentOf(match.waiting[seat.seat]);
    const awaySince = momentOf(seat.awaySince);
    const from = standInFrom({ clock, isHost, awaySince, waitingSince });
    const isAway = awaySince !== null;
    // Of who is connected nothing is said before it is possible: it is no reproach.
    if (from === Number.POSITIVE_INFINITY || (!isAway && from > now)) return [];
    const wait = Math.max(0, Math.ceil((from - now) / 1000));
    return [{ seat: seat.seat, isAway, wait, isTurn: waitingSince !== null }];
  });
  const [first] = found.sort((a, b) => Number(b.isTurn) - Number(a.isTurn) || a.wait - b.wait);
  return first === undefined ? null : { seat: first.seat, isAway: first.isAway, wait: first.wait };
}
