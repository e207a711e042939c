import type { AnyGame } from '@dicehall/engine';
import type { Catalogue } from './catalogue.ts';

/** Returns the name of the unit; an empty string in games whose players cannot choose it. */
export const unitWord = (game: AnyGame, state: unknown): string => game.unit?.(state) ?? '';

/** Formats a score with its unit. If the unit is an empty string, the number is alone. */
export const scoreText = (catalogue: Catalogue, score: number, unit: string): string =>
  unit === '' ? catalogue.number(score) : catalogue.say('sips', { sips: score, unit });
