import { takeGraph } from '../../../outcomes/take-graph.ts';
import type { RaceRules } from '../../../race/rules.ts';
import { longestLastTurn } from '../../../race/turn.ts';
import { LastTurns } from './last-turns.ts';

/**
 * The win shares of the player to move and of the next player, at index `((mover * target + next) * target + third) *
 * 2`. The third player gets the rest.
 */
export type ThreeValues = Float64Array;

/**
 * The number of values per state of a turn: the player's own share, the next player's share, and the probability of
 * ending the turn without points.
 */
const partCount = 3;

/** The difference up to which rolling and stopping count as equal. */
const epsilon = 1e-12;

/**
 * The best response in a turn while the share after a bust is between `low` and `high`. The policy is constant there, so
 * the shares are linear.
 */
export interface Piece {
  readonly low: number;
  readonly high: number;
  /**
   * The part of the player's own share that does not depend on a bust. `next` is that part of the next player's share.
   */
  readonly own: number;
  readonly next: number;
  readonly lost: number;
}

/** The probability of stopping where stopping and rolling are equal. Null means that the player always stops. */
export type Mixture = number | null;

/**
 * One turn of Greed for three players, in which the player maximises its own share. Values are linear in the share
 * after a bust. They are therefore stored without that share, next to the probability of a bust.
 */
export class ThreeTurn {
  readonly last: LastTurns;
  /** The number of points below which the last call of `evaluate` covered all positions. */
  top = 0;
  readonly #rules: RaceRules;
  readonly #leastLost: number;
  readonly #thrown: Float64Array;
  readonly #kept: Float64Array;
  /** The values of stopping, at index `points * 3`. */
  readonly #stop: Float64Array;
  readonly #first: Int32Array;
  readonly #shift: Int32Array;
  readonly #ways: Float64Array;
  readonly #lost: Float64Array;
  readonly #most: number;
  readonly #highest: number;
  #own = 0;
  #next = 0;
  #third = 0;
  /** The index below which the values of `#stop` are filled in. */
  #known = 0;

  /** @param shared another turn with the same rules, whose final rounds are reused */
  constructor(rules: RaceRules, shared?: ThreeTurn) {
    const { scoring, target, opening } = rules;
    const { dice } = scoring;
    const graph = takeGraph(scoring);
    const { highest, lost } = graph;
    this.#highest = highest;
    this.#rules = rules;
    this.#most = Math.max(target, opening) + longestLastTurn;
    const size = (this.#most + highest + 1) * dice * partCount;
    this.#thrown = new Float64Array(size);
    this.#kept = new Float64Array(size);
    this.#stop = new Float64Array((this.#most + highest + 1) * partCount);
    this.#first = graph.first;
    this.#shift = graph.shift.map((shift) => shift * partCount);
    const all = (count: number): number => lost[count * (highest + 1) + highest];
    this.#lost = Float64Array.from({ length: dice + 1 }, (_, count) => all(count) / 6 ** count);
    this.#ways = graph.ways.map((ways, node) => ways / 6 ** this.#diceOf(node));
    this.#leastLost = Math.min(...this.#lost.subarray(1));
    this.last = shared?.last ?? new LastTurns(rules, this.#most + highest, this.#leastLost);
  }

  #diceOf(node: number): number {
    return Math.max(
      0,
      this.#first.findLastIndex((first) => first <= node && first > 0),
    );
  }

  /** Sets the scores, and the values of stopping below the target. */
  prepare(own: number, next: number, third: number, values: ThreeValues): void {
    const { target, opening } = this.#rules;
    const stop = this.#stop;
    this.#own = own;
    this.#next = next;
    this.#third = third;
    // A player may not stop before the first roll.
    this.#setStop(0, Number.NEGATIVE_INFINITY, 0, 0);
    const row = (next * target + third) * target + own;
    for (let points = 1; points < target - own; points++) {
      if (own === 0 && points < opening) {
        this.#setStop(points, 0, 0, 1);
        continue;
      }
      const found = (row + points) * 2;
      const theirs = values[found];
      const at = points * partCount;
      stop[at] = 1 - theirs - values[found + 1];
      stop[at + 1] = theirs;
      stop[at + 2] = 0;
    }
    this.#known = target - own;
  }

  #setStop(points: number, own: number, next: number, lost: number): void {
    const at = points * partCount;
    this.#stop[at] = own;
    this.#stop[at + 1] = next;
    this.#stop[at + 2] = lost;
  }

  /** Sets the values of stopping at or above the target, up to but not including `points`. */
  #mark(points: number): void {
    const { opening } = this.#rules;
    for (; this.#known < points; this.#known++) {
      if (this.#own === 0 && this.#known < opening) this.#setStop(this.#known, 0, 0, 1);
      else {
        const at = this.last.place(this.#next, this.#own + this.#known, this.#third);
        const theirs = this.last.shares[at];
        const next = this.last.shares[at + 1];
        this.#setStop(this.#known, 1 - theirs - next, theirs, 0);
      }
    }
  }

  /** Returns the points of a turn from which a bust always costs more than a roll can gain. */
  #farthest(bustOwn: number, least: number): number {
    const { target, opening } = this.#rules;
    const leave = this.#leastLost * (1 - bustOwn);
    let points = target - this.#own;
    for (; this.#own + points < this.#most; points++) {
      this.#mark(points + 1);
      const mustOpen = this.#own === 0 && points < opening;
      if (!mustOpen && points > least && 1 - this.#stop[points * partCount] <= leave) return points;
    }
    return points;
  }

  /**
   * Evaluates the turn.
   * @param bustOwn the mover's share after a turn without points
   * @param least the turn is evaluated at least up to these points
   */
  evaluate(bustOwn: number, mixture: Mixture = null, least = 0): Piece {
    const { dice } = this.#rules.scoring;
    const top = this.#farthest(bustOwn, least);
    const highest = this.#highest;
    this.#mark(top + highest + 1);
    this.top = top;
    const [stop, kept, thrown] = [this.#stop, this.#kept, this.#thrown];
    const [first, shift, ways, lost] = [this.#first, this.#shift, this.#ways, this.#lost];
    let low = 0;
    // If the share after a bust exceeds this limit, the player keeps rolling beyond `top`, where turns are not
    // evaluated.
    let high = Math.min(1, 1 - (1 - stop[top * partCount]) / this.#leastLost);
    for (let points = top; points <= top + highest; points++) {
      const own = stop[points * partCount];
      const next = stop[points * partCount + 1];
      for (let at = points * dice * partCount; at < (points + 1) * dice * partCount; at += partCount) {
        kept[at] = own;
        kept[at + 1] = next;
        kept[at + 2] = 0;
      }
    }
    for (let points = top - 1; points >= 0; points--) {
      const stops = points * partCount;
      const stopA = stop[stops];
      const stopB = stop[stops + 1];
      const stopC = stop[stops + 2];
      const base = points * dice * partCount;
      for (let count = 1; count <= dice; count++) {
        const end = first[count + 1];
        let a = 0;
        let b = 0;
        let c = lost[count];
        for (let node = first[count]; node < end; node++) {
          const from = base + shift[node];
          const share = ways[node];
          a += share * kept[from];
          b += share * kept[from + 1];
          c += share * kept[from + 2];
        }
        const at = base + (count - 1) * partCount;
        thrown[at] = a;
        thrown[at + 1] = b;
        thrown[at + 2] = c;
        // `ahead` is the value of stopping minus the value of rolling. Its sign changes where the share after a bust
        // equals `turning`.
        const slope = stopC - c;
        const ahead = stopA - a + slope * bustOwn;
        const turning = (a - stopA) / slope;
        if (ahead >= 0 === slope < 0) {
          if (turning < high) high = turning;
        } else if (turning > low) low = turning;
        if (mixture !== null && ahead <= epsilon && ahead >= -epsilon) {
          kept[at] = mixture * stopA + (1 - mixture) * a;
          kept[at + 1] = mixture * stopB + (1 - mixture) * b;
          kept[at + 2] = mixture * stopC + (1 - mixture) * c;
        } else {
          kept[at] = ahead >= 0 ? stopA : a;
          kept[at + 1] = ahead >= 0 ? stopB : b;
          kept[at + 2] = ahead >= 0 ? stopC : c;
        }
      }
    }
    const [own, next, chance] = this.at(0, dice);
    return { low: Math.min(low, bustOwn), high: Math.max(high, bustOwn), own, next, lost: chance };
  }

  /**
   * Returns the shares without the part that depends on a bust, and the probability of a bust.
   * @param kept whether the position is after a roll, not before
   */
  at(points: number, dice: number, kept = false): readonly [number, number, number] {
    const from = (points * this.#rules.scoring.dice + dice - 1) * partCount;
    const table = kept ? this.#kept : this.#thrown;
    return [table[from], table[from + 1], table[from + 2]];
  }
}
