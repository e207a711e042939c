import type { CardFamily } from './evaluator.ts';

/** The number of additions to refine: the cheapest after one step. */
const refinedCount = 5;
/** The number of additions to try instead of each rule: the cheapest after one step. */
const exchangedCount = 60;
/** How much cheaper a card must be to replace another one, because equal cards differ by rounding. */
const leastGain = 1e-9;

interface Priced<Rule> {
  readonly rules: readonly Rule[];
  readonly cost: number;
}

interface Grown<Rule> extends Priced<Rule> {
  readonly rule: Rule;
}

/**
 * Finds the best card for each number of rules up to `most` by hill climbing. It starts from the best card with one rule fewer and
 * tries every possible addition. In the cheapest few it then replaces one rule at a time by a neighbour or any other rule, until
 * nothing is cheaper. The result is a local optimum among the declared rules.
 * @param pricesNear the cost of cards; may be estimated for cards that are close to the given one
 */
export function* searchCards<Rule>(
  { additions, closeRules, order }: Pick<CardFamily<Rule>, 'additions' | 'closeRules' | 'order'>,
  pricesNear: (card: readonly Rule[]) => (rules: readonly Rule[]) => number,
  most: number,
): Generator<readonly Rule[], void> {
  const known = new Map<string, number>();
  let priceOf = pricesNear([]);
  const priced = (rules: readonly Rule[]): Priced<Rule> => {
    const sorted = order(rules);
    const key = JSON.stringify(sorted);
    const cost = known.get(key) ?? priceOf(sorted);
    known.set(key, cost);
    return { rules: sorted, cost };
  };
  const cheapest = (cards: readonly Priced<Rule>[]): Priced<Rule> =>
    cards.reduce((best, card) => (card.cost < best.cost - leastGain ? card : best));
  const descend = (from: Priced<Rule>): Priced<Rule> => {
    let best = from;
    for (;;) {
      const { rules } = best;
      const close = rules.flatMap((rule, index) =>
        closeRules(rule).map((other) => priced(rules.with(index, other))),
      );
      const turned = rules
        .slice(1)
        .map((rule, index) => priced(rules.toSpliced(index, 2, rule, rules[index])));
      const next = cheapest([best, ...close, ...turned]);
      if (next === best) return best;
      best = next;
    }
  };
  /** Every addition at every place, the cheapest first. */
  const grown = (rules: readonly Rule[], additions: readonly Rule[]): Grown<Rule>[] => {
    const found = new Map<number, Grown<Rule>>();
    for (const rule of additions) {
      for (let place = 0; place <= rules.length; place++) {
        const card = priced(rules.toSpliced(place, 0, rule));
        if (!found.has(card.cost)) found.set(card.cost, { ...card, rule });
      }
    }
    return [...found.values()].sort((a, b) => a.cost - b.cost);
  };
  let best = priced([]);
  for (let count = 1; count <= most; count++) {
    priceOf = pricesNear(best.rules);
    known.clear();
    const added = grown(best.rules, additions);
    const likely = added.slice(0, exchangedCount).map(({ rule }) => rule);
    let found = cheapest(added.slice(0, refinedCount).map(descend));
    for (;;) {
      const swapped = found.rules
        .flatMap((_, index) => grown(found.rules.toSpliced(index, 1), likely))
        .sort((a, b) => a.cost - b.cost);
      const next = cheapest([found, ...swapped.slice(0, refinedCount).map(descend)]);
      if (next === found) break;
      found = next;
    }
    best = found;
    yield best.rules;
  }
}
