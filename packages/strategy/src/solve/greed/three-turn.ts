import { takeGraph } from '../../outcomes/take-graph.ts';
import type { RaceRules } from '../race/rules.ts';
import { beyond } from '../race/turn.ts';
import { LastTurns } from './last-turns.ts';

/**
 * The shares of the win of every three scores, as the player to move, the next and the third have them; the third's
 * share is the rest. At `((mover * target + next) * target + third) * 2`: the mover's share, then the next one's.
 */
export type ThreeValues = Float64Array;

/** How many numbers stand for one point of a turn: own share, the next one's, the chance to end without points. */
const parts = 3;

/** Throwing on and stopping are equally good when they are no further apart. */
const level = 1e-12;

/**
 * A turn as its player plays it for what a bust leaves between `low` and `high`: nothing changes in between, so that
 * the shares are linear in what a bust leaves.
 */
export interface Piece {
  readonly low: number;
  readonly high: number;
  /** What the player has, and what the next one has, without what a bust leaves; the chance to end without points. */
  readonly own: number;
  readonly next: number;
  readonly lost: number;
}

/** Of two equally good ways at a point of the turn, stopping and throwing on, how often the player stops. */
export type Mixture = number | null;

/**
 * One turn of Greed for three, played for the largest own share. What a turn without points is worth enters every
 * point of the turn by the chance of it alone, so that the chance and what is had without it are kept apart.
 */
export class ThreeTurn {
  readonly last: LastTurns;
  /** The last `evaluate` worked the turn out below so many points. */
  top = 0;
  readonly #rules: RaceRules;
  readonly #leastLost: number;
  readonly #thrown: Float64Array;
  readonly #kept: Float64Array;
  /** At `points * 3`: stopping there. */
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
  /** Stops are known below so many points. */
  #known = 0;

  /** @param shared another turn of the same rules, whose final rounds are used */
  constructor(rules: RaceRules, shared?: ThreeTurn) {
    const { scoring, target, opening } = rules;
    const { dice } = scoring;
    const graph = takeGraph(scoring);
    const { highest, lost } = graph;
    this.#highest = highest;
    this.#rules = rules;
    this.#most = Math.max(target, opening) + beyond;
    const size = (this.#most + highest + 1) * dice * parts;
    this.#thrown = new Float64Array(size);
    this.#kept = new Float64Array(size);
    this.#stop = new Float64Array((this.#most + highest + 1) * parts);
    this.#first = graph.first;
    this.#shift = graph.shift.map((shift) => shift * parts);
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

  /** Sets three scores, and with them what stopping below the target is worth. */
  prepare(own: number, next: number, third: number, values: ThreeValues): void {
    const { target, opening } = this.#rules;
    const stop = this.#stop;
    this.#own = own;
    this.#next = next;
    this.#third = third;
    // There is no stopping before the first throw.
    this.#setStop(0, Number.NEGATIVE_INFINITY, 0, 0);
    const row = (next * target + third) * target + own;
    for (let points = 1; points < target - own; points++) {
      if (own === 0 && points < opening) {
        this.#setStop(points, 0, 0, 1);
        continue;
      }
      const found = (row + points) * 2;
      const theirs = values[found];
      const at = points * parts;
      stop[at] = 1 - theirs - values[found + 1];
      stop[at + 1] = theirs;
      stop[at + 2] = 0;
    }
    this.#known = target - own;
  }

  #setStop(points: number, own: number, next: number, lost: number): void {
    const at = points * parts;
    this.#stop[at] = own;
    this.#stop[at + 1] = next;
    this.#stop[at + 2] = lost;
  }

  /** Fills in the stops that set a mark, below so many points. */
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

  /** How far throwing on can pay: what it would lose with a bust is more than all that stopping leaves to the others. */
  #farthest(bustOwn: number, least: number): number {
    const { target, opening } = this.#rules;
    const leave = this.#leastLost * (1 - bustOwn);
    let points = target - this.#own;
    for (; this.#own + points < this.#most; points++) {
      this.#mark(points + 1);
      const mustOpen = this.#own === 0 && points < opening;
      if (!mustOpen && points > least && 1 - this.#stop[points * parts] <= leave) return points;
    }
    return points;
  }

  /**
   * Works the turn out.
   * @param bustOwn what a turn without points leaves the mover
   * @param mixture how often the player stops where both are equally good; `null`: always
   * @param least the turn is worked out at least up to so many points
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
    // Where the player would go on past `top` if a bust left more, the turn has to be looked at anew.
    let high = Math.min(1, 1 - (1 - stop[top * parts]) / this.#leastLost);
    for (let points = top; points <= top + highest; points++) {
      const own = stop[points * parts];
      const next = stop[points * parts + 1];
      for (let at = points * dice * parts; at < (points + 1) * dice * parts; at += parts) {
        kept[at] = own;
        kept[at + 1] = next;
        kept[at + 2] = 0;
      }
    }
    for (let points = top - 1; points >= 0; points--) {
      const stops = points * parts;
      const stopA = stop[stops];
      const stopB = stop[stops + 1];
      const stopC = stop[stops + 2];
      const base = points * dice * parts;
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
        const at = base + (count - 1) * parts;
        thrown[at] = a;
        thrown[at + 1] = b;
        thrown[at + 2] = c;
        // Stopping is `ahead` of throwing on, and is so up to, or from, where a bust leaves `turning`.
        const slope = stopC - c;
        const ahead = stopA - a + slope * bustOwn;
        const turning = (a - stopA) / slope;
        if (ahead >= 0 === slope < 0) {
          if (turning < high) high = turning;
        } else if (turning > low) low = turning;
        if (mixture !== null && ahead <= level && ahead >= -level) {
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

  /** The start of the turn, or any point of it: shares without what a bust leaves, and the chance of it. */
  at(points: number, dice: number, kept = false): readonly [number, number, number] {
    const from = (points * this.#rules.scoring.dice + dice - 1) * parts;
    const table = kept ? this.#kept : this.#thrown;
    return [table[from], table[from + 1], table[from + 2]];
  }
}
