import {
  type BySeat,
  type Commit,
  type Face,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  mostReRolls,
  ofSeat,
  priceOf,
  prices,
  type Seat,
  type ThrowOff,
  unwrap,
} from '@dicehall/engine';
import { cached } from '../cached.ts';
import { throwsOf } from '../outcomes/throws.ts';
import { commitFor, planOf } from '../solve/hidden-pairs/commits.ts';
import { planCount, reachOf, reRollValues, TurnTables } from '../solve/hidden-pairs/equilibrium.ts';
import { handClasses, handIndex, reRolls } from '../solve/hidden-pairs/hands.ts';
import { allActions } from '../solve/hidden-pairs/plans.ts';
import { strategyOf, type TurnPolicy } from '../solve/hidden-pairs/policy.ts';
import { winShares } from '../solve/shares.ts';
import type { ComparedMove, Judge } from './judge.ts';
import { type LeadChance, normalLeadChance } from './lead-chance.ts';
import { isSameMove, mixtureOf } from './mixture.ts';

/** The values of hands against an opponent who plays a policy: points of the rounds minus half the prices. */
class HandValues {
  readonly #tables: TurnTables;
  /** By re-rolls used and hand, under best play. */
  readonly byReRolls: readonly Float64Array[];
  readonly start: number;

  constructor(policy: TurnPolicy) {
    const strategy = strategyOf(policy);
    this.#tables = new TurnTables(policy.game);
    this.#tables.setOpponent(reachOf(policy.game, strategy.reRolling), strategy.plans);
    const kept = Float64Array.from(handClasses, (_, hand) => Math.max(...this.plans(hand)));
    const stages = [kept];
    for (let used = mostReRolls - 1; used >= 0; used--) {
      const after = stages[0];
      stages.unshift(kept.map((keep, hand) => Math.max(...reRollValues(hand, keep, after))));
    }
    this.byReRolls = stages;
    this.start = handClasses.reduce((sum, { probability }, hand) => sum + probability * stages[0]?.[hand], 0);
  }

  readonly plans = cached(
    (hand: number) => hand,
    (hand) => {
      const values = new Float64Array(planCount(this.#tables.game, hand));
      this.#tables.planValues(hand, values);
      return values;
    },
  );

  /** Under best play with the affordable plans and re-rolls. */
  best(hand: number, reRollsUsed: number, points: number): number {
    if (points >= dearest) return this.byReRolls[reRollsUsed]?.[hand];
    const plans = this.plans(hand).filter((_, plan) => allActions[plan % allActions.length].price <= points);
    const kept = Math.max(...plans);
    if (reRollsUsed >= mostReRolls || points < prices.reRoll) return kept;
    const again = reRolls[hand].map(({ leadsTo }) =>
      this.#thrown(leadsTo, reRollsUsed + 1, points - prices.reRoll),
    );
    return Math.max(kept, ...again.map((value) => value - prices.reRoll / 2));
  }

  #thrown(leadsTo: readonly number[], used: number, points: number): number {
    return leadsTo.reduce((sum, to) => sum + this.best(to, used, points), 0) / leadsTo.length;
  }

  /** The value while a die is being re-rolled, its price paid. */
  inTheAir({ dice, pending, reRolls: used }: Hand, points: number): number {
    const face = pending === null ? undefined : dice[pending];
    const choice = reRolls[handIndex(dice)].find((one) => one.face === face);
    return choice === undefined ? 0 : this.#thrown(choice.leadsTo, used, points);
  }

  committed(dice: Hand['dice'], commit: Commit): number {
    const hand = handIndex(dice);
    const plan = planOf(dice, commit);
    return this.plans(hand)[plan] + priceOf(commit) / 2;
  }
}

const dearest = mostReRolls * prices.reRoll + prices.hinderance + prices.diceBlock + prices.luckyDice;

const [high, low] = [
  [6, 6],
  [1, 1],
] as const satisfies readonly (readonly Face[])[];

/** The state after the next throw of a tie-break. */
function thrown(state: HiddenPairsState, dice: readonly Face[]): HiddenPairsState {
  const step = hiddenPairs.step(state);
  if (step.kind !== 'throw') throw new Error(`No throw is awaited, but ${step.kind}`);
  return unwrap(hiddenPairs.apply(state, { seat: step.seat, dice })).state;
}

class TurnJudge implements Judge {
  readonly how = 'turn';
  readonly exact = false;
  readonly unit = 'win';
  readonly noise = 0;
  readonly #policy: TurnPolicy;
  readonly #ofLead: LeadChance;
  readonly #values: HandValues;

  constructor(policy: TurnPolicy, ofLead: LeadChance) {
    this.#policy = policy;
    this.#ofLead = ofLead;
    this.#values = new HandValues(policy);
  }

  reveals({ phase }: HiddenPairsState): boolean {
    return phase.kind !== 'choosing';
  }

  /** The expected points of a seat in the current turn, minus half of its later spending. */
  #expects(state: HiddenPairsState, seat: Seat): number {
    const hand = ofSeat(state.hands, seat);
    const points = ofSeat(state.points, seat);
    if (hand.dice.length === 0) return this.#values.start;
    if (hand.commit !== null) return this.#values.committed(hand.dice, hand.commit);
    if (hand.pending !== null) return this.#values.inTheAir(hand, points);
    return this.#values.best(handIndex(hand.dice), hand.reRolls, points);
  }

  /** The win probability of seat 0. @param more the expected difference of points in this turn */
  #chance(state: HiddenPairsState, more: number): number {
    const [one = 0, other = 0] = state.points;
    return this.#ofLead(state.options.turns - state.turn + 1, one - other + more);
  }

  value(state: HiddenPairsState): BySeat<number> {
    const { phase } = state;
    const step = hiddenPairs.step(state);
    if (step.kind === 'over') return winShares(step.places);
    if (phase.kind === 'draw') return [0.5, 0.5];
    if (phase.kind === 'tie-break') return this.#tied(state, phase.throwOff);
    const first = this.#chance(state, 2 * (this.#expects(state, 0) - this.#expects(state, 1)));
    return [first, 1 - first];
  }

  /** Both players win a tie-break that begins with equal probability. */
  #tied(state: HiddenPairsState, throwOff: ThrowOff): BySeat<number> {
    const valueAfter = (throws: readonly (readonly Face[])[]): number => {
      const over = throws.reduce((next, dice) => thrown(next, dice), state);
      return ofSeat(this.value(over), 0);
    };
    const first =
      throwOff.thrown.length === 0
        ? (valueAfter([high, low]) + valueAfter([low, high])) / 2
        : throwsOf(high.length).reduce((sum, { dice, ways }) => sum + (ways / 36) * valueAfter([dice]), 0);
    return [first, 1 - first];
  }

  /** The points of a move against the opponent's possible hands, minus half of its price and later spending. */
  #pointsOf(hand: Hand, points: number, move: HiddenPairsMove): number {
    if (move.type === 'commit') return this.#values.committed(hand.dice, move) - priceOf(move) / 2;
    const pending = { ...hand, pending: move.die, reRolls: hand.reRolls + 1 };
    return this.#values.inTheAir(pending, points - prices.reRoll) - prices.reRoll / 2;
  }

  /**
   * Values against the opponent's possible hands, not against its actual hand. A move that the equilibrium plays is right:
   * the solver's mixture is no more exact than the values of its moves differ, and that is the margin.
   */
  choices(state: HiddenPairsState, seat: Seat, played: HiddenPairsMove): ComparedMove[] {
    const hand = ofSeat(state.hands, seat);
    const points = ofSeat(state.points, seat);
    const theirs = this.#expects(state, 1 - seat);
    const sign = seat === 0 ? 1 : -1;
    const chance = (own: number): number => {
      const first = this.#chance(state, sign * 2 * (own - theirs));
      return seat === 0 ? first : 1 - first;
    };
    const value = (move: HiddenPairsMove): number => chance(this.#pointsOf(hand, points, move));
    const most = chance(this.#values.best(handIndex(hand.dice), hand.reRolls, points));
    const mixture = mixtureOf(this.#policy, hand, points, seat).map((mixed) => ({
      ...mixed,
      value: value(mixed.move),
    }));
    const own = value(played);
    const mixed = mixture.some(({ move }) => isSameMove(hand, move, played));
    const all = mixture.reduce((sum, { probability }) => sum + probability, 0);
    const meanGap = mixture.reduce((sum, one) => sum + (one.probability / all) * (most - one.value), 0);
    const margin = mixed ? most - own : meanGap;
    const others = mixture.filter(({ move }) => !isSameMove(hand, move, played));
    return [
      { move: played, value: own, margin: 0, mixed },
      ...(own < most ? [{ move: this.#better(hand, points, seat), value: most, margin }] : []),
      ...others.map((one) => ({ move: one.move, value: one.value, margin, mixed: true })),
    ];
  }

  #better(hand: Hand, points: number, seat: Seat): HiddenPairsMove {
    const index = handIndex(hand.dice);
    const plans = this.#values.plans(index);
    let plan = 0;
    for (let at = 0; at < plans.length; at++) {
      const pays = allActions[at % allActions.length].price <= points;
      if (pays && plans[at] > plans[plan]) plan = at;
    }
    const best = this.#values.best(index, hand.reRolls, points);
    if (best > plans[plan] + 1e-9) {
      const evaluate = (die: number): number =>
        this.#values.inTheAir({ ...hand, pending: die, reRolls: hand.reRolls + 1 }, points - prices.reRoll);
      const dice = hand.dice.map((_, die) => die);
      return {
        type: 're-roll',
        die: dice.reduce((one, other) => (evaluate(other) > evaluate(one) ? other : one), 0),
      };
    }
    return commitFor(hand.dice, plan, 1 - seat);
  }
}

/**
 * Judges Hidden Pairs for two by the equilibrium of a turn. A hand is valued against the opponent's possible hands. The
 * change of value when hidden choices are revealed is neither luck nor an error; the review reports it as `met`.
 */
export const turnJudge = (policy: TurnPolicy, ofLead = normalLeadChance): Judge =>
  new TurnJudge(policy, ofLead);
