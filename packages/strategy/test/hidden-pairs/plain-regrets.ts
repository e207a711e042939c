import { roundPoints, sumOf } from '@dicehall/engine';
import { handClasses, reRolls } from '../../src/games/hidden-pairs/solve/hands.ts';
import { plansByHand } from '../../src/games/hidden-pairs/solve/plans.ts';

interface Learner {
  readonly regrets: number[];
  readonly sums: number[];
  played: number[];
}

const scaled = (weights: readonly number[]): number[] => {
  const all = sumOf(weights);
  return weights.map((weight) => (all > 0 ? weight / all : 1 / weights.length));
};

/** Adds to the average, and plays in proportion to the positive regrets. Returns the value of what was played. */
function learn(learner: Learner, values: readonly number[], weight: number): number {
  const { regrets, sums, played } = learner;
  const value = sumOf(values.map((one, at) => one * (played[at] ?? 0)));
  values.forEach((one, at) => {
    sums[at] = (sums[at] ?? 0) + weight * (played[at] ?? 0);
    regrets[at] = Math.max(0, (regrets[at] ?? 0) + one - value);
  });
  learner.played = scaled(regrets);
  return value;
}

const learners = (counts: readonly number[]): Learner[] =>
  counts.map((count) => {
    const zeros = Array<number>(count).fill(0);
    return { regrets: zeros, sums: [...zeros], played: scaled(zeros) };
  });

/** The mean points of each split of each hand against the splits that are played. A tie counts half. */
function splitValues(reach: readonly number[], played: readonly (readonly number[])[]): number[][] {
  const held = roundPoints.map(() => Array<number>(13).fill(0));
  const eachSum = (hand: number, visit: (split: number, round: number, sum: number) => void): void =>
    plansByHand[hand]?.sums.forEach((sum, at) => {
      visit(Math.floor(at / 3), at % 3, sum);
    });
  for (const hand of handClasses.keys())
    eachSum(hand, (split, round, sum) => {
      const table = held[round] ?? [];
      table[sum] = (table[sum] ?? 0) + (reach[hand] ?? 0) * (played[hand]?.[split] ?? 0);
    });
  const points = held.map((table, round) =>
    table.map((here, sum) => (roundPoints[round] ?? 0) * (sumOf(table.slice(0, sum)) + here / 2)),
  );
  return [...handClasses.keys()].map((hand) => {
    const values: number[] = [];
    eachSum(hand, (split, round, sum) => {
      values[split] = (values[split] ?? 0) + (points[round]?.[sum] ?? 0);
    });
    return values;
  });
}

/** CFR+ for a turn without actions, in plain lists: the averages of the splits, and of keeping and re-rolling twice. */
export function plainRegrets(sweeps: number, hasReRolls: boolean) {
  const splits = learners(plansByHand.map(({ sums }) => sums.length / 3));
  const stages = [0, 1].map(() => learners(reRolls.map((choices) => choices.length + 1)));
  for (let sweep = 1; sweep <= sweeps; sweep++) {
    const reach = handClasses.map(() => 0);
    let come = handClasses.map(({ probability }) => probability);
    for (const stage of hasReRolls ? [...stages, null] : [null]) {
      const next = handClasses.map(() => 0);
      come.forEach((chance, hand) => {
        const [keep = 1, ...again] = stage?.[hand]?.played ?? [];
        reach[hand] = (reach[hand] ?? 0) + chance * keep;
        again.forEach((share, at) => {
          for (const to of reRolls[hand]?.[at]?.leadsTo ?? [])
            next[to] = (next[to] ?? 0) + (chance * share) / 6;
        });
      });
      come = next;
    }
    const values = splitValues(
      reach,
      splits.map(({ played }) => played),
    );
    const kept = splits.map((one, hand) => learn(one, values[hand] ?? [], sweep * (reach[hand] ?? 0)));
    let after = kept;
    for (const stage of hasReRolls ? stages.toReversed() : []) {
      const then = after;
      // A re-roll costs 50 points, half of which is the change of the difference.
      const worth = (to: readonly number[]): number => sumOf(to.map((hand) => then[hand] ?? 0)) / 6 - 25;
      after = stage.map((one, hand) =>
        learn(one, [kept[hand] ?? 0, ...(reRolls[hand] ?? []).map(({ leadsTo }) => worth(leadsTo))], sweep),
      );
    }
  }
  const averages = (all: readonly Learner[]): number[][] => all.map(({ sums }) => scaled(sums));
  return { plans: averages(splits), reRolling: stages.map(averages) };
}
