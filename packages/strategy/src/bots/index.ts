import type { BaseView, GameId } from '@dicehall/engine';
import type { Bot, Bots, Strength } from './bot.ts';
import { greedBots } from './greed.ts';
import { hiddenPairsBots } from './hidden-pairs.ts';
import { tenThousandBots } from './ten-thousand.ts';
import { threeDiceBots } from './three-dice.ts';
import { threesBots } from './threes.ts';

export { type Bot, type Random, type Strength, strengths } from './bot.ts';
export { expertOf, expertSolver } from './expert.ts';
export { stopFrom as greedStopFrom, thresholdPlayer } from './greed.ts';
export { solveExpert } from './solve-expert.ts';

const bots: Readonly<Record<GameId, Bots<BaseView, unknown>>> = {
  greed: greedBots,
  'ten-thousand': tenThousandBots,
  threes: threesBots,
  'three-dice': threeDiceBots,
  'hidden-pairs': hiddenPairsBots,
};

/**
 * The bot of a strength for a game.
 * @param id the game whose views it is shown
 * @param expert what plays as the expert, loaded for the table's options and seats (see `expertOf`); without it the expert
 *   plays as the steady one does
 */
export function botFor(id: GameId, strength: Strength, expert?: Bot): Bot {
  const { novice, steady } = bots[id];
  switch (strength) {
    case 'novice':
      return novice;
    case 'steady':
      return steady;
    case 'expert':
      return expert ?? steady;
  }
}
