import type { GameId } from '@dicehall/engine';
import { greedCards } from '../games/greed/cards.ts';
import { hiddenPairsCards } from '../games/hidden-pairs/cards.ts';
import { tenThousandCards } from '../games/ten-thousand/cards.ts';
import { threeDiceCards } from '../games/three-dice/cards.ts';
import { threesCards } from '../games/threes/cards.ts';
import type { GameCards } from './card.ts';

const cards = new Map<GameId, GameCards>([
  ['greed', greedCards],
  ['ten-thousand', tenThousandCards],
  ['threes', threesCards],
  ['three-dice', threeDiceCards],
  ['hidden-pairs', hiddenPairsCards],
]);

export const gamesWithCards: readonly GameId[] = [...cards.keys()];

/** The strategy cards of a game; null for a game without. */
export const cardsOf = (game: GameId): GameCards | null => cards.get(game) ?? null;
