import { learnedPopulations } from '@dicehall/strategy/solvers';
import { describe, expect, it } from 'vitest';
import { answerTo } from '../src/hidden-pairs/population.ts';

describe.each([3, 4, 6])('the learned turn of Hidden Pairs for %i seats is an equilibrium', (seats) => {
  it('the learned play of a turn is an equilibrium, because the best response to experts is to play like them', () => {
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
