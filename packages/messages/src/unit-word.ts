import type { AnyGame } from '@dicehall/engine';

/** Returns the word for the unit of the scores of a match; empty in games whose players cannot choose it. */
export const unitWord = (game: AnyGame, state: unknown): string => game.unit?.(state) ?? '';
