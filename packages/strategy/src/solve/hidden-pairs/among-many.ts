import { type Commit, type Face, priceOf, roundPoints } from '@dicehall/engine';
import { attackFelt, relative, trustAmongMany } from '../../bots/hidden-pairs.ts';
import { hiddenPairsModel } from '../../bots/hidden-pairs-model.ts';
import { handIndex } from './hands.ts';
import { allActions, plansByHand } from './plans.ts';
import { ReRollValues } from './re-roll-values.ts';

/** What of a player's attacks falls on a round: nothing, one of them, both on one opponent, both on different ones. */
const attacks = { none: 0, hinderance: 1, diceBlock: 2, both: 3, apart: 4 } as const;
const ways = 5;
const sums = 13;

/** How each round is attacked, by the rounds that the two attacks are for, 0 for none. */
const waysOf = (hinderance: number, diceBlock: number, apart: boolean): readonly [number, number, number] => {
  const way = (round: number): number => {
    if (hinderance !== round) return diceBlock === round ? attacks.diceBlock : attacks.none;
    if (diceBlock !== round) return attacks.hinderance;
    return apart ? attacks.apart : attacks.both;
  };
  return [way(1), way(2), way(3)];
};

const none = new Float64Array();

/** How often an attack is felt: what the expert among many reckons with. */
const felt = attackFelt * trustAmongMany;

/**
 * What hands and commits bring among more than two, in points of the turn more than the others make on average, own
 * prices taken off: as the expert there weighs them, against ordinary players who buy nothing. Lucky Dice bring nothing
 * there, and whom an attack is aimed at makes no difference, but two in one round may be aimed at one or at two.
 */
export class AmongMany extends ReRollValues {
  readonly #opponents: number;
  readonly #rounds = new Map<number, readonly Float64Array[]>();

  /** @param points what there is to spend */
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

  /** Keeping a hand, after so much was spent on re-rolls: they are taken off too. */
  protected override workOutKept(hand: number, spent: number): number {
    const { sums: pairs = new Uint8Array() } = plansByHand[hand];
    const [first = none, second = none, third = none] = this.#roundsOf(hand);
    let most = Number.NEGATIVE_INFINITY;
    for (const { price, luckyDice, hinderance, diceBlock } of allActions) {
      if (price > this.points - spent || luckyDice > 0) continue;
      const aims = hinderance > 0 && hinderance === diceBlock ? [false, true] : [false];
      for (const apart of aims) {
        const [a, b, c] = waysOf(hinderance, diceBlock, apart);
        for (let at = 0; at < pairs.length; at += 3) {
          const points =
            first[ways * pairs[at] + a] + second[ways * pairs[at + 1] + b] + third[ways * pairs[at + 2] + c];
          most = Math.max(most, this.#aboveOthers(points) - price - spent);
        }
      }
    }
    return most;
  }

  /** Points of the rounds become points more than the others make on average: they share what is left. */
  #aboveOthers(points: number): number {
    const all = roundPoints.reduce((sum, one) => sum + one, 0);
    return relative(this.#opponents + 1) * points - all / this.#opponents;
  }

  /** What each sum brings in each round with each way to attack: at `ways * sum + way`. */
  #roundsOf(hand: number): readonly Float64Array[] {
    const known = this.#rounds.get(hand);
    if (known !== undefined) return known;
    const { hinderance = 0, diceBlock = 0 } = plansByHand[hand];
    const model = hiddenPairsModel();
    const made = roundPoints.map((points, round) => {
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
    this.#rounds.set(hand, made);
    return made;
  }
}
