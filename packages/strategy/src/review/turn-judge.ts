import {
  type BySeat,
  type Commit,
  type Hand,
  type HiddenPairsMove,
  type HiddenPairsState,
  hiddenPairs,
  mostReRolls,
  ofSeat,
  priceOf,
  prices,
  type Seat,
  throwOffSeat,
  unwrap,
} from '@dicehall/engine';
import { cached } from '../cached.ts';
import { commitFor, planOf } from '../solve/hidden-pairs/commits.ts';
import { planCount, reachOf, reRollValues, TurnTables } from '../solve/hidden-pairs/equilibrium.ts';
import { handClasses, handIndex, reRolls } from '../solve/hidden-pairs/hands.ts';
import { allActions } from '../solve/hidden-pairs/plans.ts';
import { strategyOf, type TurnPolicy } from '../solve/hidden-pairs/policy.ts';
import { winShares } from '../solve/shares.ts';
import type { ComparedMove, Judge } from './judge.ts';

/** The standard deviation of the difference of points in a turn of equilibrium play, measured over 20,000 turns. */
const spread = 219;

/** The distribution function of the normal distribution, to 1.5e-7 (Abramowitz and Stegun 1964, 7.1.26). */
function normal(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const above = (series * Math.exp((-x * x) / 2)) / 2;
  return x < 0 ? above : 1 - above;
}

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

class TurnJudge implements Judge {
  readonly how = 'turn';
  readonly exact = false;
  readonly unit = 'win';
  readonly noise = 0;
  readonly #values: HandValues;

  constructor(policy: TurnPolicy) {
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
    const left = state.options.turns - state.turn + 1;
    return normal((one - other + more) / (spread * Math.sqrt(left)));
  }

  value(state: HiddenPairsState): BySeat<number> {
    const { phase } = state;
    const step = hiddenPairs.step(state);
    if (step.kind === 'over') return winShares(step.places);
    if (phase.kind === 'draw') return [0.5, 0.5];
    if (phase.kind === 'tie-break') return this.#tied(state);
    const first = this.#chance(state, 2 * (this.#expects(state, 0) - this.#expects(state, 1)));
    return [first, 1 - first];
  }

  /** Both players win the tie-break with equal probability. */
  #tied(state: HiddenPairsState): BySeat<number> {
    const after = ([0, 1] as const).map((winner) => {
      let next = state;
      const { phase } = state;
      const throws = phase.kind === 'tie-break' ? phase.throwOff.seats.length : 0;
      for (let left = throws; left > 0; left--) {
        if (next.phase.kind !== 'tie-break') break;
        const seat = throwOffSeat(next.phase.throwOff);
        next = unwrap(hiddenPairs.apply(next, { seat, dice: seat === winner ? [6, 6] : [1, 1] })).state;
      }
      return ofSeat(this.value(next), 0);
    });
    const first = after.reduce((sum, value) => sum + value / 2, 0);
    return [first, 1 - first];
  }

  /** Values against the opponent's possible hands, not against its actual hand. */
  choices(state: HiddenPairsState, seat: Seat, played: HiddenPairsMove): ComparedMove[] {
    const hand = ofSeat(state.hands, seat);
    const points = ofSeat(state.points, seat);
    const index = handIndex(hand.dice);
    const theirs = this.#expects(state, 1 - seat);
    const sign = seat === 0 ? 1 : -1;
    const chance = (own: number): number => {
      const first = this.#chance(state, sign * 2 * (own - theirs));
      return seat === 0 ? first : 1 - first;
    };
    const best = this.#values.best(index, hand.reRolls, points);
    const own =
      played.type === 're-roll'
        ? this.#values.inTheAir(
            { ...hand, pending: played.die, reRolls: hand.reRolls + 1 },
            points - prices.reRoll,
          ) -
          prices.reRoll / 2
        : this.#values.committed(hand.dice, played) - priceOf(played) / 2;
    const mine = { move: played, value: chance(own), margin: 0 };
    return own >= best - 1e-9
      ? [mine]
      : [mine, { move: this.#better(hand, points, seat), value: chance(best), margin: 0 }];
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
 * Judges Hidden Pairs for two by the equilibrium of a turn. A hand is valued against the opponent's possible hands; expected
 * points become win probabilities as if turns were normally distributed. The change of value when hidden choices are
 * revealed is neither luck nor an error; the review reports it as `met`.
 */
export const turnJudge = (policy: TurnPolicy): Judge => new TurnJudge(policy);
