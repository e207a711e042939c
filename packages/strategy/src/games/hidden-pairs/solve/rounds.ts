import { roundPoints } from '@dicehall/engine';
import { mostSum } from './plans.ts';

const mostAttack = 2 * mostSum;
const size = mostSum + mostAttack + 1;

/**
 * The distribution of an opponent's strength in one round. A player wins the round if
 * `own sum + own effective attacks > opponent's sum + opponent's effective attacks`. Which attacks are effective depends on
 * the Lucky Dice of both sides, so there are four distributions.
 */
export class RoundField {
  /** At `2 * own lucky + opponent's lucky`: probabilities by strength; cumulative after `close`. */
  private readonly weights = [0, 1, 2, 3].map(() => new Float64Array(size));

  clear(): void {
    for (const weight of this.weights) weight.fill(0);
  }

  /**
   * @param open the opponent's attacks without the player's Lucky Dice
   * @param blunted with them
   * @param lucky 1 if the opponent plays Lucky Dice
   */
  add(sum: number, open: number, blunted: number, lucky: number, probability: number): void {
    const free = this.weights[lucky];
    const guarded = this.weights[2 + lucky];
    free[sum + open] = free[sum + open] + probability;
    guarded[sum + blunted] = guarded[sum + blunted] + probability;
  }

  /** Makes the distributions cumulative, an equal strength counting half. */
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

  /**
   * The probability to win the round.
   * @param open the player's attacks without the opponent's Lucky Dice
   * @param blunted with them
   * @param lucky 1 if the player plays Lucky Dice
   */
  chance(sum: number, open: number, blunted: number, lucky: number): number {
    const unlucky = this.weights[2 * lucky]?.[sum + open];
    const guarded = this.weights[2 * lucky + 1]?.[sum + blunted];
    return unlucky + guarded;
  }
}

export const stakes: readonly number[] = roundPoints;
