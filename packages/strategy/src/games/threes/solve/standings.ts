import { highestScore, lowestScore } from './turn.ts';

/** Standings at the start of a turn that differ only in the mover's total, which runs from `from` up to `to`. */
export interface Row {
  /** The totals of the others in turn order, the first of them 0. */
  readonly others: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * The standings before each turn of a match of Threes. `left` counts the turns left of all players together, and players are
 * counted from the mover, in turn order. Only differences of totals matter, and the exact total of a player who can no longer win
 * does not: it is replaced by the lowest such total.
 */
export class Standings {
  readonly rounds: number;
  readonly seats: number;

  constructor(rounds: number, seats: number) {
    this.rounds = rounds;
    this.seats = seats;
  }

  /** The number of turns of all players together. */
  get turns(): number {
    return this.rounds * this.seats;
  }

  #turnsOf(player: number, left: number): number {
    return Math.floor((left - player + this.seats - 1) / this.seats);
  }

  /** The largest difference between two players. */
  #apart(one: number, other: number, left: number): number {
    const coming = this.#turnsOf(one, left) + this.#turnsOf(other, left);
    return Math.min(highestScore * (2 * this.rounds - coming), highestScore * coming + 1);
  }

  /** The number of places before a turn. */
  size(left: number): number {
    let size = 1;
    for (let other = 1; other < this.seats; other++) size *= 2 * this.#apart(0, other, left) + 1;
    return size;
  }

  /** The place of a standing. @param totals that can occur; changed by the call */
  place(totals: number[], left: number): number {
    let ceiling = Number.POSITIVE_INFINITY;
    for (let player = 0; player < this.seats; player++)
      ceiling = Math.min(ceiling, totals[player] + highestScore * this.#turnsOf(player, left));
    for (let player = 0; player < this.seats; player++)
      totals[player] = Math.min(totals[player], ceiling - lowestScore * this.#turnsOf(player, left) + 1);
    let place = 0;
    for (let other = 1; other < this.seats; other++) {
      const apart = this.#apart(0, other, left);
      place = place * (2 * apart + 1) + totals[0] - totals[other] + apart;
    }
    return place;
  }

  /** The possible totals of a player, given those of the next players, `others`. */
  #range(player: number, others: readonly number[], left: number): readonly [from: number, to: number] {
    const apart = others.map((_, index) => this.#apart(player, index + 1, left));
    return [
      Math.max(...others.map((total, index) => total - apart[index])),
      Math.min(...others.map((total, index) => total + apart[index])),
    ];
  }

  /** All standings before a turn. */
  *rows(left: number, others: readonly number[] = [0]): Generator<Row> {
    const player = (others.length + 1) % this.seats;
    const [from, to] = this.#range(player, others, left);
    if (player === 0 && from <= to) yield { others, from, to };
    if (player === 0) return;
    for (let total = from; total <= to; total++) yield* this.rows(left, [...others, total]);
  }

  /** All rows of a match, with the turns left. */
  *allRows(): Generator<readonly [left: number, row: Row]> {
    for (let left = 0; left <= this.turns; left++) for (const row of this.rows(left)) yield [left, row];
  }

  /** The number of standings of a match, and of the longest row. */
  count(): { readonly standings: number; readonly longest: number } {
    let [standings, longest] = [0, 0];
    for (const [, { from, to }] of this.allRows()) {
      standings += to - from + 1;
      longest = Math.max(longest, to - from + 1);
    }
    return { standings, longest };
  }
}
