import type { GameId } from '@dicehall/engine';
import { strategyOf } from '../games/index.ts';
import type { Bot, Strength } from './bot.ts';

/** @param loaded the expert for the table's options and seats (see `expertOf`), once it is loaded */
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
