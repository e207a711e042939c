import type { ThreesMove, ThreesView } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { keeping, openOf } from './bots.ts';
import type { ThreesForMany } from './solve/many.ts';
import { keptOf } from './solve/turn.ts';

/** Plays the equilibrium at a table of its number of seats. */
export const manyExpert = (solution: ThreesForMany): Bot<ThreesView, ThreesMove> => ({
  choose(view) {
    const { dice, locked, scores, seat, round } = view;
    if (dice.length === 0) return { type: 'roll' };
    const open = openOf(view);
    const kept = keptOf(dice.filter((_, position) => locked[position] === true));
    const faces = open.map((position) => dice[position]);
    return keeping(open, solution.turn(scores, seat, round).choice(kept, faces).indexes);
  },
});
