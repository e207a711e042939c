import { type ThreeDiceMove, type ThreeDiceOptions, type ThreeDiceState, threeDice } from '@dicehall/engine';
import type { Bot, BotsOf } from '../bots/bot.ts';
import { threeDiceBots } from '../bots/three-dice.ts';
import type { Explorer } from '../explore/explorer.ts';
import { bestMoves } from '../my-play/best-moves.ts';
import { themesWhere } from '../puzzles/theme.ts';
import type { Judge } from '../review/judge.ts';
import type { Solving } from '../solve/progress.ts';
import type { GameStrategy } from './game-strategy.ts';

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
  // Imported on demand, in one file: building the solver's tables would delay all other games.
  solveJudge: async (options, seats) => {
    const { roundJudge, solveRound } = await import('../three-dice.ts');
    return (function* (): Solving<Judge> {
      return roundJudge(yield* solveRound(options as unknown as ThreeDiceOptions, seats));
    })();
  },
  solveExpert: async (options, seats) => {
    const { solveRound, threeDiceExpert } = await import('../three-dice.ts');
    return (function* (): Solving<Bot> {
      return threeDiceExpert(yield* solveRound(options as unknown as ThreeDiceOptions, seats));
    })();
  },
  solveExplorer: async (options, seats) => {
    const { roundExplorer, solveRound } = await import('../three-dice.ts');
    return (function* (): Solving<Explorer> {
      return roundExplorer(yield* solveRound(options as unknown as ThreeDiceOptions, seats));
    })();
  },
};
