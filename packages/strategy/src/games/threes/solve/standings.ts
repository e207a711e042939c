import { highestScore, lowestScore } from './turn.ts';

/**
 * All standings before a turn in which the other players have the same totals. The total of the player to move runs
 * from `from` up to, but not including, `to`. A standing consists of the totals of all players.
 */
export interface Row {
  /** The totals of the other players in turn order. The first of them is 0. */
  readonly others: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * The standings before each turn of a match of Threes. `left` is the number of remaining turns of all players together.
 * Players are numbered in turn order, starting with the player to move. Only differences of totals matter. The total of
 * a player who can no longer win is replaced by the lowest such total.
 */
export class Standings {
  readonly rounds: number;
  readonly seats: number;

  constructor(rounds: number, seats: number) {
    this.rounds = rounds;
    this.seats = seats;
  }

  /** The number of turns that all players together have in a match. */
  get turns(): number {
    return this.rounds * this.seats;
  }

  #turnsOf(player: number, left: number): number {
    return Math.floor((left - player + this.seats - 1) / this.seats);
  }

  /** Returns the largest possible difference between the totals of two players. */
  #apart(one: number, other: number, left: number): number {
    const coming = this.#turnsOf(one, left) + this.#turnsOf(other, left);
    return Math.min(highestScore * (2 * this.rounds - coming), highestScore * coming + 1);
  }

  /** Returns the number of standings before a turn. */
  size(left: number): number {
    let size = 1;
    for (let other = 1; other < this.seats; other++) size *= 2 * this.#apart(0, other, left) + 1;
    return size;
  }

  /**
   * Returns the place of a standing: its index among the standings before the same turn.
   * @param totals a possible combination of totals; changed by the call
   */
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

  /** Returns the possible totals of a player, given the totals of the players after it. */
  #range(player: number, others: readonly number[], left: number): readonly [from: number, to: number] {
    const apart = others.map((_, index) => this.#apart(player, index + 1, left));
    return [
      Math.max(...others.map((total, index) => total - apart[index])),
      Math.min(...others.map((total, index) => total + apart[index])),
    ];
  }

  *rows(left: number, others: readonly number[] = [0]): Generator<Row> {
    const player = (others.length + 1) % this.seats;
    const [from, to] = this.#range(player, others, left);
    if (player === 0 && from <= to) yield { others, from, to };
    if (player === 0) return;
    for (let total = from; total <= to; total++) yield* this.rows(left, [...others, total]);
  }

  /** Yields all rows of standings of a match, with the turns left. */
  *allRows(): Generator<readonly [left: number, row: Row]> {
    for (let left = 0; left <= this.turns; left++) for (const row of this.rows(left)) yield [left, row];
  }

  /** Returns the number of standings of a match, and of its longest row. */
  count(): { readonly standings: number; readonly longest: number } {
    let [standings, longest] = [0, 0];
    for (const [, { from, to }] of this.allRows()) {
      standings += to - from + 1;
      longest = Math.max(longest, to - from + 1);
    }
    return { standings, longest };
  }
}
