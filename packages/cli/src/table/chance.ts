import { randomInt } from 'node:crypto';
import { seededDice } from '@dicehall/dice';
import type { Face } from '@dicehall/engine';
import type { DiceSource } from './session.ts';

export interface Chance {
  faces(count: number): Face[];
  /** A number from 0 up to, not including, 1. */
  random(): number;
}

const random: Chance = {
  faces: (count) => Array.from({ length: count }, () => randomInt(1, 7) as Face),
  random: () => randomInt(2 ** 47) / 2 ** 47,
};

/**
 * The chance for the entry at `index` of a log. With a seed it depends only on the seed and the index, so that a resumed
 * match has the same dice.
 */
export function chanceAt(source: DiceSource, index: number): Chance {
  if (source.kind !== 'seed') return random;
  const dice = seededDice(`${source.seed}/${index}`);
  return { faces: (count) => dice.faces(count), random: () => dice.random() };
}
