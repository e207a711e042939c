import { type GreedOptions, gameOf, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../bots/bot.ts';
import { solveGreed } from '../../solve/greed/two.ts';
import type { CardFamily } from '../card.ts';
import { GreedCards, greedCardPlayer } from './greed.ts';
import { nearRace, orderedRace, raceAdditions } from './moves.ts';
import type { RaceRule } from './rule.ts';

const dice = 5;

export const greedFamily: CardFamily<RaceRule> = {
  *open() {
    const options = withDefaults(gameOf('greed').options, {}) as unknown as GreedOptions;
    return new GreedCards(yield* solveGreed(options));
  },
  player: (rules) => greedCardPlayer(rules) as Bot,
  additions: raceAdditions({
    dice,
    limits: [200, 300, 400, 500, 700, 1000, 1500],
    distances: [300, 600, 1000, 1500],
    leads: [100, 200, 300, 400],
  }),
  near: nearRace(dice),
  ordered: orderedRace,
};
