import {
  emptyHand,
  faces,
  type HiddenPairsMove,
  type HiddenPairsOptions,
  type HiddenPairsView,
} from '@dicehall/engine';
import type { Bot } from '../../../../bots/bot.ts';
import type { Solving } from '../../../../solve/progress.ts';
import { manySeatsExpert } from './expert.ts';
import { knownTo, SampledChoice } from './sampled-choice.ts';
import { SampledTurns } from './sampled-turns.ts';

const mostSamples = 2 ** 20;

/**
 * Plays the equilibrium of a turn with more than two seats, in points; in the last turn, where only the win counts, the move that
 * wins most of sampled turns against others who play that equilibrium.
 */
export function* solveManySeats(
  options: HiddenPairsOptions,
  seats: number,
): Solving<Bot<HiddenPairsView, HiddenPairsMove>> {
  const turns = yield* SampledTurns.drawn(options, seats);
  // Warm-up, so that the first move is not slow.
  const points = Array.from({ length: seats }, () => 500);
  new SampledChoice(turns, { seat: 0, hand: { ...emptyHand, dice: [...faces] }, points, left: 1 }).best();
  return {
    choose(view, seat, random) {
      const known = knownTo(view, seat);
      if (known.left > 1) return manySeatsExpert.choose(view, seat, random);
      return new SampledChoice(turns, known).best(Math.floor(random() * mostSamples)).move;
    },
  };
}
