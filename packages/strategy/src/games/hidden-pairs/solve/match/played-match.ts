import { cached, lazily } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { MatchValue } from '../match-value.ts';
import { strategyOf, type TurnPolicy } from '../policy.ts';
import { firstPlans } from './all-plans.ts';
import { affordable, choiceAt, choices, hands, levels, type Mixture } from './mixture.ts';

/** A match of two in which both play in the same way, and what standings are worth. */
export interface PlayedMatch {
  /** Solved as a whole, or turn by turn. */
  readonly how: 'match' | 'turn';
  readonly luckyDice: TurnGame['luckyDice'];
  /** How a player with `own` points at the start of a turn plays it. @param left turns to play, with this one */
  mixture(left: number, own: number, other: number): Mixture;
  /** The win probability of a player with `own` points. */
  value(left: number, own: number, other: number): number;
}

/** A turn's plans and re-rolls, whatever the re-rolls before. */
function mixtureOf({ plans, reRolling }: TurnPolicy): Mixture {
  const turning = new Float64Array((levels - 1) * choices);
  for (const [used, stage] of reRolling.entries())
    for (const [hand, chances] of stage.entries()) turning.set(chances, used * choices + choiceAt[hand]);
  const first = new Int32Array(levels * hands + 1);
  for (let info = 0; info < levels * hands; info++)
    first[info + 1] = first[info] + plans[info % hands].length;
  const all = Array.from({ length: levels }, () =>
    plans.flatMap((ofHand, hand) =>
      ofHand.map(({ plan, probability }) => ({ plan: firstPlans[hand] + plan, probability })),
    ),
  ).flat();
  return {
    turning,
    first,
    plans: Int32Array.from(all, ({ plan }) => plan),
    chances: Float64Array.from(all, ({ probability }) => probability),
  };
}

/** Plays the equilibrium of a turn in points, turn after turn, where no match is solved. */
export function turnMatch(policy: TurnPolicy): PlayedMatch {
  const mixture = mixtureOf(policy);
  const match = lazily(() => new MatchValue(strategyOf(policy)));
  const paid = cached(
    (own: number) => own,
    (own) => affordable(mixture, own),
    16,
  );
  return {
    how: 'turn',
    luckyDice: policy.game.luckyDice,
    mixture: (_left, own) => paid(own),
    value: (left, own, other) => match().at(left, own - other),
  };
}
