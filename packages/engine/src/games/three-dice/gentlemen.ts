import { type Face, faces, type Positions } from '../../core/index.ts';
import { isAfterStairs, isLastOfRound, pointsAtStake } from './round.ts';
import { isNice, kindOf, pointsOf } from './scoring.ts';
import type { ThreeDiceMove, ThreeDiceState } from './state.ts';

/** Every way in which the dice at `rolling` can fall, the others held. */
function outcomes(dice: readonly Face[], rolling: Positions): Face[][] {
  let found: Face[][] = [[...dice]];
  for (const position of rolling) {
    found = found.flatMap((fallen) => faces.map((face) => fallen.with(position, face)));
  }
  return found;
}

/**
 * Whether a move of the last player of the round makes losing, or tying for last, impossible: what the gentlemen's
 * rule frowns on. Players who have a nice roll already are free.
 */
export function isUngentlemanly(state: ThreeDiceState, move: ThreeDiceMove): boolean {
  const { turn } = state;
  if (turn.kind !== 'choose' || move.type === 'give' || !isLastOfRound(state)) return false;
  const afterStairs = isAfterStairs(state, state.seat);
  if (isNice(kindOf(turn.dice, afterStairs))) return false;
  const lowest = Math.min(...pointsAtStake(state).map(({ points }) => points));
  const canLoseWith = (dice: readonly Face[]) =>
    !isNice(kindOf(dice, afterStairs)) && pointsOf(dice) <= lowest;
  return !outcomes(turn.dice, move.type === 'stay' ? [] : move.dice).some(canLoseWith);
}
