import { type Entry, err, type Face, type OptionValue, ok, type ThreeDiceOptions } from '@dicehall/engine';
import { type RoundSolution, solveRound } from '@dicehall/strategy';
import { roundExplorer, roundJudge } from '@dicehall/strategy/three-dice';
import { readFaces } from '../../arguments/faces.ts';
import type { Context } from '../../context.ts';
import type { Analysis } from '../analysis.ts';
import { readSeatCount } from '../seat-count.ts';
import { runSolver } from '../solving.ts';
import { stateAfter } from './for-two.ts';

/** Solves a round, which takes a second or two. Null when it was cancelled. */
function roundFor(
  context: Context,
  options: Readonly<Record<string, OptionValue>>,
  seats: number,
): Promise<RoundSolution | null> {
  const solving = solveRound(options as unknown as ThreeDiceOptions, seats);
  return runSolver(context, 'three-dice', solving);
}

function firstRoll(seats: number, dice: readonly Face[]): Entry[] {
  const order = Array.from({ length: seats }, (_, seat): Entry => ({ seat, dice: [seat === 0 ? 6 : 1] }));
  return [...order, { seat: 0, move: { type: 'roll', dice: [0, 1, 2] } }, { seat: 0, dice }];
}

/** A round of Three Dice is solved, not a match. */
export const threeDice: Analysis = {
  positionOf(context, game, options, { seats: given = '2', thrown, at, points }) {
    const { messages } = context;
    const seats = readSeatCount(context, game, given);
    if (!seats.ok) return seats;
    if (at !== undefined || points !== undefined) return err(messages.say('explore-round-from-thrown'));
    const dice = readFaces([thrown ?? ''], { min: 3, max: 3 });
    if (!dice.ok) return err(messages.text(dice.error));
    const state = stateAfter(game, game.start(options, seats.value), firstRoll(seats.value, dice.value));
    return ok({ game, options, seats: seats.value, state });
  },
  async explorerFor(context, options, seats) {
    const round = await roundFor(context, options, seats);
    return round === null ? null : roundExplorer(round);
  },
  async judgeFor(context, { options, names }) {
    const round = await roundFor(context, options, names.length);
    return round === null ? null : roundJudge(round);
  },
  async solve(context, { options, seats }) {
    const started = context.io.now();
    const round = await roundFor(context, options, seats);
    if (round === null) return null;
    const seconds = (context.io.now() - started) / 1000;
    return { roundValue: round.roundValue, states: round.states, seconds };
  },
};
