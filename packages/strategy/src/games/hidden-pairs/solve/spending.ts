import { prices } from '@dicehall/engine';
import { reachOf, type TurnStrategy } from './equilibrium.ts';
import { handClasses } from './hands.ts';
import { allActions } from './plans.ts';

/** The probabilities of no, one and two re-rolls. */
function reRollChances({ game, reRolling }: TurnStrategy): readonly [number, number, number] {
  const [first, second] = reRolling;
  if (!game.reRolls || first === undefined || second === undefined) return [1, 0, 0];
  const stop = first.map((choices) => Float64Array.from(choices, (_, index) => (index === 0 ? 1 : 0)));
  const share = (reach: Float64Array, choices: readonly Float64Array[]): number =>
    reach.reduce((sum, here, hand) => sum + here * (1 - choices[hand]?.[0]), 0);
  const before = Float64Array.from(handClasses.map(({ probability }) => probability));
  const moved = first.map((choices) => choices.map((chance, index) => (index === 0 ? 0 : chance)));
  const onlyFirst = { ...game, reRolls: true };
  const once = share(before, first);
  const twice = share(reachOf(onlyFirst, [moved, stop]), second);
  return [1 - once, once - twice, twice];
}

/** The probability of each sum of prices in a turn; re-rolls and actions are treated as independent. */
export function spendingOf(strategy: TurnStrategy): ReadonlyMap<number, number> {
  const reach = reachOf(strategy.game, strategy.reRolling);
  const actions = strategy.game.actions ? allActions : allActions.slice(0, 1);
  const onActions = new Map<number, number>();
  for (const [hand, plans] of strategy.plans.entries()) {
    for (let plan = 0; plan < plans.length; plan++) {
      const price = actions[plan % actions.length].price;
      const chance = reach[hand] * plans[plan];
      if (chance > 0) onActions.set(price, (onActions.get(price) ?? 0) + chance);
    }
  }
  const all = new Map<number, number>();
  for (const [count, often] of reRollChances(strategy).entries()) {
    for (const [price, chance] of onActions) {
      const spent = price + count * prices.reRoll;
      all.set(spent, (all.get(spent) ?? 0) + often * chance);
    }
  }
  return all;
}
