import { type Commit, type Face, priceOf, roundPoints } from '@dicehall/engine';
import { attackFelt, manySeatsTrust, relative } from '../../bots/hidden-pairs.ts';
import { hiddenPairsModel } from '../../bots/hidden-pairs-model.ts';
import { cached } from '../../cached.ts';
import { handIndex } from './hands.ts';
import { allActions, plansByHand } from './plans.ts';
import { ReRollValues } from './re-roll-values.ts';

/** The attacks of a player in a round; `both` is on one opponent, `apart` on two. */
const attacks = { none: 0, hinderance: 1, diceBlock: 2, both: 3, apart: 4 } as const;
const ways = 5;
const sums = 13;

/** The attacks by round. @param hinderance its round, 0 for none; the same for `diceBlock` */
const waysOf = (hinderance: number, diceBlock: number, apart: boolean): readonly [number, number, number] => {
  const way = (round: number): number => {
    if (hinderance !== round) return diceBlock === round ? attacks.diceBlock : attacks.none;
    if (diceBlock !== round) return attacks.hinderance;
    return apart ? attacks.apart : attacks.both;
  };
  return [way(1), way(2), way(3)];
};

const none = new Float64Array();

interface ValuedPlan {
  /** Split * actions + action. */
  readonly plan: number;
  readonly value: number;
}

/** The probability that an attack has an effect, as the expert assumes. */
const felt = attackFelt * manySeatsTrust;

/**
 * Values of hands and commits with more than two seats, as the expert there uses them: points of the turn above the mean of
 * the others, prices paid, against players of the opponent model. Lucky Dice have no value, and the target of an attack
 * makes no difference, except that two attacks in a round may have one target or two.
 */
export class ManySeatsValues extends ReRollValues {
  readonly #opponents: number;

  /** @param points to spend */
  constructor(seats: number, points: number) {
    super(points);
    this.#opponents = seats - 1;
  }

  commit(dice: readonly Face[], commit: Commit): number {
    const { hinderance, diceBlock, pairs } = commit;
    const attacked = waysOf(
      hinderance?.round ?? 0,
      diceBlock?.round ?? 0,
      hinderance?.seat !== diceBlock?.seat,
    );
    const tables = this.#roundsOf(handIndex(dice));
    const points = pairs.map(([a, b], round) => {
      const sum = dice[a] + dice[b];
      return tables[round]?.[ways * sum + attacked[round]];
    });
    return this.#aboveOthers(points.reduce((all, one) => all + one, 0)) - priceOf(commit);
  }

  /** `spent` is subtracted. */
  protected override workOutKept(hand: number, spent: number): number {
    let most = Number.NEGATIVE_INFINITY;
    this.#eachPlan(hand, spent, (value) => {
      most = Math.max(most, value);
    });
    return most;
  }

  /** The best plans of a hand: one for each set of attacks that it can pay, on one opponent if both are in a round. */
  plans(hand: number, spent: number): ValuedPlan[] {
    const best = new Map<number, ValuedPlan>();
    this.#eachPlan(hand, spent, (value, plan, apart) => {
      const { hinderance, diceBlock } = allActions[plan % allActions.length];
      const kind = (hinderance > 0 ? 1 : 0) + (diceBlock > 0 ? 2 : 0);
      const most = best.get(kind)?.value ?? Number.NEGATIVE_INFINITY;
      if (!apart && value > most) best.set(kind, { plan, value });
    });
    return [...best.values()];
  }

  #eachPlan(hand: number, spent: number, visit: (value: number, plan: number, apart: boolean) => void): void {
    const { sums: pairs = new Uint8Array() } = plansByHand[hand];
    const [first = none, second = none, third = none] = this.#roundsOf(hand);
    for (const [action, { price, luckyDice, hinderance, diceBlock }] of allActions.entries()) {
      if (price > this.points - spent || luckyDice > 0) continue;
      const aims = hinderance > 0 && hinderance === diceBlock ? [false, true] : [false];
      for (const apart of aims) {
        const [a, b, c] = waysOf(hinderance, diceBlock, apart);
        for (let at = 0; at < pairs.length; at += 3) {
          const points =
            first[ways * pairs[at] + a] + second[ways * pairs[at + 1] + b] + third[ways * pairs[at + 2] + c];
          visit(this.#aboveOthers(points) - price - spent, (at / 3) * allActions.length + action, apart);
        }
      }
    }
  }

  /** Converts points of the rounds to points above the mean of the others. */
  #aboveOthers(points: number): number {
    const all = roundPoints.reduce((sum, one) => sum + one, 0);
    return relative(this.#opponents + 1) * points - all / this.#opponents;
  }

  /** Mean points by round, at `ways * sum + way`. */
  readonly #roundsOf = cached(
    (hand: number) => hand,
    (hand) => {
      const { hinderance = 0, diceBlock = 0 } = plansByHand[hand];
      const model = hiddenPairsModel();
      return roundPoints.map((points, round) => {
        const table = new Float64Array(ways * sums);
        for (let sum = 2; sum < sums; sum++) {
          const wins = (off = 0, otherOff = 0): number =>
            points * model.winning(round, sum, this.#opponents, off, otherOff);
          const plain = wins();
          const one = wins(hinderance);
          const other = wins(diceBlock);
          const either = (1 - felt) ** 2 * plain + felt * (1 - felt) * (one + other);
          table[ways * sum + attacks.none] = plain;
          table[ways * sum + attacks.hinderance] = plain + felt * (one - plain);
          table[ways * sum + attacks.diceBlock] = plain + felt * (other - plain);
          table[ways * sum + attacks.both] = either + felt ** 2 * wins(hinderance + diceBlock);
          table[ways * sum + attacks.apart] = either + felt ** 2 * wins(hinderance, diceBlock);
        }
        return table;
      });
    },
  );
}
