import type { Hand, HiddenPairsMove, Seat } from '@dicehall/engine';
import { handIndex } from './solve/hands.ts';
import { chancesOf, type Mixture } from './solve/match/mixture.ts';
import { commitFor, planOf } from './solve/plans.ts';

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

/** The moves that the mixture plays with a hand, the most probable first. @param points at the start of the turn */
export function mixtureOf(mixture: Mixture, hand: Hand, points: number, seat: Seat): MixedMove[] {
  const { keep, again, plans } = chancesOf(mixture, handIndex(hand.dice), hand.reRolls, points);
  const rolled = again.map(({ face, chance }): MixedMove => {
    return { move: { type: 're-roll', die: hand.dice.indexOf(face) }, probability: chance };
  });
  const kept = plans.map(({ plan, chance }): MixedMove => {
    return { move: commitFor(hand.dice, plan, 1 - seat), probability: keep * chance };
  });
  return [...rolled, ...kept]
    .filter(({ probability }) => probability >= leastProbability)
    .sort((a, b) => b.probability - a.probability);
}
