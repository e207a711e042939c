import {
  type Commit,
  type Face,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsView,
  mostReRolls,
  ofSeat,
  type Pair,
  prices,
  type Round,
  type Seat,
  type Split,
} from '@dicehall/engine';
import type { Bot, Random } from '../../bots/bot.ts';
import { anyOf } from '../../bots/choice.ts';
import { planCount, reachOf, TurnTables } from './equilibrium.ts';
import { handClasses, handIndex, reRolls } from './hands.ts';
import { MatchValue } from './match-value.ts';
import { type Actions, allActions, plansByHand } from './plans.ts';
import { type MixedPlan, strategyOf, type TurnPolicy } from './policy.ts';

/** An index of a list of weights, each as likely as its weight; 0 where all are zero. */
function drawn(weights: readonly number[], random: Random): number {
  let left = random() * weights.reduce((a, b) => a + b, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return weight > 0 && left < 0;
  });
  return Math.max(0, at);
}

/** Where each face of a class's rising faces lies among a hand's dice. */
function placesOf(dice: readonly Face[]): number[] {
  return dice
    .map((face, place) => ({ face, place }))
    .sort((a, b) => a.face - b.face)
    .map(({ place }) => place);
}

function placed(split: Split, places: readonly number[]): Split {
  const at = (pair: Pair): Pair => [places[pair[0]] ?? 0, places[pair[1]] ?? 0];
  return [at(split[0]), at(split[1]), at(split[2])];
}

/** The opponent to attack: one of those who have shown the most points. */
function rivalOf(view: HiddenPairsView, seat: Seat, random: Random): Seat {
  const others = view.scores.flatMap((points, other) => (other === seat ? [] : [{ other, points }]));
  const most = Math.max(...others.map(({ points }) => points));
  return anyOf(
    others.filter(({ points }) => points === most),
    random,
  ).other;
}

const isRound = (round: number): round is Round => round === 1 || round === 2 || round === 3;

function commitOf(split: Split, actions: Actions | undefined, rival: Seat): Commit {
  const { hinderance = 0, diceBlock = 0, luckyDice = 0 } = actions ?? {};
  return {
    type: 'commit',
    pairs: split,
    ...(isRound(hinderance) && { hinderance: { round: hinderance, seat: rival } }),
    ...(isRound(diceBlock) && { diceBlock: { round: diceBlock, seat: rival } }),
    ...(isRound(luckyDice) && { luckyDice: { round: luckyDice } }),
  };
}

/**
 * A plan of a hand as a move.
 * @param plan its index among the plans of the hand: split times actions, plus action
 */
export function commitFor(dice: readonly Face[], plan: number, rival: Seat): Commit {
  const split = plansByHand[handIndex(dice)]?.splits[Math.floor(plan / allActions.length)];
  if (split === undefined) throw new RangeError(`No plan ${plan} for a hand`);
  return commitOf(placed(split, placesOf(dice)), allActions[plan % allActions.length], rival);
}

/** The plans that so many points can pay for; where none is, the same splits without actions. */
function affordable(plans: readonly MixedPlan[], points: number): readonly MixedPlan[] {
  const paid = plans.filter(({ plan }) => (allActions[plan % allActions.length]?.price ?? 0) <= points);
  if (paid.length > 0) return paid;
  return plans.map(({ plan, probability }) => ({ plan: plan - (plan % allActions.length), probability }));
}

/** A player who knows what the match is worth after the turn, by the lead that it has brought. */
type Worth = (gained: number) => number;

/** What weighs as much as being twice as likely in the equilibrium: this much of the match. */
const hesitation = 0.004;

/** What the equilibrium does more seldom is not looked at in the match. */
const rare = 0.01;

/** Chances of the equilibrium, tilted towards what is worth more in the match; `null`: as they are. */
function tilted(chances: readonly number[], worths: readonly number[] | null): readonly number[] {
  if (worths === null) return chances;
  const best = Math.max(...worths);
  return chances.map((chance, index) => chance * 2 ** (((worths[index] ?? 0) - best) / hesitation));
}

/** What the best plan for each hand is worth in the match, as far as it was asked for. */
class HandWorths {
  readonly #tables: TurnTables;
  readonly #worth: Worth;
  readonly #points: number;
  readonly #known = new Map<number, Float64Array>();

  constructor(tables: TurnTables, worth: Worth, points: number) {
    this.#tables = tables;
    this.#worth = worth;
    this.#points = points;
  }

  /** What every plan of a hand is worth after so much was spent; plans that cannot be paid for are worth nothing. */
  plans(hand: number, spent = 0): Float64Array {
    const key = 1000 * hand + spent;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const values = new Float64Array(planCount(this.#tables.game, hand));
    this.#tables.planWorths(hand, values, (gained) => this.#worth(gained - spent));
    for (let plan = 0; plan < values.length; plan++) {
      const price = allActions[plan % this.#tables.halfPrices.length]?.price ?? 0;
      if (price > this.#points - spent) values[plan] = 0;
    }
    this.#known.set(key, values);
    return values;
  }

  /** Keeping a hand and each re-roll of it, a re-rolled hand being kept; those that are hardly ever played are left out. */
  reRolls(hand: number, chances: readonly number[]): number[] {
    const best = (one: number, spent: number): number =>
      this.plans(one, spent).reduce((a, b) => Math.max(a, b), 0);
    const again = (reRolls[hand] ?? []).map(({ leadsTo }, index) =>
      (chances[index + 1] ?? 0) < rare
        ? 0
        : leadsTo.reduce((sum, to) => sum + best(to, prices.reRoll), 0) / leadsTo.length,
    );
    return [best(hand, 0), ...again];
  }
}

function chooseReRoll(
  policy: TurnPolicy,
  hand: Hand,
  points: number,
  worths: HandWorths | null,
  random: Random,
): HiddenPairsMove | null {
  if (hand.reRolls >= mostReRolls || points < prices.reRoll) return null;
  const index = handIndex(hand.dice);
  const chances = policy.reRolling[hand.reRolls]?.[index] ?? [];
  const choice = drawn(tilted(chances, worths?.reRolls(index, chances) ?? null), random);
  const chosen = reRolls[index]?.[choice - 1];
  return chosen === undefined ? null : { type: 're-roll', die: hand.dice.indexOf(chosen.face) };
}

/** What the policy meets when both play it, and what leads are worth then: a moment's work. */
function matchOf(policy: TurnPolicy): { readonly tables: TurnTables; readonly match: MatchValue } {
  const strategy = strategyOf(policy);
  const tables = new TurnTables(policy.game);
  tables.meet(reachOf(policy.game, strategy.reRolling), strategy.plans);
  return { tables, match: new MatchValue(strategy) };
}

/** How a solved turn is played within a match. */
export interface MatchPlay {
  /** `match`: points are worth what they change in who wins; `points`: as many as they are, whatever the score. */
  readonly value: 'match' | 'points';
}

/**
 * Plays a solved turn. Against one opponent it mixes as the equilibrium does, tilted by what each plan is worth in the
 * match: a few points of a decided match are not fought for, and who is behind in the last turn takes the chances that
 * can still win. Against more it aims at whoever leads. Plans that the player cannot pay for are left out and the others
 * scaled up.
 */
export function hiddenPairsExpert(
  policy: TurnPolicy,
  { value }: MatchPlay = { value: 'match' },
): Bot<HiddenPairsView, HiddenPairsMove> {
  let made: { readonly tables: TurnTables; readonly match: MatchValue } | null = null;
  const worthsOf = (view: HiddenPairsView, seat: Seat): HandWorths | null => {
    const { scores, options, turn } = view;
    if (value === 'points' || scores.length !== 2) return null;
    const own = ofSeat(scores, seat);
    const lead = own - ofSeat(scores, 1 - seat);
    const left = options.turns - turn;
    made ??= matchOf(policy);
    const { tables, match } = made;
    const known = new Map<number, number>();
    const worth: Worth = (gained) => {
      const found = known.get(gained) ?? match.beforePrices(left, lead + gained);
      known.set(gained, found);
      return found;
    };
    return new HandWorths(tables, worth, own);
  };
  return {
    choose(view, seat, random) {
      const { hand } = view;
      if (hand === null || hand.dice.length !== handClasses[0]?.faces.length) {
        throw new RangeError('Only a seat that holds six dice can choose');
      }
      const points = ofSeat(view.scores, seat);
      const worths = worthsOf(view, seat);
      const reRoll = chooseReRoll(policy, hand, points, worths, random);
      if (reRoll !== null) return reRoll;
      const index = handIndex(hand.dice);
      const mixed = affordable(policy.plans[index] ?? [], points);
      const plans = worths?.plans(index);
      const chances = tilted(
        mixed.map(({ probability }) => probability),
        plans === undefined ? null : mixed.map(({ plan }) => plans[plan] ?? 0),
      );
      const { plan = 0 } = mixed[drawn(chances, random)] ?? {};
      return commitFor(hand.dice, plan, rivalOf(view, seat, random));
    },
  };
}
