import { roundPoints } from '@dicehall/engine';
import { mostSum } from './plans.ts';

/** Reach of what an opponent shows: a pair's sum less what attacks may add to the other side, shifted to be an index. */
const mostAttack = 2 * mostSum;
const size = mostSum + mostAttack + 1;

/**
 * What the opponent brings to one round, as far as it decides who takes it. A player takes the round when
 * `own sum − opponent's attacks that hold > opponent's sum − own attacks that hold`, that is when
 * `own sum + own attacks that hold > opponent's sum + opponent's attacks that hold`. What holds depends on both
 * sides' Lucky Dice, so there are four weights: by the player's own Lucky Dice and the opponent's.
 */
export class RoundField {
  /** `[own lucky][opponent lucky][strength]`: how likely the opponent's strength is, then its cumulated share. */
  private readonly weights = [0, 1, 2, 3].map(() => new Float64Array(size));

  clear(): void {
    for (const weight of this.weights) weight.fill(0);
  }

  /** Adds an opponent that brings a sum, attacks on the player (0 for none) and Lucky Dice, with a probability. */
  add(sum: number, open: number, blunted: number, lucky: number, probability: number): void {
    const free = this.weights[lucky];
    const guarded = this.weights[2 + lucky];
    if (free === undefined || guarded === undefined) return;
    free[sum + open] = free[sum + open] + probability;
    guarded[sum + blunted] = guarded[sum + blunted] + probability;
  }

  /** Turns the weights into the chance to beat an opponent, an equal strength counting half. */
  close(): void {
    for (const weight of this.weights) {
      let below = 0;
      for (let strength = 0; strength < size; strength++) {
        const here = weight[strength];
        weight[strength] = below + here / 2;
        below += here;
      }
    }
  }

  /** The chance to take the round with a sum, attacks (their whole, and what is left of them under Lucky Dice) and Lucky Dice. */
  chance(sum: number, open: number, blunted: number, lucky: number): number {
    const unlucky = this.weights[2 * lucky]?.[sum + open];
    const guarded = this.weights[2 * lucky + 1]?.[sum + blunted];
    return unlucky + guarded;
  }
}

/** The points of each round. */
export const stakes: readonly number[] = roundPoints;
