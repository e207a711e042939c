import { type GreedOptions, greed, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { SolutionFile } from '../../../files/solution-file.ts';
import { proveRace } from '../../../race/best-response.ts';
import { bankableScores, greedRace, type RaceRules } from '../../../race/rules.ts';
import { RaceProof, visitTurns } from '../../../race/solve.ts';
import { type Solving, scaled } from '../../../solve/progress.ts';
import { fewResources, resourcesOfThree } from '../../../solve/resources.ts';
import {
  packShares,
  proofShare,
  type Solver,
  solvedBy,
  tableOf,
  unpackShares,
} from '../../../solve/solver.ts';
import { greedExpert, greedThreeExpert } from '../expert.ts';
import { offset } from './cycle.ts';
import { GreedForThree, solveGreedForThree } from './three.ts';
import { bestResponseOfThree } from './three-response.ts';
import { ThreeTurn, type ThreeValues } from './three-turn.ts';
import { GreedForTwo, solveGreed } from './two.ts';

/** Returns the options of a solution file. Options that did not exist when the file was written get their defaults. */
const completeOptions = (file: SolutionFile): GreedOptions => withDefaults(greed.options, file.options);

const noOffers = { most: () => 0, row: () => new Float64Array(0) };

export const greedForTwo: Solver = {
  game: 'greed',
  seats: 2,
  resources: ({ target }) => fewResources(8 * (Number(target) / 20_000) ** 2),
  solution: (options) => solveGreed(options as GreedOptions),
  *solve(given) {
    const solution = yield* scaled(solveGreed(given as GreedOptions), 0, 1 - proofShare);
    const { race, rules } = solution;
    const proof = new RaceProof(rules, race);
    yield* scaled(
      visitTurns(rules, race, (turn) => proof.show(turn)),
      1 - proofShare,
      proofShare,
    );
    return {
      solution,
      facts: { firstPlayerWins: race.values[0], states: race.states, residual: proof.worst },
      parts: { values: race.values },
    };
  },
  restore(file) {
    const race = {
      values: tableOf(file, 'values', Float64Array),
      offers: noOffers,
      states: Number(file.facts.states),
    };
    return new GreedForTwo(completeOptions(file), race);
  },
  player: (solution, most) => greedExpert(solvedBy(GreedForTwo, solution), most) as Bot,
  prove: proveRace,
};

export const greedForThree: Solver = {
  game: 'greed',
  seats: 3,
  resources: (options) => resourcesOfThree(greedRace(options as GreedOptions)),
  solution: (options) => solveGreedForThree(options as GreedOptions),
  *solve(given) {
    const solution = yield* scaled(solveGreedForThree(given as GreedOptions), 0, 1 - proofShare);
    const residual = yield* scaled(threeResidual(solution), 1 - proofShare, proofShare);
    const { values, mixtures, states } = solution;
    const [own = 0, next = 0] = values;
    return {
      solution,
      facts: { wins: [own, next, 1 - own - next], states, residual },
      parts: {
        ...packShares(sharesIn(values, greedRace(solution.options))),
        mixedAt: Uint32Array.from(mixtures.keys()),
        mixed: Float64Array.from(mixtures.values()),
      },
    };
  },
  restore(file) {
    const mixed = tableOf(file, 'mixed', Float64Array);
    const places = tableOf(file, 'mixedAt', Uint32Array);
    const mixtures = new Map(Array.from(places, (place, index) => [place, mixed[index]]));
    const options = completeOptions(file);
    const rules = greedRace(options);
    const values = new Float64Array(2 * rules.target ** 3);
    unpackShares(file, sharesIn(values, rules));
    return new GreedForThree(options, values, mixtures, Number(file.facts.states));
  },
  player: (solution) => greedThreeExpert(solvedBy(GreedForThree, solution)) as Bot,
  prove: (solution) => bestResponseOfThree(solvedBy(GreedForThree, solution)),
};

/** Yields the win shares at all scores that a match can reach. */
function* sharesIn(values: ThreeValues, rules: RaceRules): Generator<Float64Array> {
  const scores = bankableScores(rules);
  for (const own of scores) {
    for (const next of scores) {
      for (const third of scores) {
        const at = offset(rules.target, own, next, third);
        yield values.subarray(at, at + 2);
      }
    }
  }
}

/**
 * Returns the largest Bellman residual of all turn starts. Each player maximises its own share and mixes only where
 * stopping and rolling are equal. Shares with a residual of 0 are therefore an equilibrium.
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
