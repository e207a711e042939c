import { prices } from '@dicehall/engine';
import { type Kernel, type PlanTable, start } from '#spread';
import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { handClasses, reRolls } from '../hands.ts';
import { allActions, firstPlans, plansByHand } from '../plans.ts';

/**
 * The number of possible strengths of a pair with its attacks: 2 to 36. The strength minus 2 is called the place;
 * tables are indexed by it.
 */
export const placeCount = 35;
/** The highest place of a pair without attacks, with one attack, and with both. */
const [plain, attacked, both] = [10, 22, 34];

/**
 * Returns the number of possible places in the third round, given the places in two other rounds. It depends on these
 * because a player has only two attacks for three rounds.
 */
function lengthOf(one: number, two: number): number {
  const [low, high] = one < two ? [one, two] : [two, one];
  if (high > attacked) return low > plain ? 0 : plain + 1;
  if (low > plain) return plain + 1;
  return (high > plain ? attacked : both) + 1;
}

/**
 * The number of possible places in the third round, at index `placeCount * first + second`, where `first` and `second`
 * are the places in the other rounds.
 */
export const lengths = Uint8Array.from({ length: placeCount ** 2 }, (_, at) =>
  lengthOf(Math.floor(at / placeCount), at % placeCount),
);

/** For each pair of places in the first two rounds, the index of its first cell (see `cellCount`). */
export const rows = ((): Int32Array => {
  const starts = new Int32Array(placeCount ** 2);
  for (let at = 1; at < starts.length; at++) starts[at] = starts[at - 1] + lengths[at - 1];
  return starts;
})();

/**
 * The number of cells of the table. A cell is a triple of strengths, one for each round. The table has every triple
 * that a player can have, and every triple that is lower in each round.
 */
export const cellCount = rows[rows.length - 1] + lengths[lengths.length - 1];

/**
 * The total prices that a player can pay in a turn for re-rolls and for actions other than Lucky Dice. The index of a
 * price is called its lane. The lanes of the second half include a Dice-Block.
 */
export const lanePrices = [0, 50, 100, 150, 125, 175, 225, 275] as const;
export const lanes = lanePrices.length;

/** The lane (price index) of each action and number of re-rolls, at index `3 * action + used`. */
export const laneOf = Uint8Array.from(
  allActions.flatMap(({ price, luckyDice }) =>
    [0, 1, 2].map((used) =>
      (lanePrices as readonly number[]).indexOf(
        price - (luckyDice > 0 ? prices.luckyDice : 0) + prices.reRoll * used,
      ),
    ),
  ),
);

/** The distance in memory from one strength to the next in each round; index 0 means no round. */
const roundSteps = [0, 256 * placeCount, 256, 1];

/**
 * For each choice of actions, three distances in memory: of its Hindrance, of its Dice-Block, and of both together in
 * the round of the opponent's Lucky Dice, where only the smaller attack remains. The round of Lucky Dice in a choice
 * stands for the opponent's round, because the player's own Lucky Dice change no distance.
 */
const steps = allActions.flatMap(({ hinderance, diceBlock, luckyDice: theirs }) => [
  hinderance === theirs ? 0 : roundSteps[hinderance],
  diceBlock === theirs ? 0 : roundSteps[diceBlock],
  hinderance === theirs && diceBlock === theirs ? roundSteps[theirs] : 0,
]);

/**
 * Makes the tables of plans for `assembly/spread.ts`, which documents them. Splits with the same pairs and attacks
 * share one entry, called a shape.
 */
export const planTables = cached(
  (rule: TurnGame['luckyDice']) => rule,
  (rule): Readonly<Record<PlanTable, readonly number[]>> => {
    const known = new Map<number, number>();
    const shapes: number[] = [];
    const shapeOf: number[] = [];
    for (const { sums, hinderance, diceBlock } of plansByHand) {
      const both = rule === 'all' ? 0 : Math.min(hinderance, diceBlock);
      for (let at = 0; at < sums.length; at += 3) {
        const place = 256 * (placeCount * (sums[at] - 2) + sums[at + 1] - 2) + sums[at + 2] - 2;
        const key = (place * placeCount + hinderance) * placeCount + diceBlock;
        const shape = known.get(key) ?? known.size;
        if (shape === known.size) shapes.push(place, hinderance, diceBlock, both);
        known.set(key, shape);
        shapeOf.push(shape);
      }
    }
    const firstSplits = Array.from(firstPlans, (plan) => plan / allActions.length);
    return { firstSplits, shapeOf, shapes, steps, laneOf: [...laneOf] };
  },
);

const infoSetCount = 3 * handClasses.length;

/** The best plan of each hand, at index `handCount * used + hand`, where `used` is the number of re-rolls. */
export interface BestPlans {
  /** The best plans, as indexes into the plans of all hands. */
  readonly plans: Int32Array;
  /** The win probabilities of the best plans; -1 if the player cannot pay for the re-rolls. */
  readonly kept: Float64Array;
}

/**
 * The win probabilities of plans against a mixed strategy of the opponent. The plan with the higher strength wins a
 * round. A win probability is a sum over all subsets of the rounds: the probability that the opponent is lower in all
 * rounds of the subset, times a coefficient from `payoffsOf`.
 */
export class MatchField {
  readonly #kernel: Kernel = start();
  readonly #payoffs: Float32Array;

  constructor(rule: TurnGame['luckyDice']) {
    const { memory, maxCells, maxShapes, payoffs } = this.#kernel;
    const tables = { lengths, rows, ...planTables(rule) };
    const shapes = tables.shapes.length / 4;
    if (cellCount !== maxCells.value || shapes !== maxShapes.value)
      throw new RangeError(`${cellCount} cells or ${shapes} shapes do not fit`);
    for (const [name, values] of Object.entries(tables))
      new Uint32Array(memory.buffer, this.#kernel[name as keyof typeof tables].value, values.length).set(
        values,
      );
    this.#payoffs = new Float32Array(memory.buffer, payoffs.value, 2048);
  }

  clear(payoffs: Float64Array): void {
    this.#payoffs.set(payoffs);
    this.#kernel.clear();
  }

  /**
   * Adds a plan of the opponent's mixture.
   * @param plan the index among the plans of all hands
   */
  add(plan: number, lane: number, mass: number): void {
    this.#kernel.add(plan, lane, mass);
  }

  /** Completes the sums. Call it after the last `add`. */
  close(): void {
    this.#kernel.close();
  }

  /**
   * Returns the win probability of a plan.
   * @param plan the index among the plans of all hands
   */
  value(plan: number, lane: number): number {
    return this.#kernel.value(plan, lane);
  }

  respond(): BestPlans {
    const { memory, plans, kept } = this.#kernel;
    for (let attacks = 0; attacks < 16; attacks++) this.#kernel.offer(attacks);
    this.#kernel.choose();
    return {
      plans: new Int32Array(memory.buffer, plans.value, infoSetCount).slice(),
      kept: Float64Array.from(new Float32Array(memory.buffer, kept.value, infoSetCount)),
    };
  }
}

const handCount = handClasses.length;

/** An exact best response to the mixture of a field, over all plans and re-rolls that the player can pay for. */
export interface Response extends BestPlans {
  readonly value: number;
  /** The win probability of a hand that may still be re-rolled, at index `handCount * used + hand`. */
  readonly best: Float64Array;
}

export function respond(field: MatchField): Response {
  const { plans, kept } = field.respond();
  const best = bestWithReRolls(kept);
  let value = 0;
  for (let hand = 0; hand < handCount; hand++) value += handClasses[hand].probability * best[hand];
  return { value, plans, kept, best };
}

function bestWithReRolls(kept: Float64Array): Float64Array {
  const best = kept.slice();
  for (let info = 2 * handCount - 1; info >= 0; info--) {
    const after = handCount * (Math.floor(info / handCount) + 1);
    const again = reRolls[info % handCount];
    // The loop uses an index, because that is faster. Before its code is compiled, the loop takes much of the time of
    // a review.
    for (let n = 0; n < again.length; n++) {
      const { leadsTo } = again[n];
      let sum = 0;
      for (let thrown = 0; thrown < leadsTo.length; thrown++) sum += best[after + leadsTo[thrown]];
      if (sum / leadsTo.length > best[info]) best[info] = sum / leadsTo.length;
    }
  }
  return best;
}
