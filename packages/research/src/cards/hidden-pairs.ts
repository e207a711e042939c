import {
  type Face,
  faces,
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

/** How a card plays without any rules. */
export const plainPlay: Play = {
  kind: 'play',
  order: '12 34 56',
  hinderance: 0,
  diceBlock: 0,
  luckyDice: 0,
};

/** Which face to re-roll of dice in ascending order; null to keep them all. */
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

/** By index of a hand: the index of the split with these sums. */
const splits = new Map<Order, Uint8Array>();

function splitsBy(order: Order): Uint8Array {
  const known = splits.get(order);
  if (known !== undefined) return known;
  const pairs = order.split(' ').map((pair) => pair.split('').map(Number));
  const found = Uint8Array.from(handClasses, ({ faces }, hand) => {
    // Faces are in ascending order.
    const wanted = pairs.map((pair) => sumOf(pair.map((rank) => faces[faces.length - rank])));
    const { sums, splits: all } = plansByHand[hand];
    return all.findIndex((_, split) => wanted.every((sum, round) => sums[3 * split + round] === sum));
  });
  splits.set(order, found);
  return found;
}

/** The plan of a hand as split * actions + action. */
export function planBy(rules: readonly HiddenPairsRule[], play: Play, hand: number): number {
  const table = plansByHand[hand];
  const pays = (what: 'hinderance' | 'diceBlock'): boolean =>
    rules.every((rule) => rule.kind !== 'attack' || rule.what !== what || table[what] >= rule.least);
  const hinderance = pays('hinderance') ? play.hinderance : 0;
  const diceBlock = pays('diceBlock') ? play.diceBlock : 0;
  return splitsBy(play.order)[hand] * allActions.length + 16 * hinderance + 4 * diceBlock + play.luckyDice;
}

/** The strategy of a turn that a card describes, with enough points for every price. */
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

/** The weight of exploitability in the search, as if one opponent in ten knew the card. */
const readerShare = 0.1;

/** Evaluates cards for a turn of Hidden Pairs with two seats, in half the difference of both players' points. */
export class HiddenPairsCards implements CardEvaluator<HiddenPairsRule> {
  readonly #equilibrium: TurnStrategy;
  /** By hand: the value of each plan against the equilibrium. */
  readonly #plans: readonly Float64Array[];
  /** The equilibrium's mean result against itself. */
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

  /** What a strategy gains against the equilibrium. */
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

  estimateNear(): (rules: readonly HiddenPairsRule[]) => number {
    return (rules) => {
      const { loss, read = 0 } = this.cost(rules);
      return loss + readerShare * read;
    };
  }
}

const rounds = [0, 1, 2, 3] as const;

/** Every way to distribute these dice over the rounds in pairs. */
function ordersOf(dice: readonly number[]): readonly (readonly string[])[] {
  if (dice.length === 0) return [[]];
  return dice.flatMap((a, at) =>
    dice.slice(at + 1).flatMap((b) => {
      const others = dice.filter((die) => die !== a && die !== b);
      return ordersOf(others).map((rest) => [`${a}${b}`, ...rest]);
    }),
  );
}

/** Orders that pair the two highest dice come first, because they are the most likely ones. */
const orders: readonly Order[] = ordersOf([1, 2, 3, 4, 5, 6])
  .filter((pairs) => pairs.includes('12'))
  .map((pairs) => pairs.join(' '));

const plays = orders.flatMap((order) =>
  rounds.flatMap((hinderance) =>
    rounds.map((diceBlock): Play => ({ kind: 'play', order, hinderance, diceBlock, luckyDice: 0 })),
  ),
);
const again = faces
  .slice(0, 4)
  .flatMap((most) => ([1, 2] as const).map((times): HiddenPairsRule => ({ kind: 're-roll', most, times })));
const attacks = (['hinderance', 'diceBlock'] as const).flatMap((what) =>
  [3, 4, 5, 6, 7, 8, 9].map((least): HiddenPairsRule => ({ kind: 'attack', what, least })),
);

export const hiddenPairsAdditions: readonly HiddenPairsRule[] = [...again, ...plays, ...attacks];

const exchangeDice = (order: Order, one: string, other: string): Order =>
  order
    .split(' ')
    .map((pair) =>
      pair
        .split('')
        .map((die) => (die === one ? other : die === other ? one : die))
        .sort()
        .join(''),
    )
    .join(' ');

const ranks = [...'123456'];
const twoDice = ranks.flatMap((one) =>
  ranks.filter((other) => other > one).map((other) => [one, other] as const),
);

/** Variants of a rule with one part changed. */
export function neighboursOfHiddenPairs(rule: HiddenPairsRule): readonly HiddenPairsRule[] {
  if (rule.kind === 're-roll') return again;
  if (rule.kind === 'attack') return attacks.filter((one) => one.kind === 'attack' && one.what === rule.what);
  const [a, b, c] = rule.order.split(' ');
  const turned = [`${b} ${a} ${c}`, `${c} ${b} ${a}`, `${a} ${c} ${b}`];
  const changed = twoDice.map(([one, other]) => exchangeDice(rule.order, one, other));
  return [
    ...[...turned, ...changed].map((order) => ({ ...rule, order })),
    ...rounds.flatMap((round) => [
      { ...rule, hinderance: round },
      { ...rule, diceBlock: round },
      { ...rule, luckyDice: round },
    ]),
  ];
}

const places: Readonly<Record<HiddenPairsRule['kind'], number>> = { 're-roll': 0, play: 1, attack: 2 };

/** Orders rules by the steps of a turn. */
export const orderHiddenPairs = (rules: readonly HiddenPairsRule[]): readonly HiddenPairsRule[] =>
  rules.toSorted(
    (one, other) =>
      places[one.kind] - places[other.kind] || (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1),
  );

const sweeps = 200;

/** A bot that plays Hidden Pairs for two by a card. */
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
  additions: hiddenPairsAdditions,
  closeRules: neighboursOfHiddenPairs,
  order: orderHiddenPairs,
};
