import type { BaseView, GameId } from '@dicehall/engine';
import type { Bot, Bots, Strength } from './bot.ts';
import { greedBots } from './greed.ts';
import { hiddenPairsBots } from './hidden-pairs.ts';
import { tenThousandBots } from './ten-thousand.ts';
import { threeDiceBots } from './three-dice.ts';
import { threesBots } from './threes.ts';

export { type Bot, type Random, type Strength, strengths } from './bot.ts';
export { stopFrom as greedStopFrom, thresholdPlayer } from './greed.ts';

const bots: Readonly<Record<GameId, Bots<BaseView, unknown>>> = {
  greed: greedBots,
  'ten-thousand': tenThousandBots,
  threes: threesBots,
  'three-dice': threeDiceBots,
  'hidden-pairs': hiddenPairsBots,
};

/**
 * The bot of a strength for a game. Without a loaded solution the expert plays as the steady one does.
 * @param id the game whose views it is shown
 */
export function botFor(id: GameId, strength: Strength): Bot {
  const { novice, steady } = bots[id];
  return strength === 'novice' ? novice : steady;
}
