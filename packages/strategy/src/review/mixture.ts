import type { Hand, HiddenPairsMove, Seat } from '@dicehall/engine';
import { commitFor, planOf } from '../solve/hidden-pairs/commits.ts';
import { handIndex, reRolls } from '../solve/hidden-pairs/hands.ts';
import { planMix, reRollMix } from '../solve/hidden-pairs/mix.ts';
import type { TurnPolicy } from '../solve/hidden-pairs/policy.ts';

export interface MixedMove {
  readonly move: HiddenPairsMove;
  readonly probability: number;
}

/** Less than this is what the iterations of a solver leave over. */
const leastProbability = 0.002;

/** Whether two moves are the same for the player of a hand, who may mean different dice of one face. */
export function isSameMove({ dice }: Hand, one: HiddenPairsMove, other: HiddenPairsMove): boolean {
  if (one.type === 're-roll') return other.type === 're-roll' && dice[one.die] === dice[other.die];
  return other.type === 'commit' && planOf(dice, one) === planOf(dice, other);
}

/** The moves that the equilibrium plays with a hand, the most probable first. */
export function mixtureOf(policy: TurnPolicy, hand: Hand, points: number, seat: Seat): MixedMove[] {
  const index = handIndex(hand.dice);
  const [keep = 0, ...again] = reRollMix(policy, index, hand.reRolls, points, null);
  const rolled = again.map((probability, at): MixedMove => {
    const { face } = reRolls[index][at];
    const die = hand.dice.indexOf(face);
    return { move: { type: 're-roll', die }, probability };
  });
  const kept = planMix(policy, index, points, null).map(({ plan, probability }): MixedMove => {
    return { move: commitFor(hand.dice, plan, 1 - seat), probability: keep * probability };
  });
  return [...rolled, ...kept]
    .filter(({ probability }) => probability >= leastProbability)
    .sort((a, b) => b.probability - a.probability);
}
