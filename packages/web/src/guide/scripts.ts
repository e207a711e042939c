import type { GameId } from '@dicehall/engine';
import type { GuideScript } from './script.ts';

/** Found by folder name, which is the id of the game; a game needs none. */
const scripts = import.meta.glob<GuideScript>('./*/script.ts', { import: 'script' });

const fileOf = (game: GameId): string => `./${game}/script.ts`;

export const hasGuide = (game: GameId): boolean => Object.hasOwn(scripts, fileOf(game));

export const loadGuide = async (game: GameId): Promise<GuideScript | null> =>
  (await scripts[fileOf(game)]?.()) ?? null;
