import type { AnyGame } from '@dicehall/engine';

/** Returns the name of the unit; an empty string in games whose players cannot choose it. */
export const unitWord = (game: AnyGame, state: unknown): string => game.unit?.(state) ?? '';
