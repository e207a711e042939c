import type { GameId } from '@dicehall/engine';
import type { AnyDesk } from './desk.ts';
import { greedDesk } from './greed.ts';
import { hiddenPairsDesk } from './hidden-pairs.ts';
import { tenThousandDesk } from './ten-thousand.ts';
import { threeDiceDesk } from './three-dice.ts';
import { threesDesk } from './threes.ts';

/** The desk of each game. */
export const desks: Readonly<Record<GameId, AnyDesk>> = {
  greed: greedDesk,
  'ten-thousand': tenThousandDesk,
  threes: threesDesk,
  'three-dice': threeDiceDesk,
  'hidden-pairs': hiddenPairsDesk,
};
