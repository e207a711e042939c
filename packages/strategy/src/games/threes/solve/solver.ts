import { type ThreesOptions, threes, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { scaled } from '../../../solve/progress.ts';
import { fewResources, type Resources, resourcesOfStandings } from '../../../solve/resources.ts';
import { type Options, packShares, type Solver, solvedBy, unpackShares } from '../../../solve/solver.ts';
import { manyExpert, threesExpert } from '../expert.ts';
import { type MatchShares, solveThrees, ThreesMatch } from './match.ts';
import { bestResponseGain, residualOf } from './proof.ts';
import { Standings } from './standings.ts';
import { bestMeanTurn } from './turn.ts';

/** The share of the progress that the proof takes. It is larger than usual because the proof tries all sets of dice. */
const proofShare = 0.6;

/** Yields the shares of all standings, without unused places. */
function* sharesIn(shares: MatchShares, standings: Standings): Generator<Float64Array> {
  const others = standings.seats - 1;
  for (const [left, row] of standings.allRows()) {
    for (let own = row.from; own <= row.to; own++) {
      const at = standings.place([own, ...row.others], left) * others;
      yield shares[left].subarray(at, at + others);
    }
  }
}

const solverFor = (
  seats: number,
  resources: (options: ThreesOptions) => Resources,
  player: (solution: ThreesMatch) => unknown,
): Solver => ({
  game: 'threes',
  seats,
  // Supports only matches for a low total in which the moon is a bonus.
  solves: ({ moon, scoring }: Options) => moon === 'bonus' && scoring === 'total',
  resources: (options) => resources(options as ThreesOptions),
  solution: (options) => solveThrees(options as ThreesOptions, seats),
  *solve(given) {
    const options = given as ThreesOptions;
    const solution = yield* scaled(solveThrees(options, seats), 0, 1 - proofShare);
    const residual = yield* scaled(residualOf(solution), 1 - proofShare, proofShare);
    const { standings, shares } = solution;
    const wins = solution.value(threes.start(options, seats));
    return {
      solution,
      facts: {
        ...(seats === 2 ? { firstPlayerWins: wins[0] } : { wins }),
        bestMeanTurn: bestMeanTurn(options.lastDie),
        states: standings.count().standings,
        residual,
      },
      parts: packShares(sharesIn(shares, standings)),
    };
  },
  restore(file) {
    const options = withDefaults(threes.options, file.options) as ThreesOptions;
    const standings = new Standings(options.rounds, seats);
    const shares = Array.from(
      { length: standings.turns + 1 },
      (_, left) => new Float64Array(standings.size(left) * (seats - 1)),
    );
    unpackShares(file, sharesIn(shares, standings));
    return new ThreesMatch(options, seats, shares);
  },
  player: (solution) => player(solvedBy(ThreesMatch, solution)) as Bot,
  prove: (solution) => bestResponseGain(solvedBy(ThreesMatch, solution)),
});

export const threesForTwo = solverFor(2, ({ rounds }) => fewResources((rounds / 20) ** 2), threesExpert);

export const threesForThree = solverFor(
  3,
  ({ rounds }) => resourcesOfStandings(new Standings(rounds, 3)),
  manyExpert,
);
