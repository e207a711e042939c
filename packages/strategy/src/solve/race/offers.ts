import { isBankable, type RaceRules } from './rules.ts';

/**
 * What banking is worth where the next player may take over: one value for each points and dice passed on.
 * It is kept from the banker's side, so that the banker's turn reads it in order.
 */
export interface Offers {
  readonly values: Float64Array;
  /** Where the values of a banker at `own` against `other` start; at `own * target + other`. */
  readonly start: Float64Array;
  /** Up to how many units the other may take over there; more would already reach the target. */
  readonly most: Int32Array;
}

/** Room for the offers of a race; none at all where nothing can be taken over. */
export function emptyOffers(rules: RaceRules): Offers {
  const { target, opening, takeOver } = rules;
  const start = new Float64Array(target * target);
  const most = new Int32Array(target * target);
  let size = 0;
  for (let own = 0; own < target; own++) {
    if (!isBankable(rules, own)) continue;
    for (let other = 0; other < target; other++) {
      if (!takeOver || other < opening || !isBankable(rules, other)) continue;
      start[own * target + other] = size;
      most[own * target + other] = target - 1 - Math.max(own, other);
      size += (target - 1 - Math.max(own, other)) * rules.scoring.dice;
    }
  }
  return { values: new Float64Array(size), start, most };
}

/** Stores what banking into (`score`, `other`) is worth, for every offer that can lead there; `rolled` is `other`'s turn. */
export function storeOffers(
  offers: Offers,
  rules: RaceRules,
  score: number,
  other: number,
  value: number,
  rolled: Float64Array,
): void {
  const { target, opening } = rules;
  const { dice } = rules.scoring;
  const { values, start, most } = offers;
  if (!rules.takeOver || other < opening) return;
  const largest = Math.min(score, target - 1 - other);
  for (let points = 1; points <= largest; points++) {
    const own = score - points;
    if (!isBankable(rules, own) || points > (most[own * target + other] ?? 0)) continue;
    const from = (start[own * target + other] ?? 0) + (points - 1) * dice;
    for (let d = 0; d < dice; d++) {
      const taken = rolled[points * dice + d] ?? 0;
      values[from + d] = 1 - Math.max(taken, value);
    }
  }
}
