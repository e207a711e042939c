import type { GameId } from '@dicehall/engine';
import type { CardFamily } from './card.ts';

const families: Readonly<Record<GameId, () => Promise<unknown>>> = {
  greed: async () => (await import('../games/greed/card/family.ts')).greedFamily,
  'ten-thousand': async () => (await import('../games/ten-thousand/card/family.ts')).tenThousandFamily,
  threes: async () => (await import('../games/threes/card/family.ts')).threesFamily,
  'three-dice': async () => (await import('../games/three-dice/card/family.ts')).threeDiceFamily,
  'hidden-pairs': async () => (await import('../games/hidden-pairs/card/family.ts')).hiddenPairsFamily,
};

/** What evaluates and searches the cards of a game; null for a game without. */
export const cardFamily = async (game: GameId): Promise<CardFamily | null> =>
  ((await families[game]?.()) as CardFamily | undefined) ?? null;
