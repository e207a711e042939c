import type { HiddenPairsOptions, OptionValue } from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { type SolutionFiles, shippedFile } from '../../files/shipped.ts';
import { finished, type Solving } from '../../solve/progress.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { hiddenPairsBots } from './bots.ts';
import type { TurnGame } from './solve/equilibrium.ts';
import type { PlayedMatch } from './solve/match/match.ts';
import { shippedMatchFile } from './solve/match/shipped-file.ts';
import type { TurnPolicy } from './solve/policy.ts';

type Solver = typeof import('./index.ts');
type Options = Readonly<Record<string, OptionValue>>;

/** Iterations of CFR+, for an exploitability of about 1 % of a turn's points. */
const sweeps = 100;
/** A review weighs hands by the policy; a rougher one serves it as well. */
const reviewSweeps = 40;

/** In one file, on demand: building the solver's tables would delay all other games. */
const solver = () => import('./index.ts');

/** The equilibrium of a turn of two, from its file or solved now. */
async function turnOf(
  { luckyDice }: Options,
  passes: number,
  files: SolutionFiles | undefined,
): Promise<Solving<TurnPolicy>> {
  const { policyOf, readPolicy, solveTurn } = await solver();
  const game = { luckyDice, reRolls: true, actions: true } as TurnGame;
  const file = await shippedFile({ game: 'hidden-pairs', options: { luckyDice }, seats: 2 }, files);
  const shipped = file === null ? null : readPolicy(file, game);
  return (function* (): Solving<TurnPolicy> {
    return shipped?.ok ? shipped.value : policyOf(yield* solveTurn(game, passes));
  })();
}

/** What `use` makes of the solved match of two; of the turn's equilibrium where no match is solved. */
async function fromMatch<Made>(
  options: Options,
  passes: number,
  files: SolutionFiles | undefined,
  use: (solver: Solver, match: PlayedMatch) => Made,
): Promise<Solving<Made>> {
  const given = options as unknown as HiddenPairsOptions;
  // It comes while the solver is loaded.
  const file = shippedMatchFile(given, files);
  const all = await solver();
  const shipped = await all.shippedMatch(given, () => file);
  if (shipped !== null) return finished(use(all, shipped));
  const turn = await turnOf(options, passes, files);
  return (function* (): Solving<Made> {
    return use(all, all.turnMatch(yield* turn));
  })();
}

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as BotsOf,
  solvers: [],
  isSolvedInSeconds: () => true,
  solveExpert: async (options, seats, files) => {
    if (seats === 2) return fromMatch(options, sweeps, files, (all, match) => all.hiddenPairsExpert(match));
    return (await solver()).solveManySeats(options as unknown as HiddenPairsOptions, seats);
  },
  solveExplorer: async (options, seats, files) => {
    if (seats === 2) return fromMatch(options, reviewSweeps, files, (all, match) => all.turnExplorer(match));
    return finished((await solver()).weighingExplorer);
  },
  solveJudge: async (options, seats, files) => {
    if (seats !== 2) return null;
    return fromMatch(options, reviewSweeps, files, (all, match) => all.turnJudge(match));
  },
  solveComparison: async (options, seats) => {
    const { sampledChoices } = await solver();
    return sampledChoices(options as unknown as HiddenPairsOptions, seats);
  },
};
