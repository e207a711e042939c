import { bankableScores, greedRace } from '../../../race/rules.ts';
import type { Solving } from '../../../solve/progress.ts';
import { offset } from './cycle.ts';
import type { GreedForThree } from './three.ts';
import { ThreeTurn } from './three-turn.ts';

/**
 * The largest Bellman residual over all turn starts. Each turn maximises the own share and mixes only where stopping and
 * rolling are equal, so shares without a residual are an equilibrium.
 */
export function* threeResidual({ options, values, mixtures }: GreedForThree): Solving<number> {
  const rules = greedRace(options);
  const { target, scoring } = rules;
  const scores = bankableScores(rules);
  const turn = new ThreeTurn(rules);
  let worst = 0;
  for (const [index, own] of scores.entries()) {
    for (const next of scores) {
      for (const third of scores) {
        const at = offset(target, own, next, third);
        const bust = offset(target, next, third, own);
        const bustNext = values[bust];
        const bustOwn = 1 - bustNext - values[bust + 1];
        turn.prepare(own, next, third, values);
        turn.evaluate(bustOwn, mixtures.get(at) ?? null);
        const [mine, theirs, lost] = turn.at(0, scoring.dice);
        const errors = [mine + lost * bustOwn - values[at], theirs + lost * bustNext - values[at + 1]];
        for (const error of errors) if (!(Math.abs(error) <= worst)) worst = Math.abs(error);
      }
    }
    yield (index + 1) / scores.length;
  }
  return worst;
}
