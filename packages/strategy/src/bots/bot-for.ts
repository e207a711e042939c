import type { GameId } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { Bot, Strength } from './bot.ts';

/**
 * The bot of a strength for a game.
 * @param id the game whose views it is shown
 * @param loaded the expert of the table's options and seats (see `expertOf`), where it has been loaded
 */
export function botFor(id: GameId, strength: Strength, loaded?: Bot): Bot {
  const { novice, steady, expert } = strategyOf(id).bots;
  switch (strength) {
    case 'novice':
      return novice;
    case 'steady':
      return steady;
    case 'expert':
      return loaded ?? expert ?? steady;
  }
}
