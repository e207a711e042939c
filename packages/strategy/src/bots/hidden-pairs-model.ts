import { allSplits, type Face, roundPoints } from '@dicehall/engine';
import { differentSplits } from '../outcomes/splits.ts';
import { throwsOf } from '../outcomes/throws.ts';

/** The sums that two dice can show, and room for what attacks take off: index is the sum. */
const sums = 13;

/** The chances of each sum in each round: what an opponent may hold. */
type Holding = readonly [Float64Array, Float64Array, Float64Array];

/** The chance of beating a holding with some value, a tie counting half. The value may be below zero or beyond 12. */
function beating(holding: Float64Array, value: number): number {
  let chance = 0;
  for (let sum = 2; sum < sums; sum++) {
    if (sum < value) chance += holding[sum];
    else if (sum === value) chance += holding[sum] / 2;
  }
  return chance;
}

/** Where the split of a hand that brings the most begins in its sums. */
function bestSplitAt(sums: Uint8Array, [first, second, third]: readonly Float64Array[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < sums.length; at += 3) {
    const value = first?.[sums[at]] + second?.[sums[at + 1]] + third?.[sums[at + 2]];
    if (value > most) [best, most] = [at, value];
  }
  return best;
}

/** What an opponent holds, learnt without actions by fictitious play: every hand answers what was played so far. */
function learn(): Holding {
  const hands = throwsOf(6).map(({ dice, ways }) => ({ chance: ways / 6 ** 6, ...differentSplits(dice) }));
  const played: Holding = [new Float64Array(sums), new Float64Array(sums), new Float64Array(sums)];
  // To begin with every sum is as likely as any other.
  for (const round of played) round.fill(1 / 11, 2);
  const iterations = 40;
  for (let time = 1; time <= iterations; time++) {
    const values = played.map((round, index) =>
      Float64Array.from({ length: sums }, (_, sum) => roundPoints[index] * beating(round, sum)),
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

/** An ordinary opponent, and what can be said against one. */
export interface OpponentModel {
  /**
   * The chance that `value` takes a round.
   * @param round 0 for the first
   * @param off what attacks of one's own take off one opponent's pair
   * @param otherOff the same of another opponent, where there are two
   */
  winning(round: number, value: number, opponents: number, off?: number, otherOff?: number): number;
  /** What each sum of two dice (0 to 12) brings in a round, in points. */
  sumValues(round: number, opponents: number): Float64Array;
  /** What the best split of a hand brings in points against so many ordinary opponents. */
  handValue(dice: readonly Face[], opponents: number): number;
}

/** What each split (in the order of the engine's `allSplits`) brings in points. */
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

/** A pair has 2 to 12, and each of two attacks takes up to 12 from one side or the other: -24 to 36. */
const lowestValue = -24;
const valueCount = 61;

function makeModel(): OpponentModel {
  const wins = learn().map((holding) =>
    Float64Array.from({ length: valueCount }, (_, index) => beating(holding, index + lowestValue)),
  );
  const win = (round: number, value: number): number => wins[round]?.[value - lowestValue];
  const handValues = new Map<number, number>();
  const bySum = new Map<number, Float64Array>();
  const model: OpponentModel = {
    winning: (round, value, opponents, off = 0, otherOff = 0) =>
      otherOff === 0
        ? win(round, value + off) * win(round, value) ** (opponents - 1)
        : win(round, value + off) * win(round, value + otherOff) * win(round, value) ** (opponents - 2),
    sumValues(round, opponents) {
      const name = opponents * roundPoints.length + round;
      const found = bySum.get(name);
      if (found !== undefined) return found;
      const points = roundPoints[round];
      const made = Float64Array.from(
        { length: sums },
        (_, sum) => points * model.winning(round, sum, opponents),
      );
      bySum.set(name, made);
      return made;
    },
    handValue(dice, opponents) {
      // How often each face shows says all; five faces in base 7 tell them apart.
      let name = opponents;
      for (let face = 1; face <= 5; face++) {
        let shown = 0;
        for (const die of dice) if (die === face) shown += 1;
        name = name * 7 + shown;
      }
      const value = handValues.get(name) ?? Math.max(...splitValues(model, dice, opponents));
      handValues.set(name, value);
      return value;
    },
  };
  return model;
}

let made: OpponentModel | null = null;

/** The model of an ordinary opponent, learnt on first use (a moment). */
export function hiddenPairsModel(): OpponentModel {
  made ??= makeModel();
  return made;
}
