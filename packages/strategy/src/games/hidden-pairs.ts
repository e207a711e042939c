import type { HiddenPairsOptions, OptionValue } from '@dicehall/engine';
import type { BotsOf } from '../bots/bot.ts';
import { hiddenPairsBots } from '../bots/hidden-pairs.ts';
import { type SolutionFiles, shippedFile } from '../files/shipped.ts';
import type { TurnGame } from '../solve/hidden-pairs/equilibrium.ts';
import type { PlayedMatch } from '../solve/hidden-pairs/match/played-match.ts';
import type { TurnPolicy } from '../solve/hidden-pairs/policy.ts';
import { finished, type Solving } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Iterations of CFR+, for an exploitability of about 1 % of a turn's points. */
const sweeps = 100;
/** A review weighs hands by the policy; a rougher one serves it as well. */
const reviewSweeps = 40;

/**
 * What `use` makes of the equilibrium of a turn of two, from its file or solved now. The solver is imported on demand:
 * building its tables would delay all other bots.
 */
async function fromPolicy<Made>(
  { luckyDice }: Options,
  passes: number,
  files: SolutionFiles | undefined,
  use: (policy: TurnPolicy) => Made,
): Promise<Solving<Made>> {
  const { policyOf, readPolicy, solveTurn } = await import('../solve/hidden-pairs/index.ts');
  const game = { luckyDice, reRolls: true, actions: true } as TurnGame;
  const file = await shippedFile({ game: 'hidden-pairs', options: { luckyDice }, seats: 2 }, files);
  const shipped = file === null ? null : readPolicy(file, game);
  return (function* (): Solving<Made> {
    return use(shipped?.ok ? shipped.value : policyOf(yield* solveTurn(game, passes)));
  })();
}

/** What `use` makes of the solved match of two; of the turn's equilibrium where no match is solved. */
async function fromMatch<Made>(
  options: Options,
  passes: number,
  files: SolutionFiles | undefined,
  use: (match: PlayedMatch) => Made,
): Promise<Solving<Made>> {
  const { shippedMatch, turnMatch } = await import('../solve/hidden-pairs/index.ts');
  const shipped = await shippedMatch(options as unknown as HiddenPairsOptions, files);
  if (shipped !== null) return finished(use(shipped));
  return fromPolicy(options, passes, files, (policy) => use(turnMatch(policy)));
}

export const hiddenPairsStrategy: GameStrategy = {
  bots: hiddenPairsBots as BotsOf,
  solvers: [],
  isSolvedInSeconds: () => true,
  solveExpert: async (options, seats, files) => {
    const { hiddenPairsExpert, solveManySeats } = await import('../solve/hidden-pairs/index.ts');
    if (seats > 2) return solveManySeats(options as unknown as HiddenPairsOptions, seats);
    return fromMatch(options, sweeps, files, hiddenPairsExpert);
  },
  solveExplorer: async (options, seats, files) => {
    const { turnExplorer, weighingExplorer } = await import('../explore/turn-explorer.ts');
    if (seats === 2) return fromMatch(options, reviewSweeps, files, turnExplorer);
    return finished(weighingExplorer);
  },
  solveJudge: async (options, seats, files) => {
    if (seats !== 2) return null;
    const { turnJudge } = await import('../review/turn-judge.ts');
    return fromMatch(options, reviewSweeps, files, turnJudge);
  },
  solveComparison: async (options, seats) => {
    const { sampledChoices } = await import('../review/sampled-choices.ts');
    return sampledChoices(options as unknown as HiddenPairsOptions, seats);
  },
};
