import type { ThreesOptions } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { threesExpert } from '../../bots/threes-expert.ts';
import { scaled } from '../progress.ts';
import { fewResources } from '../resources.ts';
import { proofShare, type Solver, solvedBy, tableOf } from '../solver.ts';
import { threesBestResponse, threesResidual } from './proof.ts';
import { bestMeanTurn } from './turn.ts';
import { solveThrees, ThreesForTwo } from './two.ts';

export const threesForTwo: Solver = {
  game: 'threes',
  seats: 2,
  resources: () => fewResources,
  solution: (options) => solveThrees(options as ThreesOptions),
  *solve(given) {
    const options = given as ThreesOptions;
    const solution = yield* scaled(solveThrees(options), 0, 1 - proofShare);
    const residual = yield* scaled(threesResidual(solution), 1 - proofShare, proofShare);
    return {
      solution,
      facts: {
        firstPlayerWins: solution.firstPlayerWins,
        states: solution.states,
        residual,
        bestMeanTurn: bestMeanTurn(options.lastDie),
      },
      parts: { values: solution.values },
    };
  },
  restore: (file) =>
    new ThreesForTwo(
      file.options as ThreesOptions,
      tableOf(file, 'values', Float64Array),
      Number(file.facts.states),
    ),
  player: (solution) => threesExpert(solvedBy(ThreesForTwo, solution)) as Bot,
  prove: (solution) => threesBestResponse(solvedBy(ThreesForTwo, solution)),
};
