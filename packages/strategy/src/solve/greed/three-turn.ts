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

/**
 * One turn of Greed for three, played for the largest own share. What a turn without points is worth enters every
 * point of the turn by the chance of it alone, so that the chance and what is had without it are kept apart.
 */
export class ThreeTurn {
  /** At `(points * dice + d - 1) * 3`: about to throw; shares without what a bust leaves, and the chance of it. */
  readonly thrown: Float64Array;
  readonly last: LastTurns;
  /** The last `evaluate` worked the turn out below so many points. */
  top = 0;
  readonly leastLost: number;
  readonly #rules: RaceRules;
  readonly #kept: Float64Array;
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

  constructor(rules: RaceRules) {
    const { scoring, target, opening } = rules;
    const { dice } = scoring;
    const graph = takeGraph(scoring);
    const { highest, lost } = graph;
    this.#highest = highest;
    this.#rules = rules;
    this.#most = Math.max(target, opening) + beyond;
    const size = (this.#most + highest + 1) * dice * parts;
    this.thrown = new Float64Array(size);
    this.#kept = new Float64Array(size);
    this.#stop = new Float64Array((this.#most + highest + 1) * parts);
    this.#first = graph.first;
    this.#shift = graph.shift.map((shift) => shift * parts);
    this.#ways = graph.ways;
    const all = (count: number): number => lost[count * (highest + 1) + highest] ?? 0;
    this.#lost = Float64Array.from({ length: dice + 1 }, (_, count) => all(count));
    this.leastLost = Math.min(
      ...Array.from({ length: dice }, (_, index) => all(index + 1) / 6 ** (index + 1)),
    );
    this.last = new LastTurns(rules, this.#most + highest, this.leastLost);
  }

  /** Sets three scores, and with them what stopping below the target is worth. */
  prepare(own: number, next: number, third: number, values: ThreeValues): void {
    const { target, opening } = this.#rules;
    const stop = this.#stop;
    this.#own = own;
    this.#next = next;
    this.#third = third;
    stop[0] = -1;
    stop[2] = 0;
    for (let points = 1; points < target - own; points++) {
      const at = points * parts;
      const found = ((next * target + third) * target + own + points) * 2;
      const theirs = values[found] ?? 0;
      stop[at] = 1 - theirs - (values[found + 1] ?? 0);
      stop[at + 1] = theirs;
      stop[at + 2] = 0;
      if (own === 0 && points < opening) this.#nothing(at);
    }
  }

  /** Stopping there banks nothing. */
  #nothing(at: number): void {
    this.#stop[at] = 0;
    this.#stop[at + 1] = 0;
    this.#stop[at + 2] = 1;
  }

  /** Fills in the stops from the target up, as far as throwing on can pay; answers how far. */
  #marks(bustOwn: number, least: number): number {
    const { target, opening } = this.#rules;
    const stop = this.#stop;
    const own = this.#own;
    const leave = this.leastLost * (1 - bustOwn);
    let points = target - own;
    for (; own + points < this.#most; points++) {
      const at = points * parts;
      if (own === 0 && points < opening) {
        this.#nothing(at);
        continue;
      }
      const { own: theirs, next } = this.last.second(this.#next, own + points, this.#third);
      stop[at] = 1 - theirs - next;
      stop[at + 1] = theirs;
      stop[at + 2] = 0;
      if (points > least && 1 - (stop[at] ?? 0) <= leave) return points;
    }
    return points;
  }

  /**
   * Works the turn out.
   * @param bustOwn what a turn without points leaves the mover
   * @param least the turn is worked out at least up to so many points
   */
  evaluate(bustOwn: number, least = 0): void {
    const { dice } = this.#rules.scoring;
    const top = this.#marks(bustOwn, least);
    this.top = top;
    const highest = this.#highest;
    const stop = this.#stop;
    const kept = this.#kept;
    const thrown = this.thrown;
    const own = this.#own;
    for (let points = top; points <= top + highest; points++) {
      const { own: theirs, next } = this.last.second(this.#next, own + points, this.#third);
      for (let d = 0; d < dice; d++) {
        const at = (points * dice + d) * parts;
        kept[at] = 1 - theirs - next;
        kept[at + 1] = theirs;
        kept[at + 2] = 0;
      }
    }
    for (let points = top - 1; points >= 0; points--) {
      const stops = points * parts;
      const stopOwn = (stop[stops] ?? 0) + (stop[stops + 2] ?? 0) * bustOwn;
      for (let count = 1; count <= dice; count++) {
        const base = points * dice * parts;
        const last = this.#first[count + 1] ?? 0;
        let [a, b, c] = [0, 0, this.#lost[count] ?? 0];
        for (let node = this.#first[count] ?? 0; node < last; node++) {
          const from = base + (this.#shift[node] ?? 0);
          const ways = this.#ways[node] ?? 0;
          a += ways * (kept[from] ?? 0);
          b += ways * (kept[from + 1] ?? 0);
          c += ways * (kept[from + 2] ?? 0);
        }
        const all = 6 ** count;
        const at = base + (count - 1) * parts;
        a /= all;
        b /= all;
        c /= all;
        thrown[at] = a;
        thrown[at + 1] = b;
        thrown[at + 2] = c;
        const stops3 = stopOwn >= a + c * bustOwn;
        kept[at] = stops3 ? (stop[stops] ?? 0) : a;
        kept[at + 1] = stops3 ? (stop[stops + 1] ?? 0) : b;
        kept[at + 2] = stops3 ? (stop[stops + 2] ?? 0) : c;
      }
    }
  }

  /** The start of the turn, or any point of it: shares without what a bust leaves, and the chance of it. */
  at(points: number, dice: number, kept = false): readonly [number, number, number] {
    const from = (points * this.#rules.scoring.dice + dice - 1) * parts;
    const table = kept ? this.#kept : this.thrown;
    return [table[from] ?? 0, table[from + 1] ?? 0, table[from + 2] ?? 0];
  }
}
