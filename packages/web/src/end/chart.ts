import { type BaseView, type BySeat, type Frame, isCoreEvent, type Seat } from '@dicehall/engine';

interface ScoredTurn {
  readonly seat: Seat;
  readonly points: number;
  /** The index of the entry that scored the points. */
  readonly entry: number;
}

/**
 * Returns the points that an entry banked for each seat. If it banked none, returns other points that it added to
 * scores, unless points are penalties.
 */
function scoredBy(
  { events, view }: Frame,
  before: BaseView,
  entry: number,
  lowScoreWins: boolean,
): ScoredTurn[] {
  const banked = events
    .filter(isCoreEvent)
    .flatMap((event) =>
      event.kind === 'banked' || event.kind === 'moon'
        ? [{ seat: event.seat, points: event.banked, entry }]
        : [],
    );
  if (banked.length > 0 || lowScoreWins) return banked;
  return view.scores.flatMap((score, seat) => {
    const points = score - (before.scores[seat] ?? 0);
    return points > 0 ? [{ seat, points, entry }] : [];
  });
}

/**
 * Returns the turn with the best score; of several equal turns the first, with the seats of all of them. Null if no
 * turn scored, or if scores are penalties.
 */
export function bestTurn(
  lowScoreWins: boolean,
  start: BaseView,
  frames: readonly Frame[],
): (Omit<ScoredTurn, 'seat'> & { readonly seats: readonly Seat[] }) | null {
  const turns = frames.flatMap((frame, index) =>
    scoredBy(frame, frames[index - 1]?.view ?? start, index, lowScoreWins),
  );
  const rank = ({ points }: ScoredTurn) => (lowScoreWins ? -points : points);
  const [best] = turns.toSorted((one, other) => rank(other) - rank(one));
  if (best === undefined) return null;
  const { points, entry } = best;
  const equal = turns.filter((turn) => turn.points === points);
  return { points, entry, seats: [...new Set(equal.map(({ seat }) => seat))] };
}

export function scoreHistory(start: BaseView, frames: readonly Frame[]): BySeat<number>[] {
  const history: BySeat<number>[] = [start.scores];
  for (const { view } of frames) {
    const before = history.at(-1);
    if (before?.some((score, seat) => score !== view.scores[seat])) history.push(view.scores);
  }
  return history;
}

export function along(value: number, min: number, max: number, size: number): number {
  return max === min ? size / 2 : ((value - min) / (max - min)) * size;
}
