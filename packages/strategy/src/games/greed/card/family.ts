import { type GreedOptions, gameOf, withDefaults } from '@dicehall/engine';
import type { Bot } from '../../../bots/bot.ts';
import type { CardFamily } from '../../../cards/card.ts';
import { nearRace, orderedRace, raceAdditions } from '../../../cards/moves.ts';
import type { RaceRule } from '../../../cards/rule.ts';
import { solveGreed } from '../solve/two.ts';
import { GreedCards, greedCardPlayer } from './evaluate.ts';

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
