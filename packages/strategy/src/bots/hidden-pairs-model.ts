import { allSplits, type Face, roundPoints, sumOf } from '@dicehall/engine';
import { throwsOf } from '../outcomes/throws.ts';

/** The sums that two dice can show, and room for what attacks take off: index is the sum. */
const sums = 13;

/** A hand of six dice whose order does not matter: 462 there are. */
interface KnownHand {
  readonly chance: number;
  /** Every different way to split the dice over the three rounds: the sums of its pairs. */
  readonly splits: readonly (readonly [number, number, number])[];
}

const splitSums = (dice: readonly Face[]): [number, number, number][] =>
  allSplits.map((split) => {
    const [first = 0, second = 0, third = 0] = split.map((pair) => sumOf(pair.map((die) => dice[die] ?? 1)));
    return [first, second, third];
  });

function knownHands(): KnownHand[] {
  return throwsOf(6).map(({ dice, ways }) => {
    const different = new Map(splitSums(dice).map((split) => [split.join(' '), split]));
    return { chance: ways / 6 ** 6, splits: [...different.values()] };
  });
}

/** The chances of each sum in each round: what an opponent may hold. */
type Holding = readonly [Float64Array, Float64Array, Float64Array];

/** The chance of beating a holding with some value, a tie counting half. The value may be below zero or beyond 12. */
function beating(holding: Float64Array, value: number): number {
  let chance = 0;
  for (let sum = 2; sum < sums; sum++) {
    if (sum < value) chance += holding[sum] ?? 0;
    else if (sum === value) chance += (holding[sum] ?? 0) / 2;
  }
  return chance;
}

/** What an opponent holds, learnt without actions by fictitious play: every hand answers what was played so far. */
function learn(): Holding {
  const hands = knownHands();
  const played: Holding = [new Float64Array(sums), new Float64Array(sums), new Float64Array(sums)];
  // To begin with every sum is as likely as any other.
  for (const round of played) round.fill(1 / 11, 2);
  const rehearsals = 40;
  for (let time = 1; time <= rehearsals; time++) {
    const wins = played.map((round) => Float64Array.from({ length: sums }, (_, sum) => beating(round, sum)));
    const now: Holding = [new Float64Array(sums), new Float64Array(sums), new Float64Array(sums)];
    for (const { chance, splits } of hands) {
      let best = splits[0];
      let most = Number.NEGATIVE_INFINITY;
      for (const split of splits) {
        const worth = roundPoints.reduce(
          (sum, points, round) => sum + points * (wins[round]?.[split[round] ?? 0] ?? 0),
          0,
        );
        if (worth > most) [best, most] = [split, worth];
      }
      best?.forEach((sum, round) => {
        const holding = now[round];
        if (holding !== undefined) holding[sum] = (holding[sum] ?? 0) + chance;
      });
    }
    played.forEach((round, index) => {
      for (let sum = 0; sum < sums; sum++) {
        round[sum] = (round[sum] ?? 0) + ((now[index]?.[sum] ?? 0) - (round[sum] ?? 0)) / (time + 1);
      }
    });
  }
  return played;
}

/** An ordinary opponent, and what can be said against one. */
export interface Model {
  /**
   * The chance that `value` takes a round.
   * @param round 0 for the first
   * @param off what attacks of one's own take off one opponent's pair
   */
  winning(round: number, value: number, opponents: number, off?: number): number;
  /** What each sum of two dice (0 to 12) brings in a round, in points. */
  sumWorths(round: number, opponents: number): Float64Array;
  /** What the best split of a hand brings in points against so many ordinary opponents. */
  handWorth(dice: readonly Face[], opponents: number): number;
}

/** What each split (in the order of the engine's `allSplits`) brings in points. */
export function splitWorths(model: Model, dice: readonly Face[], opponents: number): number[] {
  const sumWorths = roundPoints.map((_, round) => model.sumWorths(round, opponents));
  return allSplits.map((split) => {
    let worth = 0;
    for (let round = 0; round < split.length; round++) {
      const [a = 0, b = 0] = split[round] ?? [];
      worth += sumWorths[round]?.[(dice[a] ?? 1) + (dice[b] ?? 1)] ?? 0;
    }
    return worth;
  });
}

/** Values from -24 to 24 are all that a pair and attacks can come to. */
const lowestValue = -24;
const values = 49;

function makeModel(): Model {
  const wins = learn().map((holding) =>
    Float64Array.from({ length: values }, (_, index) => beating(holding, index + lowestValue)),
  );
  const win = (round: number, value: number): number => wins[round]?.[value - lowestValue] ?? 0;
  const worths = new Map<number, number>();
  const bySum = new Map<number, Float64Array>();
  const model: Model = {
    winning: (round, value, opponents, off = 0) =>
      win(round, value + off) * win(round, value) ** (opponents - 1),
    sumWorths(round, opponents) {
      const name = opponents * roundPoints.length + round;
      const found = bySum.get(name);
      if (found !== undefined) return found;
      const points = roundPoints[round] ?? 0;
      const made = Float64Array.from(
        { length: sums },
        (_, sum) => points * model.winning(round, sum, opponents),
      );
      bySum.set(name, made);
      return made;
    },
    handWorth(dice, opponents) {
      // How often each face shows says all; five faces in base 7 tell them apart.
      let name = opponents;
      for (let face = 1; face <= 5; face++) {
        let shown = 0;
        for (const die of dice) if (die === face) shown += 1;
        name = name * 7 + shown;
      }
      const worth = worths.get(name) ?? Math.max(...splitWorths(model, dice, opponents));
      worths.set(name, worth);
      return worth;
    },
  };
  return model;
}

let made: Model | null = null;

/** The model of an ordinary opponent, learnt on first use (a moment). */
export function hiddenPairsModel(): Model {
  made ??= makeModel();
  return made;
}
