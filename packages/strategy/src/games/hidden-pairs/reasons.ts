import {
  type Commit,
  type Face,
  type HiddenPairsMove,
  type HiddenPairsState,
  type Message,
  message,
  ofSeat,
  priceOf,
  prices,
  roundPoints,
  type Seat,
  sumOf,
} from '@dicehall/engine';
import { percent } from '../../race/reason.ts';
import type { MoveValue } from '../../values/values.ts';
import { gainPerPoint } from './bots.ts';

const chanceOfHigher = (face: Face): number => (6 - face) / 6;

/**
 * Explains a re-roll by the lowest face that makes it better than `best`. Null if the values after the roll are not
 * known.
 * @param face the face that is rolled again
 */
function priceReason({ roll }: MoveValue, face: Face, best: MoveValue): Message | null {
  if (roll === null || roll.outcomes.some(({ value }) => value === null)) return null;
  const paying = roll.outcomes.filter(({ value }) => (value ?? 0) > best.value);
  const least = 7 - paying.length;
  if (!paying.every(({ dice }) => ofSeat(dice, 0) >= least)) return null;
  return message('hidden-pairs-reason-pays', {
    dice: { dice: [face] },
    price: prices.reRoll,
    least,
    chance: percent(paying.length / 6),
  });
}

/** Compares a re-roll with a commit or with another re-roll, by the chance of a higher number. */
function reRollReason(best: MoveValue, other: MoveValue, dice: readonly Face[]): Message | null {
  const [again, otherAgain] = [best, other].map(({ move }) => {
    const chosen = move as HiddenPairsMove;
    return chosen.type === 're-roll' ? ofSeat(dice, chosen.die) : null;
  });
  const rolled = again ?? otherAgain ?? null;
  if (rolled === null) return null;
  const higher = chanceOfHigher(rolled);
  const otherHigher = again !== null && otherAgain !== null ? chanceOfHigher(otherAgain) : 0.5;
  if (again === null && higher > otherHigher) return priceReason(other, rolled, best);
  if (again !== null && higher <= otherHigher) return null;
  return message('hidden-pairs-reason-re-roll', {
    rolls: again === null ? 'other' : otherAgain === null ? 'best' : 'both',
    dice: { dice: [rolled] },
    higher: percent(higher),
    price: prices.reRoll,
    others: { dice: [otherAgain ?? rolled] },
    otherHigher: percent(otherHigher),
  });
}

interface Committed {
  readonly commit: Commit;
  /** The chance of winning each round. */
  readonly wins: readonly number[];
}

const standingBy = (lead: number): string => (lead === 0 ? 'level' : lead > 0 ? 'ahead' : 'behind');

/**
 * Compares two commits by the decisive round, by the points of all rounds, and by their prices. If the other commit
 * gains more points on average, the reason is the seat's lead or deficit.
 * @param lead the points by which the seat is ahead of the best of the others; negative if it is behind
 */
function commitReason(best: Committed, other: Committed, seats: number, lead: number): Message | null {
  const gains = roundPoints.map(
    (points, at) => gainPerPoint(seats) * points * (best.wins[at] - other.wins[at]),
  );
  const total = Math.round(sumOf(gains));
  const dearer = priceOf(best.commit) - priceOf(other.commit);
  const isByPoints = sumOf(gains) > dearer;
  const isCheap = isByPoints && total < 0;
  const at = gains.indexOf(isCheap ? Math.min(...gains) : Math.max(...gains));
  const [chance, otherChance] = [best, other].map(({ wins }) => percent(wins[at]));
  if (chance === otherChance || (!isCheap && gains[at] <= 0)) return null;
  const byPoints = isCheap ? 'cheap' : dearer > 0 ? 'dear' : dearer < 0 ? 'cheaper' : 'even';
  return message('hidden-pairs-reason-rounds', {
    decides: isByPoints ? byPoints : standingBy(lead),
    round: at + 1,
    points: roundPoints[at],
    chance,
    otherChance,
    total: Math.abs(total),
    price: Math.abs(dearer),
    lead: Math.abs(lead),
  });
}

const committed = ({ move, wins }: MoveValue): Committed | null =>
  wins === undefined ? null : { commit: move as Commit, wins };

/** Explains why one choice of a seat is better than another. */
export function hiddenPairsReason(
  { hands, points, shownPoints }: HiddenPairsState,
  best: MoveValue,
  other: MoveValue,
  seat: Seat,
): Message | null {
  const [own, others] = [committed(best), committed(other)];
  if (own !== null && others !== null) {
    const most = Math.max(...shownPoints.filter((_, at) => at !== seat));
    return commitReason(own, others, hands.length, ofSeat(points, seat) - most);
  }
  return reRollReason(best, other, ofSeat(hands, seat).dice);
}
