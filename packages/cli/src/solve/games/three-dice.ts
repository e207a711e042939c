import type { OptionValue, ThreeDiceOptions } from '@dicehall/engine';
import { type RoundSolution, solveRound } from '@dicehall/strategy';
import { roundExplorer } from '@dicehall/strategy/three-dice';
import type { Context } from '../../context.ts';
import type { Analysis } from '../analysis.ts';
import { runSolver } from '../solving.ts';

/** Solves a round, which takes a second or two. Null when it was cancelled. */
function roundFor(
  context: Context,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Promise<RoundSolution | null> {
  const solving = solveRound(options as unknown as ThreeDiceOptions, seats);
  return runSolver(context, 'three-dice', solving);
}

/** A round of Three Dice is solved, not a match. */
export const threeDice: Analysis = {
  async explorerFor(context, options, seats) {
    const round = await roundFor(context, options, seats);
    return round === null ? null : roundExplorer(round);
  },
  async solve(context, { options, seats }) {
    const started = context.io.now();
    const round = await roundFor(context, options, seats);
    if (round === null) return null;
    const seconds = (context.io.now() - started) / 1000;
    return { roundValue: round.roundValue, states: round.states, seconds };
  },
};
