import { type ThreesOptions, threes, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { SolutionFile } from '../../../files/solution-file.ts';
import { scaled } from '../../../solve/progress.ts';
import { fewResources, resourcesOfStandings } from '../../../solve/resources.ts';
import {
  type Options,
  packShares,
  proofShare,
  type Solver,
  solvedBy,
  tableOf,
  unpackShares,
} from '../../../solve/solver.ts';
import { manyExpert, threesExpert } from '../expert.ts';
import { type ManyShares, solveThreesForMany, ThreesForMany } from './many.ts';
import { manyBestResponse, manyResidual } from './many-proof.ts';
import { Standings } from './standings.ts';
import { bestMeanTurn } from './turn.ts';
import { greatestLead, solveThrees, ThreesForTwo } from './two.ts';

/** The options of a file; those added after it was written have their defaults. */
const completeOptions = (file: SolutionFile): ThreesOptions => withDefaults(threes.options, file.options);

/** Only matches for a low total are solved, in which the moon is a bonus. */
const solves = ({ moon, scoring }: Options): boolean => moon === 'bonus' && scoring === 'total';

/** The same solution in the form for any number of players, for the proofs. */
function byStandings({ options, values }: ThreesForTwo): ThreesForMany {
  const standings = new Standings(options.rounds, 2);
  const lead = greatestLead(options.rounds);
  const shares = Array.from({ length: standings.turns + 1 }, (_, left) => {
    const size = standings.size(left);
    const from = left * (2 * lead + 1) + lead - (size - 1) / 2;
    return values.slice(from, from + size);
  });
  return new ThreesForMany(options, 2, shares);
}

export const threesForTwo: Solver = {
  game: 'threes',
  seats: 2,
  solves,
  resources: ({ rounds }) => fewResources(3 * (Number(rounds) / 20) ** 2),
  solution: (options) => solveThrees(options as ThreesOptions),
  *solve(given) {
    const options = given as ThreesOptions;
    const solution = yield* scaled(solveThrees(options), 0, 1 - proofShare);
    const residual = yield* scaled(manyResidual(byStandings(solution)), 1 - proofShare, proofShare);
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
    new ThreesForTwo(completeOptions(file), tableOf(file, 'values', Float64Array), Number(file.facts.states)),
  player: (solution) => threesExpert(solvedBy(ThreesForTwo, solution)) as Bot,
  prove: (solution) => manyBestResponse(byStandings(solvedBy(ThreesForTwo, solution))),
};

const threeSeats = 3;
/** The share of the progress for the proof: larger than usual, because the proof tries all sets of dice. */
const threeProofShare = 0.6;

export const threesForThree: Solver = {
  game: 'threes',
  seats: threeSeats,
  solves,
  resources: (options) => resourcesOfStandings(new Standings((options as ThreesOptions).rounds, threeSeats)),
  solution: (options) => solveThreesForMany(options as ThreesOptions, threeSeats),
  *solve(given) {
    const options = given as ThreesOptions;
    const solution = yield* scaled(solveThreesForMany(options, threeSeats), 0, 1 - threeProofShare);
    const residual = yield* scaled(manyResidual(solution), 1 - threeProofShare, threeProofShare);
    const { standings, shares } = solution;
    return {
      solution,
      facts: {
        wins: solution.sharesAt(
          Array.from({ length: threeSeats }, () => 0),
          standings.turns,
        ),
        states: standings.count().standings,
        residual,
      },
      parts: packShares(sharesIn(shares, standings)),
    };
  },
  restore(file) {
    const options = completeOptions(file);
    const standings = new Standings(options.rounds, threeSeats);
    const shares = Array.from(
      { length: standings.turns + 1 },
      (_, left) => new Float64Array(standings.size(left) * (threeSeats - 1)),
    );
    unpackShares(file, sharesIn(shares, standings));
    return new ThreesForMany(options, threeSeats, shares);
  },
  player: (solution) => manyExpert(solvedBy(ThreesForMany, solution)) as Bot,
  prove: (solution) => manyBestResponse(solvedBy(ThreesForMany, solution)),
};

/** The shares of all standings, without unused places. */
function* sharesIn(shares: ManyShares, standings: Standings): Generator<Float64Array> {
  const others = standings.seats - 1;
  for (const [left, row] of standings.allRows()) {
    for (let own = row.from; own <= row.to; own++) {
      const at = standings.place([own, ...row.others], left) * others;
      yield shares[left].subarray(at, at + others);
    }
  }
}
