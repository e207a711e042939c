import type { GameId } from '@dicehall/engine';
import type { CardFamily } from './card.ts';

const families: Readonly<Record<GameId, () => Promise<unknown>>> = {
  greed: async () => (await import('./race/greed-family.ts')).greedFamily,
  'ten-thousand': async () => (await import('./race/ten-thousand-family.ts')).tenThousandFamily,
  threes: async () => (await import('./threes/family.ts')).threesFamily,
  'three-dice': async () => (await import('./three-dice/family.ts')).threeDiceFamily,
  'hidden-pairs': async () => (await import('./hidden-pairs/family.ts')).hiddenPairsFamily,
};

/** What evaluates and searches the cards of a game; null for a game without. */
export const cardFamily = async (game: GameId): Promise<CardFamily | null> =>
  ((await families[game]?.()) as CardFamily | undefined) ?? null;
