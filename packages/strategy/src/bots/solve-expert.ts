import type { GameId, HiddenPairsOptions, OptionValue, ThreeDiceOptions } from '@dicehall/engine';
import { type Solver, type Solving, withProgress } from '../solve/index.ts';
import type { Bot } from './bot.ts';
import { expertOf, expertSolver } from './expert.ts';

type Options = Readonly<Record<string, OptionValue>>;

/** Sweeps of the equilibrium of a turn: enough for about one per cent of what a turn is worth. */
const sweeps = 100;

// The two solvers below are loaded when they are asked for: their tables would hold up everybody who wants a bot.
async function threeDice(options: ThreeDiceOptions, seats: number): Promise<Solving<Bot>> {
  const { solveRound, threeDiceExpert } = await import('../solve/three-dice/index.ts');
  return (function* (): Solving<Bot> {
    const solving = withProgress(solveRound(options, seats), ({ position }) => 1 - position / seats);
    return threeDiceExpert(yield* solving);
  })();
}

async function hiddenPairs({ luckyDice }: HiddenPairsOptions): Promise<Solving<Bot>> {
  const { hiddenPairsExpert, policyOf, solveTurn } = await import('../solve/hidden-pairs/index.ts');
  return (function* (): Solving<Bot> {
    const solving = solveTurn({ luckyDice, reRolls: true, actions: true }, sweeps);
    return hiddenPairsExpert(policyOf(yield* withProgress(solving, ({ sweep }) => sweep / sweeps)));
  })();
}

function* open(solver: Solver, options: Options): Solving<Bot> {
  return expertOf(yield* solver.solution(options));
}

/**
 * Solves what the expert of a table needs: a second or so for Greed, Threes and small tables of Three Dice, up to half a
 * minute for Ten Thousand and Hidden Pairs. A solution that is kept is played faster, by `expertOf`.
 * @param options all of them, in range
 * @returns the solver at work, or null where there is nothing to solve and the expert plays as the steady player does
 */
export async function solveExpert(
  game: GameId,
  options: Options,
  seats: number,
): Promise<Solving<Bot> | null> {
  if (game === 'three-dice') return threeDice(options as ThreeDiceOptions, seats);
  if (game === 'hidden-pairs') return hiddenPairs(options as HiddenPairsOptions);
  const solver = expertSolver(game, seats);
  return solver === undefined ? null : open(solver, options);
}
