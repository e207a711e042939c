import { type Face, mostReRolls, sumOf } from '@dicehall/engine';
import { planCount, type TurnGame, type TurnStrategy } from '../solve/equilibrium.ts';
import { handClasses, reRolls } from '../solve/hands.ts';
import { allActions, plansByHand } from '../solve/plans.ts';
import { type HiddenPairsRule, type Order, type Play, plainPlay } from './rule.ts';

/** The face to re-roll of dice in ascending order, or null to keep them all. */
export function reRolledBy(
  rules: readonly HiddenPairsRule[],
  [lowest]: readonly Face[],
  used: number,
): Face | null {
  const isWanted = rules.some(
    (rule) => rule.kind === 're-roll' && used < rule.times && lowest !== undefined && lowest <= rule.most,
  );
  return isWanted ? (lowest ?? null) : null;
}

/** The ways to play a hand. */
export function playsOf(rules: readonly HiddenPairsRule[]): readonly Play[] {
  const plays = rules.filter((rule) => rule.kind === 'play');
  return plays.length > 0 ? plays : [plainPlay];
}

/** At the place of a hand: the index of the split with these sums. */
const splits = new Map<Order, Uint8Array>();

function splitsBy(order: Order): Uint8Array {
  const known = splits.get(order);
  if (known !== undefined) return known;
  const pairs = order.split(' ').map((pair) => pair.split('').map(Number));
  const found = Uint8Array.from(handClasses, ({ faces }, hand) => {
    // Faces ascend.
    const wanted = pairs.map((pair) => sumOf(pair.map((rank) => faces[faces.length - rank])));
    const { sums, splits: all } = plansByHand[hand];
    return all.findIndex((_, split) => wanted.every((sum, round) => sums[3 * split + round] === sum));
  });
  splits.set(order, found);
  return found;
}

/** The plan of a hand: split * actions + action. */
export function planBy(rules: readonly HiddenPairsRule[], play: Play, hand: number): number {
  const table = plansByHand[hand];
  const pays = (what: 'hinderance' | 'diceBlock'): boolean =>
    rules.every((rule) => rule.kind !== 'attack' || rule.what !== what || table[what] >= rule.least);
  const hinderance = pays('hinderance') ? play.hinderance : 0;
  const diceBlock = pays('diceBlock') ? play.diceBlock : 0;
  return splitsBy(play.order)[hand] * allActions.length + 16 * hinderance + 4 * diceBlock + play.luckyDice;
}

/** A card as a strategy of a turn, with enough points for every price. */
export function strategyBy(game: TurnGame, rules: readonly HiddenPairsRule[]): TurnStrategy {
  const plays = playsOf(rules);
  return {
    game,
    plans: handClasses.map((_, hand) => {
      const plans = new Float64Array(planCount(game, hand));
      for (const play of plays) plans[planBy(rules, play, hand)] += 1 / plays.length;
      return plans;
    }),
    reRolling: Array.from({ length: mostReRolls }, (_, used) =>
      handClasses.map(({ faces }, hand) => {
        const face = reRolledBy(rules, faces, used);
        const choices = new Float64Array(reRolls[hand].length + 1);
        choices[face === null ? 0 : 1 + reRolls[hand].findIndex((one) => one.face === face)] = 1;
        return choices;
      }),
    ),
  };
}
