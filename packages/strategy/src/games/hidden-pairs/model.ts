import { allSplits, type Face, roundPoints } from '@dicehall/engine';
import { cached, computeOnce } from '../../cached.ts';
import { facesKey, throwsOf } from '../../outcomes/throws.ts';
import { differentSplits } from './splits.ts';

/** The length of tables indexed by the sum of two dice. */
const sums = 13;

/** The probability of each sum of an opponent's pair, for each round. */
type Holding = readonly [Float64Array, Float64Array, Float64Array];

/**
 * Returns the probability that a pair beats an opponent's pair; a tie counts half. Attacks may lower `value` below 0 or
 * raise it above 12.
 */
function winChance(holding: Float64Array, value: number): number {
  let chance = 0;
  for (let sum = 2; sum < sums; sum++) {
    if (sum < value) chance += holding[sum];
    else if (sum === value) chance += holding[sum] / 2;
  }
  return chance;
}

/** Returns the index in `sums` of the best split. */
function bestSplitAt(sums: Uint8Array, [first, second, third]: readonly Float64Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sums.length; at += 3) {
    const value = first?.[sums[at]] + second?.[sums[at + 1]] + third?.[sums[at + 2]];
    if (value > most) [best, most] = [at, value];
  }
  return best;
}

/** Computes by fictitious play how an opponent who buys no actions distributes the sums over the rounds. */
function learn(): Holding {
  const hands = throwsOf(6).map(({ dice, ways }) => ({ chance: ways / 6 ** 6, ...differentSplits(dice) }));
  const played: Holding = [new Float64Array(sums), new Float64Array(sums), new Float64Array(sums)];
  for (const round of played) round.fill(1 / 11, 2);
  const iterations = 40;
  for (let time = 1; time <= iterations; time++) {
    const values = played.map((round, index) =>
      Float64Array.from({ length: sums }, (_, sum) => roundPoints[index] * winChance(round, sum)),
    );
    const now: Holding = [new Float64Array(sums), new Float64Array(sums), new Float64Array(sums)];
    for (const { chance, sums: pairs } of hands) {
      const best = bestSplitAt(pairs, values);
      for (const [round, holding] of now.entries()) {
        const sum = pairs[best + round];
        holding[sum] = holding[sum] + chance;
      }
    }
    played.forEach((round, index) => {
      for (let sum = 0; sum < sums; sum++) {
        round[sum] = round[sum] + (now[index]?.[sum] - round[sum]) / (time + 1);
      }
    });
  }
  return played;
}

/** A model of an opponent who buys no actions and splits the dice as fictitious play found. */
export interface OpponentModel {
  /**
   * Returns the probability that `value` wins a round.
   * @param round from 0
   * @param off how much the player's own attack reduces one opponent's pair
   */
  winning(round: number, value: number, opponents: number, off?: number): number;
  /** Returns the mean points won in a round, by the sum of the player's pair. */
  sumValues(round: number, opponents: number): Float64Array;
  handValue(dice: readonly Face[], opponents: number): number;
}

/** Returns the mean points of each split, in the order of the engine's `allSplits`. */
export function splitValues(model: OpponentModel, dice: readonly Face[], opponents: number): number[] {
  const sumValues = roundPoints.map((_, round) => model.sumValues(round, opponents));
  return allSplits.map((split) => {
    let value = 0;
    for (let round = 0; round < split.length; round++) {
      const [a = 0, b = 0] = split[round];
      value += sumValues[round]?.[dice[a] + dice[b]];
    }
    return value;
  });
}

/**
 * The lowest value of a pair; the highest is 24. A pair sums to 2 to 12, and an attack by either side changes it by up
 * to 12.
 */
const lowestValue = -10;
const valueCount = 35;

function makeModel(): OpponentModel {
  const wins = learn().map((holding) =>
    Float64Array.from({ length: valueCount }, (_, index) => winChance(holding, index + lowestValue)),
  );
  const win = (round: number, value: number): number => wins[round]?.[value - lowestValue];
  const model: OpponentModel = {
    winning: (round, value, opponents, off = 0) =>
      win(round, value + off) * win(round, value) ** (opponents - 1),
    sumValues: cached(
      (round, opponents) => opponents * roundPoints.length + round,
      (round, opponents) =>
        Float64Array.from(
          { length: sums },
          (_, sum) => roundPoints[round] * model.winning(round, sum, opponents),
        ),
    ),
    handValue: cached(
      (dice, opponents) => `${facesKey(dice)} ${opponents}`,
      (dice, opponents) => Math.max(...splitValues(model, dice, opponents)),
    ),
  };
  return model;
}

export const hiddenPairsModel = computeOnce(makeModel);
