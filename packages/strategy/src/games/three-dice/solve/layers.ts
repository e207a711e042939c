import { mostRolls } from '@dicehall/engine';
import { pointLevels } from './classes.ts';

/** The value of `lowest` while no player can lose the round. It is above all indexes of `pointLevels`. */
export const noLevel = pointLevels.length;

/** The number of values that `later` has for each position. */
export const perPosition = 3;

export interface RoundSituation {
  /** The maximum number of rolls in a turn, 1 to 3. */
  readonly limit: number;
  /** 1 if the previous player finished on stairs, otherwise 0. */
  readonly afterStairs: number;
  /** The lowest points so far, as an index of `pointLevels`; or `noLevel`. */
  readonly lowest: number;
  readonly tied: number;
  readonly penalty: number;
}

/**
 * The values of every situation in which the player at one position of a round begins the turn, from there to the end
 * of the round. `drunk`: the sips of all players; `given`: the part that is given away. `risk`: the further sips of
 * each player with the lowest points so far. `starts`: the probability that such a player starts the next round (the
 * last of them if they share the penalty). `later`: for this position and each later one, its own sips (without those
 * given to it), the sips it gives, and the probability that it starts the next round.
 */
export class Layer {
  readonly position: number;
  readonly penalties: number;
  readonly size: number;
  readonly drunk: Float64Array;
  readonly given: Float64Array;
  readonly risk: Float64Array;
  readonly starts: Float64Array;
  readonly later: Float64Array;
  readonly stride: number;

  constructor(position: number, seats: number) {
    this.position = position;
    this.penalties = 7 * (position - 1) + 2;
    this.size = 6 * (noLevel + 1) * position * this.penalties;
    this.stride = perPosition * (seats - position + 1);
    this.drunk = new Float64Array(this.size);
    this.given = new Float64Array(this.size);
    this.risk = new Float64Array(this.size);
    this.starts = new Float64Array(this.size);
    this.later = new Float64Array(this.size * this.stride);
  }

  indexOf(limit: number, afterStairs: number, lowest: number, tied: number, penalty: number): number {
    const row = ((limit - 1) * 2 + afterStairs) * (noLevel + 1) + lowest;
    return (row * this.position + tied) * this.penalties + penalty;
  }

  /**
   * Calls `visit` for each reachable situation before this position. Situations that differ only in their limit come
   * one after the other, the highest limit first.
   */
  forEach(visit: (situation: RoundSituation, index: number) => void): void {
    for (let afterStairs = 0; afterStairs <= 1; afterStairs++) {
      for (let lowest = 0; lowest <= noLevel; lowest++) {
        const most = lowest === noLevel ? 0 : this.position - 1 - afterStairs;
        for (let tied = lowest === noLevel ? 0 : 1; tied <= most; tied++) {
          // The players with the lowest points have added nothing to the penalty, and neither has a player who finished
          // on stairs.
          const highest = 1 + 7 * (this.position - 1 - tied - afterStairs);
          for (let penalty = 1; penalty <= highest; penalty++) {
            for (let limit = mostRolls; limit >= 1; limit--) {
              const situation = { limit, afterStairs, lowest, tied, penalty };
              visit(situation, this.indexOf(limit, afterStairs, lowest, tied, penalty));
            }
          }
        }
      }
    }
  }
}
