import {
  type OptionValue,
  type ThreeDiceMove,
  type ThreeDiceOptions,
  type ThreeDiceState,
  threeDice,
} from '@dicehall/engine';
import type { BotsOf } from '../../bots/bot.ts';
import { bestMoves } from '../../my-play/best-moves.ts';
import { themesWhere } from '../../puzzles/theme.ts';
import type { Solving } from '../../solve/progress.ts';
import type { GameStrategy } from '../game-strategy.ts';
import { threeDiceBots } from './bots.ts';
import type { RoundSolution } from './solve/solve.ts';

type Solver = typeof import('./index.ts');
type Options = Readonly<Record<string, OptionValue>>;

/** What `use` makes of the solved round. */
async function fromRound<Made>(
  options: Options,
  seats: number,
  use: (solver: Solver, round: RoundSolution) => Made,
): Promise<Solving<Made>> {
  // In one file, on demand: building the solver's tables would delay all other games.
  const all = await import('./index.ts');
  return (function* (): Solving<Made> {
    return use(all, yield* all.solveRound(options as unknown as ThreeDiceOptions, seats));
  })();
}

export const threeDiceStrategy: GameStrategy = {
  bots: threeDiceBots as BotsOf,
  solvers: [],
  browserSeats: 5,
  isSolvedInSeconds: (_options, seats) => seats <= 8,
  themesOf: (state, best) => {
    const { seat } = state as ThreeDiceState;
    const { discouraged } = threeDice.view(state as ThreeDiceState, seat);
    const move = JSON.stringify(best);
    return themesWhere({ gentlemen: discouraged.some((one) => JSON.stringify(one) === move) });
  },
  measure: (judge, chosen) => {
    const { turn, limit } = chosen.state as ThreeDiceState;
    if (turn.kind !== 'choose') return null;
    const stays = (move: unknown): boolean => (move as ThreeDiceMove).type === 'stay';
    const own = stays(chosen.move);
    const isRight = bestMoves(judge, chosen).some((move) => stays(move) === own);
    return { measure: own ? 'stayed' : 'rolled', at: limit - turn.rolls, by: isRight ? 0 : 1 };
  },
  solveJudge: (options, seats) => fromRound(options, seats, (all, round) => all.roundJudge(round)),
  solveExpert: (options, seats) => fromRound(options, seats, (all, round) => all.threeDiceExpert(round)),
  solveExplorer: (options, seats) => fromRound(options, seats, (all, round) => all.roundExplorer(round)),
};
