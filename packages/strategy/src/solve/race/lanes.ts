import { takeGraph } from '../../outcomes/take-graph.ts';
import type { TakenOffers } from './offers.ts';
import { plainSweep } from './plain-sweep.ts';
import type { RaceRules } from './rules.ts';
import { generateSweep, type Sweep } from './sweep.ts';
import { beyond, type Known, Turn } from './turn.ts';

/** The two sides of a pair of scores: the turn of the one, and of the other. */
export type Side = 0 | 1;
/** Which of two pairs, worked out together. */
export type Lane = 0 | 1;

/**
 * The turns of two pairs of scores at once, four in all: what `Turn` does, in generated code. Rows are totals, banked
 * and turn together, the highest first, so that both lanes meet the target in the same row.
 */
export class Lanes {
  readonly #rules: RaceRules;
  readonly #sweep: Sweep;
  readonly #highest: number;
  /** For last turns alone. */
  readonly #last: Turn;
  /** The row of a total of nothing. */
  readonly #zero: number;
  readonly #own = new Int32Array(4);
  readonly #other = new Int32Array(4);
  readonly #tops = new Int32Array(4);

  private constructor(rules: RaceRules, sweep: Sweep, highest: number, zero: number) {
    this.#rules = rules;
    this.#sweep = sweep;
    this.#highest = highest;
    this.#zero = zero;
    this.#last = new Turn(rules);
    if (rules.finish === 'final-round') return;
    for (const { kept } of sweep.sides) kept.fill(1, 0, (highest + 1) * rules.scoring.dice * 2);
  }

  /** Makes the lanes of a race. Without `generated`, and where that cannot run, its loops are plain ones. */
  static of(rules: RaceRules, generated = true): Lanes {
    const { target, opening, finish, scoring } = rules;
    const graph = takeGraph(scoring);
    const longest = finish === 'final-round' ? Math.max(target, opening) + beyond : target;
    const zero = longest + graph.highest;
    const sweep = (generated ? generateSweep(graph, zero + 1) : null) ?? plainSweep(graph, zero + 1);
    return new Lanes(rules, sweep, graph.highest, zero);
  }

  /** Sets the scores of one turn, and with them what every stop is worth. */
  prepare(side: Side, lane: Lane, own: number, other: number, { values, offers }: Known): void {
    const { target, opening, finish, scoring } = this.#rules;
    const { dice } = scoring;
    const stop = this.#sweep.sides[side]?.stop ?? new Float64Array(0);
    const width = 2 * dice;
    const start = this.#zero * width + lane;
    const offered = offers.most(own, other);
    const row = offers.row(own, other);
    this.#own[2 * side + lane] = own;
    this.#other[2 * side + lane] = other;
    const fill = (total: number, worth: number): void => {
      const at = start - total * width;
      for (let d = 0; d < dice; d++) stop[at + 2 * d] = worth;
    };
    fill(own, -1);
    for (let total = own + 1; total < target; total++) {
      const points = total - own;
      if (total < opening) fill(total, -1);
      else if (points <= offered) {
        const at = start - total * width;
        const from = (points - 1) * dice;
        for (let d = 0; d < dice; d++) stop[at + 2 * d] = row[from + d] ?? 0;
      } else fill(total, 1 - (values[other * target + total] ?? 0));
    }
    if (finish !== 'final-round') return;
    for (let total = target; total <= this.#zero; total++) {
      fill(total, total < opening ? -1 : 1 - this.#last.lastTurn(other, total));
    }
  }

  /**
   * Works the turns of a side out in both lanes.
   * @param busts what a turn that ends without points is worth, by lane
   * @param starts is told what the start of the turn is worth, by lane
   */
  evaluate(side: Side, busts: Float64Array, starts: Float64Array): void {
    const { finish, target, scoring } = this.#rules;
    const { dice } = scoring;
    const sides = this.#sweep.sides[side];
    if (sides === undefined) return;
    let top = target;
    for (let lane = 0; lane < 2; lane++) {
      this.#sweep.bust[lane] = busts[lane] ?? 0;
      if (finish === 'final-round') top = Math.max(top, this.#beforeFinal(side, lane, busts[lane] ?? 0));
    }
    const firstRow = this.#zero - top + 1;
    if (finish === 'final-round') {
      const from = (firstRow - this.#highest) * dice * 2;
      sides.kept.set(sides.stop.subarray(from, firstRow * dice * 2), from);
    }
    const least = Math.min(this.#own[2 * side] ?? 0, this.#own[2 * side + 1] ?? 0);
    this.#sweep.run(side, firstRow, this.#zero - least + 1, finish === 'exact');
    for (let lane = 0; lane < 2; lane++) {
      const own = this.#own[2 * side + lane] ?? 0;
      this.#tops[2 * side + lane] = top - own;
      starts[lane] = sides.rolled[((this.#zero - own) * dice + dice - 1) * 2 + lane] ?? 0;
    }
  }

  /** Up to what total a turn has to be looked at; and in the first turn that counts, stopping short banks nothing. */
  #beforeFinal(side: Side, lane: number, bust: number): number {
    const { opening, scoring } = this.#rules;
    const width = 2 * scoring.dice;
    const stop = this.#sweep.sides[side]?.stop ?? new Float64Array(0);
    if (this.#own[2 * side + lane] === 0) {
      for (let total = 1; total < opening; total++) {
        const at = (this.#zero - total) * width + lane;
        for (let d = 0; d < scoring.dice; d++) stop[at + 2 * d] = bust;
      }
    }
    return this.#last.enough(this.#other[2 * side + lane] ?? 0, bust);
  }

  /** What taking over is worth in the turn of a side and a lane. */
  taken(side: Side, lane: Lane): TakenOffers {
    const { dice } = this.#rules.scoring;
    const own = this.#own[2 * side + lane] ?? 0;
    return {
      values: this.#sweep.sides[side]?.rolled ?? new Float64Array(0),
      from: (this.#zero - own) * dice * 2 + lane,
      perPoint: -2 * dice,
      perDie: 2,
    };
  }

  /** How many positions of a turn were worked out. */
  positions(side: Side, lane: Lane): number {
    return (this.#tops[2 * side + lane] ?? 0) * this.#rules.scoring.dice;
  }
}
