import { type BySeat, ofSeat, type Seat } from '@dicehall/engine';
import type { ReviewedEntry } from './reviewed.ts';

/** What luck and skill did for one seat. */
export interface PlayerReview {
  /** What its own throws brought it. */
  readonly luck: number;
  /** What its own choices cost it. */
  readonly error: number;
  /** Choices that were not forced, and how many of them were the best. */
  readonly choices: number;
  readonly bestChoices: number;
  /** What the throws of others, and their choices, brought it. */
  readonly othersLuck: number;
  readonly othersChoices: number;
  /** What hidden choices brought it when they met; 0 where nothing is hidden. */
  readonly met: number;
  /** The result with the luck of all throws, and of hidden choices that met, taken out: what the play alone was worth. */
  readonly adjusted: number;
}

const change = (entry: ReviewedEntry, seat: Seat): number =>
  ofSeat(entry.after, seat) - ofSeat(entry.before, seat);

/**
 * What an entry brought a seat. Between two, what one loses by an error the other gains; with more seats it is what the
 * values say. Only the errors of one's own are reckoned from the best choice, so that the sum can be held to the result.
 */
function brought(entry: ReviewedEntry, seat: Seat, seats: number): number {
  if (entry.kind === 'throw') return change(entry, seat);
  if (entry.seat === seat) return -entry.error;
  return seats === 2 ? entry.error : change(entry, seat) - ofSeat(entry.met, seat);
}

function playerOf(
  entries: readonly ReviewedEntry[],
  seat: Seat,
  seats: number,
  result: number,
): PlayerReview {
  const total = (kind: ReviewedEntry['kind'], isOwn: boolean): number =>
    entries
      .filter((entry) => entry.kind === kind && (entry.seat === seat) === isOwn)
      .reduce((sum, entry) => sum + brought(entry, seat, seats), 0);
  const met = entries.reduce(
    (sum, entry) => (entry.kind === 'choice' ? sum + ofSeat(entry.met, seat) : sum),
    0,
  );
  const free = entries.filter((entry) => entry.kind === 'choice' && entry.seat === seat && !entry.forced);
  const [luck, othersLuck] = [total('throw', true), total('throw', false)];
  return {
    luck,
    error: 0 - total('choice', true),
    choices: free.length,
    bestChoices: free.filter((entry) => entry.kind === 'choice' && entry.error === 0).length,
    othersLuck,
    othersChoices: total('choice', false),
    met,
    adjusted: result - luck - othersLuck - met,
  };
}

/** Sums a review up by seat, and says how far luck and errors are from adding up to the result. */
export function playersOf(
  entries: readonly ReviewedEntry[],
  start: BySeat<number>,
  result: BySeat<number>,
): { readonly players: PlayerReview[]; readonly residual: number } {
  const players = start.map((_, seat) => playerOf(entries, seat, start.length, ofSeat(result, seat)));
  const gaps = players.map(({ luck, error, othersLuck, othersChoices, met }, seat) =>
    Math.abs(ofSeat(result, seat) - ofSeat(start, seat) - (luck - error + othersLuck + othersChoices + met)),
  );
  return { players, residual: Math.max(0, ...gaps) };
}
