import { type Face, sumOf } from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';

/** The score of five 6s, which is called shooting the moon. */
export const moon = -30;

export const dieScore = (face: Face): number => (face === 3 ? 0 : face);

const isMoon = (dice: readonly Face[]): boolean => dice.every((face) => face === 6);

/** Returns the score of five dice. Fewer points are better. */
export const scoreThrees = (dice: readonly Face[], rule: ThreesOptions['moon'] = 'bonus'): number =>
  rule !== 'none' && isMoon(dice) ? moon : sumOf(dice.map(dieScore));

/** Returns the lowest and the highest cost of a turn. Without the moon, five 6s cost most. */
export const costsOf = (rule: ThreesOptions['moon']): { readonly least: number; readonly most: number } =>
  rule === 'none' ? { least: 0, most: 30 } : { least: moon, most: 29 };
