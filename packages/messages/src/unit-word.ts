import type { AnyGame } from '@dicehall/engine';

/** Returns an empty word in games whose players cannot choose the unit. */
export const unitWord = (game: AnyGame, state: unknown): string => game.unit?.(state) ?? '';
