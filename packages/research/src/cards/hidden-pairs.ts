import {
  type Face,
  type HiddenPairsMove,
  type HiddenPairsView,
  mostReRolls,
  ofSeat,
  prices,
  sumOf,
} from '@dicehall/engine';
import type { Bot, CardCost } from '@dicehall/strategy';
import {
  exploitabilityOf,
  solveTurn,
  type TurnGame,
  type TurnStrategy,
} from '@dicehall/strategy/hidden-pairs';
import {
  allActions,
  commitFor,
  type HiddenPairsRule,
  handClasses,
  handIndex,
  type Order,
  type Play,
  planCount,
  plansByHand,
  pointsOfTurn,
  reachOf,
  reRolls,
  reRollValues,
  spendingOf,
  TurnTables,
} from '@dicehall/strategy/solvers';
import type { CardEvaluator, CardFamily } from './evaluator.ts';

/** The choices of a card that has no rules. */
export const plainPlay: Play = {
  kind: 'play',
  order: '12 34 56',
  hinderance: 0,
  diceBlock: 0,
  luckyDice: 0,
};

/**
 * Returns the face to re-roll; null to keep all dice.
 * @param dice in ascending order
 */
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

export function playsOf(rules: readonly HiddenPairsRule[]): readonly Play[] {
  const plays = rules.filter((rule) => rule.kind === 'play');
  return plays.length > 0 ? plays : [plainPlay];
}

/** For each order of dice, the split that plays each hand in this order, indexed by hand. */
const splits = new Map<Order, Uint8Array>();

function splitsBy(order: Order): Uint8Array {
  const known = splits.get(order);
  if (known !== undefined) return known;
  const pairs = order.split(' ').map((pair) => pair.split('').map(Number));
  const found = Uint8Array.from(handClasses, ({ faces }, hand) => {
    // The faces are in ascending order, so rank 1 is the last of them.
    const wanted = pairs.map((pair) => sumOf(pair.map((rank) => faces[faces.length - rank])));
    const { sums, splits: all } = plansByHand[hand];
    return all.findIndex((_, split) => wanted.every((sum, round) => sums[3 * split + round] === sum));
  });
  splits.set(order, found);
  return found;
}

/** Returns the plan of a hand, encoded as split * actions + action. */
export function planBy(rules: readonly HiddenPairsRule[], play: Play, hand: number): number {
  const table = plansByHand[hand];
  const pays = (what: 'hinderance' | 'diceBlock'): boolean =>
    rules.every((rule) => rule.kind !== 'attack' || rule.what !== what || table[what] >= rule.least);
  const hinderance = pays('hinderance') ? play.hinderance : 0;
  const diceBlock = pays('diceBlock') ? play.diceBlock : 0;
  return splitsBy(play.order)[hand] * allActions.length + 16 * hinderance + 4 * diceBlock + play.luckyDice;
}

/**
 * Returns the strategy of a turn that a card describes. It assumes that the player has enough points for every price.
 */
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

/**
 * Evaluates cards for a turn of Hidden Pairs with two seats. The unit is half the difference between the players'
 * points.
 */
export class HiddenPairsCards implements CardEvaluator<HiddenPairsRule> {
  readonly #equilibrium: TurnStrategy;
  /** The value of each plan against the equilibrium, by hand. */
  readonly #plans: readonly Float64Array[];
  /** The mean result of the equilibrium against itself. */
  readonly #even: number;

  constructor(equilibrium: TurnStrategy) {
    const { game } = equilibrium;
    const tables = new TurnTables(game);
    tables.setOpponent(reachOf(game, equilibrium.reRolling), equilibrium.plans);
    this.#equilibrium = equilibrium;
    this.#plans = handClasses.map((_, hand) => {
      const values = new Float64Array(planCount(game, hand));
      tables.planValues(hand, values);
      return values;
    });
    const spent = [...spendingOf(equilibrium)].reduce((sum, [points, chance]) => sum + points * chance, 0);
    this.#even = (pointsOfTurn - spent) / 2;
  }

  /** Returns the gain of a strategy against the equilibrium. */
  valueOf({ plans, reRolling }: TurnStrategy): number {
    const mean = (chances: Float64Array, values: Float64Array): number =>
      chances.reduce((sum, chance, index) => (chance === 0 ? sum : sum + chance * values[index]), 0);
    const kept = Float64Array.from(plans, (chances, hand) => mean(chances, this.#plans[hand]));
    const before = reRolling.reduceRight(
      (after, stage) => kept.map((value, hand) => mean(stage[hand], reRollValues(hand, value, after))),
      kept,
    );
    return (
      handClasses.reduce((sum, { probability }, hand) => sum + probability * before[hand], 0) - this.#even
    );
  }

  cost(rules: readonly HiddenPairsRule[]): CardCost {
    const strategy = strategyBy(this.#equilibrium.game, rules);
    const value = this.valueOf(strategy);
    return {
      unit: 'points',
      perfect: 0,
      value,
      loss: -value,
      bySeat: [-value, -value],
      read: exploitabilityOf(strategy).points,
    };
  }
}

const sweeps = 200;

export function hiddenPairsCardPlayer(
  rules: readonly HiddenPairsRule[],
): Bot<HiddenPairsView, HiddenPairsMove> {
  return {
    choose({ hand, scores }, seat, random) {
      if (hand === null) throw new RangeError('Only a seat that holds six dice can choose');
      const points = ofSeat(scores, seat);
      const { dice, reRolls } = hand;
      const face = reRolledBy(
        rules,
        dice.toSorted((a, b) => a - b),
        reRolls,
      );
      if (face !== null && points >= prices.reRoll) return { type: 're-roll', die: dice.indexOf(face) };
      const plays = playsOf(rules);
      const plan = planBy(rules, plays[Math.floor(random() * plays.length)], handIndex(dice));
      const action = plan % allActions.length;
      return commitFor(dice, allActions[action].price > points ? plan - action : plan, 1 - seat);
    },
  };
}

export const hiddenPairsFamily: CardFamily<HiddenPairsRule> = {
  *open() {
    return new HiddenPairsCards(yield* solveTurn({ luckyDice: 'one', reRolls: true, actions: true }, sweeps));
  },
  player: (rules) => hiddenPairsCardPlayer(rules) as Bot,
};
