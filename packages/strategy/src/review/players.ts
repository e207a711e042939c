import { type BySeat, ofSeat, type Seat } from '@dicehall/engine';
import type { ReviewedEntry } from './reviewed.ts';

export interface PlayerReview {
  readonly luck: number;
  readonly error: number;
  readonly choices: number;
  readonly bestChoices: number;
  /** The changes of its value by the throws, and by the choices, of other seats. */
  readonly othersLuck: number;
  readonly othersChoices: number;
  /** The change of its value when hidden choices were revealed. */
  readonly met: number;
}

const change = (entry: ReviewedEntry, seat: Seat): number =>
  ofSeat(entry.after, seat) - ofSeat(entry.before, seat);

/**
 * The change of a seat's value by an entry. Between two seats, an error of one is the gain of the other; with more seats it
 * is the difference of the values. Only own errors are measured from the best choice, so that the sum can be checked
 * against the result.
 */
function brought(entry: ReviewedEntry, seat: Seat, seats: number): number {
  if (entry.kind === 'throw') return change(entry, seat);
  if (entry.seat === seat) return -entry.error;
  return seats === 2 ? entry.error : change(entry, seat) - ofSeat(entry.met, seat);
}

function playerOf(entries: readonly ReviewedEntry[], seat: Seat, seats: number): PlayerReview {
  const total = (kind: ReviewedEntry['kind'], isOwn: boolean): number =>
    entries
      .filter((entry) => entry.kind === kind && (entry.seat === seat) === isOwn)
      .reduce((sum, entry) => sum + brought(entry, seat, seats), 0);
  const met = entries.reduce(
    (sum, entry) => (entry.kind === 'choice' ? sum + ofSeat(entry.met, seat) : sum),
    0,
  );
  const free = entries.filter((entry) => entry.kind === 'choice' && entry.seat === seat && !entry.forced);
  return {
    luck: total('throw', true),
    error: 0 - total('choice', true),
    choices: free.length,
    bestChoices: free.filter((entry) => entry.kind === 'choice' && entry.error === 0).length,
    othersLuck: total('throw', false),
    othersChoices: total('choice', false),
    met,
  };
}

/** The sums by seat, and the largest difference between luck minus errors and the result. */
export function playersOf(
  entries: readonly ReviewedEntry[],
  start: BySeat<number>,
  result: BySeat<number>,
): { readonly players: PlayerReview[]; readonly residual: number } {
  const players = start.map((_, seat) => playerOf(entries, seat, start.length));
  const gaps = players.map(({ luck, error, othersLuck, othersChoices, met }, seat) =>
    Math.abs(ofSeat(result, seat) - ofSeat(start, seat) - (luck - error + othersLuck + othersChoices + met)),
  );
  return { players, residual: Math.max(0, ...gaps) };
}
