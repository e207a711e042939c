import type { Commit, Face, Pair, Seat, Split } from '@dicehall/engine';
import { commitOf } from '../bots.ts';
import { handIndex } from './hands.ts';
import { allActions, plansByHand } from './plans.ts';

/** The positions of a hand's dice in ascending order. */
function placesOf(dice: readonly Face[]): number[] {
  return dice
    .map((face, place) => ({ face, place }))
    .sort((a, b) => a.face - b.face)
    .map(({ place }) => place);
}

function placed(split: Split, places: readonly number[]): Split {
  const at = (pair: Pair): Pair => [places[pair[0]], places[pair[1]]];
  return [at(split[0]), at(split[1]), at(split[2])];
}

/** @param plan index among the plans of the hand: split * actions + action */
export function commitFor(dice: readonly Face[], plan: number, rival: Seat): Commit {
  const split = plansByHand[handIndex(dice)]?.splits[Math.floor(plan / allActions.length)];
  if (split === undefined) throw new RangeError(`No plan ${plan} for a hand`);
  return commitOf(placed(split, placesOf(dice)), allActions[plan % allActions.length], rival);
}

/** The index of a commit's plan, regardless of the targets. */
export function planOf(dice: readonly Face[], { pairs, hinderance, diceBlock, luckyDice }: Commit): number {
  const { sums } = plansByHand[handIndex(dice)];
  const [first, second, third] = pairs.map(([a, b]) => dice[a] + dice[b]);
  let split = 0;
  while (
    split < sums.length &&
    !(sums[split] === first && sums[split + 1] === second && sums[split + 2] === third)
  ) {
    split += 3;
  }
  const action = 16 * (hinderance?.round ?? 0) + 4 * (diceBlock?.round ?? 0) + (luckyDice?.round ?? 0);
  return (split / 3) * allActions.length + action;
}
