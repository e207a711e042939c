import type { GreedOptions } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { fromFixed48, toFixed48 } from '../../../files/fixed.ts';
import { everyTurn } from '../../../race/every-turn.ts';
import { greedExpert } from '../../../race/experts.ts';
import { RaceProof } from '../../../race/proof.ts';
import { proveRace } from '../../../race/prove.ts';
import { greedRace } from '../../../race/rules.ts';
import { scaled } from '../../../solve/progress.ts';
import { fewResources, resourcesOfThree } from '../../../solve/resources.ts';
import { fixedOf, proofShare, type Solver, solvedBy, tableOf } from '../../../solve/solver.ts';
import { byValues } from '../bots-for-three.ts';
import { GreedForThree, solveGreedForThree } from './three.ts';
import { packThree, unpackThree } from './three-pack.ts';
import { threeResidual } from './three-proof.ts';
import { bestResponseOfThree } from './three-response.ts';
import { GreedForTwo, solveGreed } from './two.ts';

const nothingOffered = { most: () => 0, row: () => new Float64Array(0) };

export const greedForTwo: Solver = {
  game: 'greed',
  seats: 2,
  resources: () => fewResources,
  solution: (options) => solveGreed(options as GreedOptions),
  *solve(given) {
    const solution = yield* scaled(solveGreed(given as GreedOptions), 0, 1 - proofShare);
    const { race, rules } = solution;
    const proof = new RaceProof(rules, race);
    yield* scaled(
      everyTurn(rules, race, (turn) => proof.show(turn)),
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
      offers: nothingOffered,
      states: Number(file.facts.states),
    };
    return new GreedForTwo(file.options as GreedOptions, race);
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
    const kept = toFixed48(packThree(greedRace(solution.options), values));
    return {
      solution,
      facts: { wins: [own, next, 1 - own - next], states, residual },
      parts: {
        valuesHigh: kept.high,
        valuesLow: kept.low,
        mixedAt: Uint32Array.from(mixtures.keys()),
        mixed: Float64Array.from(mixtures.values()),
      },
    };
  },
  restore(file) {
    const mixed = tableOf(file, 'mixed', Float64Array);
    const places = tableOf(file, 'mixedAt', Uint32Array);
    const mixtures = new Map(Array.from(places, (place, index) => [place, mixed[index]]));
    const options = file.options as GreedOptions;
    const values = unpackThree(greedRace(options), fromFixed48(fixedOf(file, 'values')));
    return new GreedForThree(options, values, mixtures, Number(file.facts.states));
  },
  player: (solution) => byValues(solvedBy(GreedForThree, solution)) as Bot,
  prove: (solution) => bestResponseOfThree(solvedBy(GreedForThree, solution)),
};
