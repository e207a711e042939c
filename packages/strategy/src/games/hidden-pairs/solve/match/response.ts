import { handClasses, reRolls } from '../hands.ts';
import type { BestPlans, MatchField } from './field.ts';

const hands = handClasses.length;

/** An exact best response to the mixture of a field: over all plans and re-rolls that the player can pay. */
export interface Response extends BestPlans {
  /** The win probability. */
  readonly value: number;
  /** By `hands * used + hand`: the win probability of a hand that may be re-rolled. */
  readonly best: Float64Array;
}

export function respond(field: MatchField): Response {
  const { plans, kept } = field.respond();
  const best = bestWithReRolls(kept);
  let value = 0;
  for (let hand = 0; hand < hands; hand++) value += handClasses[hand].probability * best[hand];
  return { value, plans, kept, best };
}

/** The values of hands that may be re-rolled, from those of keeping them. */
function bestWithReRolls(kept: Float64Array): Float64Array {
  const best = kept.slice();
  for (let info = 2 * hands - 1; info >= 0; info--) {
    const after = hands * (Math.floor(info / hands) + 1);
    const again = reRolls[info % hands];
    // By index: this is much of a review, and runs before it is compiled.
    for (let n = 0; n < again.length; n++) {
      const { leadsTo } = again[n];
      let sum = 0;
      for (let thrown = 0; thrown < leadsTo.length; thrown++) sum += best[after + leadsTo[thrown]];
      if (sum / leadsTo.length > best[info]) best[info] = sum / leadsTo.length;
    }
  }
  return best;
}
