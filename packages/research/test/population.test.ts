import {
  allActions,
  choiceAt,
  firstPlans,
  handCount,
  handIndex,
  lanePrices,
  learnedPopulations,
  type Mixture,
} from '@dicehall/strategy/solvers';
import { describe, expect, it } from 'vitest';
import { answerTo, blend } from '../src/hidden-pairs/population.ts';
import { Side } from '../src/hidden-pairs/side.ts';

describe.each([3, 4, 6])('the learned turn strategy for %i seats is an equilibrium', (seats) => {
  it('the best response to experts is to play like an expert', () => {
    const population = learnedPopulations[seats];
    if (population === undefined) throw new Error(`No population for ${seats}`);
    const answer = answerTo(population, seats);
    for (const kind of ['sums', 'attacks'] as const) {
      population[kind].forEach((table, round) => {
        const tables = [table, answer[kind][round] ?? []].map((one) => [...one]);
        const [before = [], after = []] = tables;
        before.forEach((chance, at) => {
          expect(Math.abs((after[at] ?? 0) - chance)).toBeLessThan(0.005);
        });
      });
    }
    expect(Math.abs(answer.paid - population.paid)).toBeLessThan(0.5);
  });
});

it.each([
  ['falls', [0.1, 0.45, 0.45], 0.4, [0.4, 0.3, 0.3]],
  ['rises', [0.8, 0.05, 0.15], 0.3, [0.575, 0.2, 0.225]],
])(
  'a population moves part of the way to its best response, and reports the largest change of a probability, even if it %s',
  (_, answer, most, after) => {
    const before = [0.5, 0.25, 0.25];
    for (const round of [0, 1, 2]) {
      const into = [Float64Array.from(before), Float64Array.from(before), Float64Array.from(before)] as const;
      expect(blend(into, [before, before, before].with(round, answer), 1 / 4)).toBeCloseTo(most, 12);
      expect(into.map((table) => [...table])).toEqual(
        [0, 1, 2].map((at) => (at === round ? after : before).map((chance) => expect.closeTo(chance, 12))),
      );
    }
  },
);

describe('a player learns the plans for a turn by regret matching', () => {
  const hand = handIndex([1, 2, 3, 4, 5, 6]);
  const plans = [0, 1, 2].map((split) => (firstPlans[hand] ?? 0) + split * allActions.length);
  /** Returns the plans that a player considers for a hand after some re-rolls. */
  const only = (at: number, considered: readonly number[]) =>
    Array.from({ length: 3 * handCount }, (_, info) => (info === at ? considered : []));
  /** Returns the chances of the plans of a hand that is kept without a re-roll. */
  const chancesOf = ({ plans: found, chances }: Mixture) =>
    plans.map((plan) => expect.closeTo(chances[found.indexOf(plan)] ?? 0, 12));
  const learn = (side: Side, weight: number, ...values: readonly number[]): void =>
    side.learn({ value: (plan: number) => values[plans.indexOf(plan)] ?? 0 } as never, weight);

  function learned(): Side {
    const side = new Side(0);
    side.consider(only(hand, plans));
    learn(side, 1, 0.2, 0.5, 0.8);
    return side;
  }

  it('plans are first played equally, then in proportion to their regret and the last gain', () => {
    const side = new Side(0);
    side.consider(only(hand, plans));
    expect(chancesOf(side.played())).toEqual([1 / 3, 1 / 3, 1 / 3]);
    learn(side, 1, 0.2, 0.5, 0.8);
    expect(chancesOf(side.played())).toEqual([0, 0, 1]);
    learn(side, 4, 1, 0, 0.7);
    // Both regrets are 0.3, and the first plan gained 0.3 in the last iteration.
    expect(chancesOf(side.played())).toEqual([2 / 3, 0, 1 / 3]);
    // The average consists of equal play with weight 1 and of the last plan alone with weight 4.
    expect(chancesOf(side.average())).toEqual([1 / 15, 1 / 15, 13 / 15]);
  });

  it('a hand is re-rolled if its mean after the re-roll is higher, and a re-roll has its price', () => {
    const side = new Side(50);
    const [ones, two] = [handIndex([1, 1, 1, 1, 1, 1]), handIndex([1, 1, 1, 1, 1, 2])];
    side.consider(only(handCount + two, [firstPlans[two] ?? 0]));
    const lanes = new Set<number>();
    const value = (_: number, lane: number) => {
      lanes.add(lane);
      return 0.6;
    };
    const at = choiceAt[ones] ?? 0;
    const chances = ({ turning }: Mixture) => [...turning.subarray(at, at + 2)];
    expect(chances(side.played())).toEqual([1 / 2, 1 / 2]);
    for (const weight of [1, 3]) side.learn({ value } as never, weight);
    expect(chances(side.played())).toEqual([0, 1]);
    expect(chances(side.average())).toEqual([1 / 8, 7 / 8]);
    // A single re-roll without actions costs 50.
    expect([...lanes].map((lane) => lanePrices[lane])).toEqual([50]);
  });

  it('a player adds plans that it can pay for, and drops plans that have no regret and no share of the average', () => {
    const side = learned();
    for (let time = 0; time < 3; time++) learn(side, 1000, 0.2, 0.5, 0.8);
    const hinderance = (plans[1] ?? 0) + 16;
    side.consider(only(hand, [plans[0] ?? 0, hinderance]));
    expect([...side.played().plans]).toEqual([plans[0], plans[2]]);
    // A Hindrance costs 50, and a re-roll before it another 50.
    for (const [points, count] of [
      [49, 0],
      [99, 1],
      [100, 2],
    ] as const) {
      const payer = new Side(points);
      payer.consider(only(hand, [hinderance]).with(hand + handCount, [hinderance]));
      expect(payer.played().plans, `${points}`).toHaveLength(count);
    }
  });

  it('a player that considers more plans plays the known ones as before', () => {
    const side = learned();
    learn(side, 4, 1, 0, 0.7);
    side.consider(only(hand, plans));
    expect(chancesOf(side.played())).toEqual([2 / 3, 0, 1 / 3]);
    expect(chancesOf(side.average())).toEqual([1 / 15, 1 / 15, 13 / 15]);
  });

  it('the player of another turn starts with the plans and a part of the regrets of this player', () => {
    const side = learned();
    learn(side, 4, 1, 0, 0.7);
    const other = firstPlans[3] ?? 0;
    const heir = side.heir(
      75,
      0.2,
      Array.from({ length: handCount }, (_, at) => (at === 3 ? [other] : [])),
    );
    expect(chancesOf(heir.played())).toEqual([1 / 2, 0, 1 / 2]);
    expect(heir.played().plans).toContain(other);
    expect([heir.points, heir.stages]).toEqual([75, 1]);
    // Both regrets are 0.06. The gains over the mean of the played plans are 0.3 and -0.3.
    learn(heir, 1, 0.6, 0, 0);
    expect(chancesOf(heir.played())).toEqual([1, 0, 0]);
  });
});
