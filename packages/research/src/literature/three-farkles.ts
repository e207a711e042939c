import { type ScoringTable, sweep, takeGraph } from '@dicehall/strategy/solvers';

/** A race for two in which the third bust in a row costs points; scores can fall below 0. All points in units. */
export interface PenaltyRace {
  readonly scoring: ScoringTable;
  /** The first player to bank this total wins. */
  readonly target: number;
  /** The fewest points of a turn that can be banked. */
  readonly least: number;
  /** The cost of the third bust in a row; the count then starts again. */
  readonly penalty: number;
  /** The lowest score, 0 or less; a penalty stops there. Approximates a game without a bound: lower it until the value converges. */
  readonly lowest: number;
}

const counts = [0, 1, 2] as const;

/**
 * The win probabilities under best play of both. A turn without points leads to a pair with one bust more, so pairs of
 * scores are solved by falling sum, and at one pair the states by falling number of busts. Only a penalty leads to a
 * smaller sum, whose values are those of the pass before; passes are repeated until nothing changes.
 */
export class PenaltyRaceSolver {
  /** The number of positions of all turns: points so far and dice, for every two scores and counts of busts. */
  states = 0;
  #passes = 0;
  readonly #race: PenaltyRace;
  readonly #size: number;
  readonly #values: Float64Array;
  readonly #stop: Float64Array;
  readonly #rolled: Float64Array;

  constructor(race: PenaltyRace) {
    this.#race = race;
    this.#size = race.target - race.lowest;
    this.#values = new Float64Array(9 * this.#size ** 2).fill(0.5);
    const { dice, highest } = takeGraph(race.scoring);
    const longest = (Math.max(this.#size, race.least) + highest + 1) * dice;
    this.#stop = new Float64Array(longest);
    this.#rolled = new Float64Array(longest);
  }

  /** The index of the start of a turn: scores in units above `lowest`, and the busts in a row of both players. */
  #at(own: number, other: number, busts: number, others: number): number {
    return ((busts * 3 + others) * this.#size + own) * this.#size + other;
  }

  /** The value at two scores without busts, in units. */
  value(own: number, other: number): number {
    const { lowest } = this.#race;
    return this.#values[this.#at(own - lowest, other - lowest, 0, 0)];
  }

  /** Values every state once and returns the largest change. */
  pass(): number {
    let change = 0;
    this.states = 0;
    for (let sum = 2 * (this.#size - 1); sum >= 0; sum--) {
      for (let low = Math.max(0, sum - this.#size + 1); 2 * low <= sum; low++) {
        change = Math.max(change, this.#solve(low, sum - low));
      }
    }
    this.#passes += 1;
    return change;
  }

  /** Both players' turns at two scores, the states with the most busts first. */
  #solve(low: number, high: number): number {
    let change = 0;
    for (let total = 4; total >= 0; total--) {
      for (const busts of counts) {
        const others = total - busts;
        if (others < 0 || others > 2) continue;
        change = Math.max(change, this.#turn(low, high, busts, others));
        if (low !== high) change = Math.max(change, this.#turn(high, low, busts, others));
      }
    }
    return change;
  }

  /** The state after a third bust; in the first pass one with the same lead, whose value is already close. */
  #penalised(own: number, other: number, others: number): number {
    const { penalty } = this.#race;
    if (this.#passes > 0) return this.#at(other, Math.max(0, own - penalty), others, 0);
    const more = Math.min(penalty, this.#size - 1 - other);
    return this.#at(other + more, Math.max(0, own - penalty + more), others, 0);
  }

  #turn(own: number, other: number, busts: number, others: number): number {
    const { scoring, least } = this.#race;
    const { dice } = scoring;
    const room = this.#size - own;
    const stop = this.#stop;
    const graph = takeGraph(scoring);
    const top = Math.max(room, least);
    for (let points = 0; points < top + graph.highest + 1; points++) {
      const worth =
        points < least ? -1 : points >= room ? 1 : 1 - this.#values[this.#at(other, own + points, others, 0)];
      stop.fill(worth, points * dice, (points + 1) * dice);
    }
    const bust =
      1 -
      this.#values[busts < 2 ? this.#at(other, own, others, busts + 1) : this.#penalised(own, other, others)];
    const value = sweep(graph, { stop, rolled: this.#rolled }, top, false, [bust, bust]);
    this.states += top * dice;
    const at = this.#at(own, other, busts, others);
    const change = Math.abs(value - this.#values[at]);
    this.#values[at] = value;
    return change;
  }
}
