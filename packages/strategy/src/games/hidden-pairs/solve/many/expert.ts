import { type HiddenPairsMove, type HiddenPairsView, ofSeat } from '@dicehall/engine';
import type { Bot } from '../../../../bots/bot.ts';
import { handOf, pickRival } from '../../bots.ts';
import { handIndex } from '../hands.ts';
import { commitFor } from '../plans.ts';
import { expertValues } from './values.ts';

/** A bot for more than two seats that plays the equilibrium of a turn in points and attacks the leading opponent. */
export const manySeatsExpert: Bot<HiddenPairsView, HiddenPairsMove> = {
  choose(view, seat, random) {
    const { dice, reRolls } = handOf(view);
    const values = expertValues(view.scores.length, ofSeat(view.scores, seat));
    const hand = handIndex(dice);
    const again = values.reRoll(hand, reRolls);
    if (again !== null) return { type: 're-roll', die: dice.indexOf(again.face) };
    return commitFor(dice, values.drawn(hand, random), pickRival(view, seat, random));
  },
};
