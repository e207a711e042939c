import { type HiddenPairsMove, type HiddenPairsView, ofSeat } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import { handOf, rival } from '../../../bots/hidden-pairs.ts';
import { cached } from '../../../cached.ts';
import { commitFor } from '../commits.ts';
import { handIndex } from '../hands.ts';
import { roundWins } from './equilibrium-wins.ts';
import { ManySeatsValues } from './values.ts';

/** Enough for all that the expert buys in a turn. */
const mostSpent = 200;

const valuesFor = cached(
  (seats: number, points: number) => 1000 * seats + points,
  (seats, points) => new ManySeatsValues(roundWins(seats), points),
);

/** Plays the equilibrium of a turn with more than two seats, in points. Attacks are on a leader of the others. */
export const manySeatsExpert: Bot<HiddenPairsView, HiddenPairsMove> = {
  choose(view, seat, random) {
    const { dice, reRolls } = handOf(view);
    const values = valuesFor(view.scores.length, Math.min(mostSpent, ofSeat(view.scores, seat)));
    const hand = handIndex(dice);
    const again = values.reRoll(hand, reRolls);
    if (again !== null) return { type: 're-roll', die: dice.indexOf(again.face) };
    return commitFor(dice, values.drawn(hand, random), rival(view, seat, random));
  },
};
