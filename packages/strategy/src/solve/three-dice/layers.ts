import { pointLevels } from './classes.ts';

/** The level that stands for nobody being at stake yet. */
export const nobody = pointLevels.length;

/** What the players who are still to come need to know of a round. */
export interface RoundSituation {
  /** Rolls a turn, 1 to 3. */
  readonly limit: number;
  /** 1 when the player just before finished on stairs. */
  readonly afterStairs: number;
  /** The lowest points so far as an index of `pointLevels`, or `nobody`. */
  readonly lowest: number;
  /** How many players have exactly these points. */
  readonly tied: number;
  readonly penalty: number;
}

/**
 * The values of every situation before one position of a round.
 * `drunk` is what is drunk from here to the round's end by everybody together, given sips included; `given` how much of
 * it is given; `risk` what each of those with the lowest points drinks of the rest. `later` holds, for every position from here on, what it drinks itself (given
 * sips left out) and what it gives.
 */
export class Layer {
  readonly position: number;
  readonly penalties: number;
  readonly size: number;
  readonly drunk: Float64Array;
  readonly given: Float64Array;
  readonly risk: Float64Array;
  readonly later: Float64Array;
  readonly stride: number;

  constructor(position: number, seats: number) {
    this.position = position;
    this.penalties = 7 * (position - 1) + 2;
    this.size = 6 * (nobody + 1) * position * this.penalties;
    this.stride = 2 * (seats - position + 1);
    this.drunk = new Float64Array(this.size);
    this.given = new Float64Array(this.size);
    this.risk = new Float64Array(this.size);
    this.later = new Float64Array(this.size * this.stride);
  }

  indexOf(limit: number, afterStairs: number, lowest: number, tied: number, penalty: number): number {
    const row = ((limit - 1) * 2 + afterStairs) * (nobody + 1) + lowest;
    return (row * this.position + tied) * this.penalties + penalty;
  }

  /** Calls `visit` for every situation that can come about before this position. */
  forEach(visit: (situation: RoundSituation, index: number) => void): void {
    for (let limit = 1; limit <= 3; limit++) {
      for (let afterStairs = 0; afterStairs <= 1; afterStairs++) {
        for (let lowest = 0; lowest <= nobody; lowest++) {
          const most = lowest === nobody ? 0 : this.position - 1 - afterStairs;
          for (let tied = lowest === nobody ? 0 : 1; tied <= most; tied++) {
            // Whoever is at stake has added nothing to the penalty, nor has a player who finished on stairs.
            const highest = 1 + 7 * (this.position - 1 - tied - afterStairs);
            for (let penalty = 1; penalty <= highest; penalty++) {
              const situation = { limit, afterStairs, lowest, tied, penalty };
              visit(situation, this.indexOf(limit, afterStairs, lowest, tied, penalty));
            }
          }
        }
      }
    }
  }
}
