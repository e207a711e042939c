import { type Face, faces, type Positions } from '../../core/index.ts';
import { isAfterStairs, isLastOfRound, losersOf } from './round.ts';
import { isNice, kindOf, pointsOf } from './scoring.ts';
import type { ThreeDiceMove, ThreeDiceState } from './state.ts';

function outcomes(dice: readonly Face[], rolling: Positions): Face[][] {
  let found: Face[][] = [[...dice]];
  for (const position of rolling) {
    found = found.flatMap((fallen) => faces.map((face) => fallen.with(position, face)));
  }
  return found;
}

const known = new Map<string, number>();

/**
 * Returns the lowest points of all rolls that do not make their player safe, while the other dice are held. Super
 * stairs never affect this minimum, because another roll has fewer points. The result is cached, because every choice
 * of a round's last player needs it.
 */
function fewestPoints(dice: readonly Face[], rolling: Positions): number {
  const name = dice.filter((_, position) => !rolling.includes(position)).join('');
  const before = known.get(name);
  if (before !== undefined) return before;
  const plain = outcomes(dice, rolling).filter((fallen) => !isNice(kindOf(fallen, false)));
  const fewest = Math.min(...plain.map(pointsOf));
  known.set(name, fewest);
  return fewest;
}

/**
 * Whether a move makes it impossible for the round's last player to lose or tie for last. A player whose roll is
 * already safe may make any move.
 */
export function isUngentlemanly(state: ThreeDiceState, move: ThreeDiceMove): boolean {
  const { turn } = state;
  if (turn.kind !== 'choose' || move.type === 'give' || !isLastOfRound(state)) return false;
  if (isNice(kindOf(turn.dice, isAfterStairs(state, state.seat)))) return false;
  return fewestPoints(turn.dice, move.type === 'stay' ? [] : move.dice) > losersOf(state).points;
}
