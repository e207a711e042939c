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
 * Compares a re-roll with keeping the dice or with another re-roll, by the chance of a higher number.
 * @param again the face that the better choice re-rolls; null if it keeps the dice
 */
function reRollReason(again: Face | null, otherAgain: Face | null): Message | null {
  const rolled = again ?? otherAgain;
  if (rolled === null) return null;
  const higher = chanceOfHigher(rolled);
  const otherHigher = again !== null && otherAgain !== null ? chanceOfHigher(otherAgain) : 0.5;
  if (again === null ? higher > otherHigher : higher <= otherHigher) return null;
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

/**
 * Compares two commits by the decisive round and by what they give up for it: a higher price or another round. Null if
 * the points of the rounds and the prices favour the other commit.
 */
function commitReason(best: Committed, other: Committed, seats: number): Message | null {
  const gains = roundPoints.map(
    (points, at) => gainPerPoint(seats) * points * (best.wins[at] - other.wins[at]),
  );
  const dearer = priceOf(best.commit) - priceOf(other.commit);
  if (sumOf(gains) <= dearer) return null;
  const [most, least] = [Math.max(...gains), Math.min(...gains)];
  const [gained, lost] = [gains.indexOf(most), gains.indexOf(least)];
  const isCheap = least < 0 && -dearer > most;
  const at = isCheap ? lost : gained;
  const [chance, otherChance] = [best, other].map(({ wins }) => percent(wins[at]));
  const [lostChance, lostOtherChance] = [best, other].map(({ wins }) => percent(wins[lost]));
  if (chance === otherChance) return null;
  return message('hidden-pairs-reason-rounds', {
    decides: isCheap ? 'cheap' : dearer > 0 ? 'dear' : lostChance < lostOtherChance ? 'outweighs' : 'alone',
    round: at + 1,
    points: roundPoints[at],
    chance,
    otherChance,
    price: Math.abs(dearer),
    lost: lost + 1,
    lostPoints: roundPoints[lost],
    lostChance,
    lostOtherChance,
  });
}

const committed = ({ move, wins }: MoveValue): Committed | null =>
  wins === undefined ? null : { commit: move as Commit, wins };

/** Explains why one choice of a seat is better than another. */
export function hiddenPairsReason(
  { hands }: HiddenPairsState,
  best: MoveValue,
  other: MoveValue,
  seat: Seat,
): Message | null {
  const [own, others] = [committed(best), committed(other)];
  if (own !== null && others !== null) return commitReason(own, others, hands.length);
  const [again, otherAgain] = [best, other].map(({ move }) => {
    const chosen = move as HiddenPairsMove;
    return chosen.type === 're-roll' ? ofSeat(ofSeat(hands, seat).dice, chosen.die) : null;
  });
  return reRollReason(again, otherAgain);
}
