import { gameOf, type ThreesOptions, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { CardFamily } from '../../../cards/card.ts';
import { solveThrees } from '../solve/two.ts';
import { ThreesCards } from './evaluate.ts';
import { nearThrees, orderedThrees, threesAdditions } from './moves.ts';
import { threesCardPlayer } from './player.ts';
import type { ThreesRule } from './rule.ts';

export const threesFamily: CardFamily<ThreesRule> = {
  *open() {
    const options = withDefaults(gameOf('threes').options, {}) as unknown as ThreesOptions;
    return new ThreesCards(yield* solveThrees(options));
  },
  player: (rules) => threesCardPlayer(rules) as Bot,
  additions: threesAdditions,
  near: nearThrees,
  ordered: orderedThrees,
};
