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
  /** What the best split of a hand brings in points against so many ordinary opponents. */
  handWorth(dice: readonly Face[], opponents: number): number;
}

/** What each split (in the order of the engine's `allSplits`) brings in points. */
export function splitWorths(model: Model, dice: readonly Face[], opponents: number): number[] {
  return splitSums(dice).map((split) =>
    roundPoints.reduce(
      (sum, points, round) => sum + points * model.winning(round, split[round] ?? 0, opponents),
      0,
    ),
  );
}

/** Values from -24 to 24 are all that a pair and attacks can come to. */
const lowestValue = -24;
const values = 49;

function makeModel(): Model {
  const wins = learn().map((holding) =>
    Float64Array.from({ length: values }, (_, index) => beating(holding, index + lowestValue)),
  );
  const win = (round: number, value: number): number => wins[round]?.[value - lowestValue] ?? 0;
  const worths = new Map<string, number>();
  const model: Model = {
    winning: (round, value, opponents, off = 0) =>
      win(round, value + off) * win(round, value) ** (opponents - 1),
    handWorth(dice, opponents) {
      const name = `${opponents} ${dice.toSorted((a, b) => a - b).join('')}`;
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
