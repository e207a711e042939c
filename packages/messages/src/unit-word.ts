import type { AnyGame } from '@dicehall/engine';

/** The word for what the scores of a match count; empty in games whose players cannot choose it. */
export const unitWord = (game: AnyGame, state: unknown): string => game.unit?.(state) ?? '';
