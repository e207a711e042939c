import { bankableScores } from '../../../packages/strategy/dist/race/rules.js';

export const seats = [0, 1, 2];

/** All combinations of scores of three players in a race that ends when a player reaches the target. */
export class Standings {
  constructor(rules) {
    this.rules = rules;
    this.dice = rules.scoring.dice;
    this.units = rules.target;
    this.scores = bankableScores(rules);
  }

  /** Returns the index of a turn, by the scores of the mover, the next and the third player. */
  place(own, next, third) {
    return (own * this.units + next) * this.units + third;
  }

  /** Returns the most points that the mover can be offered: points of the last player that do not reach the target. */
  mostOffered(own, third) {
    return own > 0 ? Math.min(third, this.units - own - 1) : 0;
  }

  /** Yields the scores of the three turns through which busts lead in a circle, the highest sums first. */
  *cycles() {
    const bankable = new Set(this.scores);
    for (let sum = 3 * (this.units - 1); sum >= 0; sum--) {
      for (const own of this.scores) {
        for (const next of this.scores) {
          const third = sum - own - next;
          if (!bankable.has(third) || third < own || next < own || (third === own && next > own)) continue;
          yield [
            [own, next, third],
            [next, third, own],
            [third, own, next],
          ];
        }
      }
    }
  }

  /** Fills in the value of banking at every position of a turn. */
  bank(turn, number, own, value) {
    for (let points = 1; points < this.units - own; points++) {
      if (own + points < this.rules.opening) continue;
      for (let dice = 1; dice <= this.dice; dice++)
        turn.stop[turn.at(points, dice) + number] = value(points, dice);
    }
  }
}

/**
 * A player's share before each turn, without an offer and with each offer. Offers are stored by number of dice,
 * starting with the fewest points.
 */
export class Share {
  #standings;
  #from;
  #places;
  /** The values of the offers, by sum of the scores. */
  #layers = [];
  #sum = 0;
  #filled = 0;
  #filling = new Float64Array(1 << 16);
  #keepsAll;

  /**
   * Makes the table of shares.
   * @param keepsAll whether to store all offers, or only those that a later turn needs
   */
  constructor(standings, keepsAll) {
    const { units, dice } = standings;
    this.#standings = standings;
    this.#keepsAll = keepsAll;
    this.starts = new Float64Array(units ** 3);
    this.#from = new Uint8Array(units ** 3 * dice);
    this.#places = new Uint32Array(units ** 3 * dice);
  }

  /** Returns the share before the turn of `own`, who can take over some points with some dice left. */
  offered(own, next, third, points, dice) {
    const place = this.#standings.place(own, next, third);
    const at = place * this.#standings.dice + dice - 1;
    const from = this.#from[at];
    if (from === 0 || points < from || points > this.#standings.mostOffered(own, third))
      return this.starts[place];
    const sum = own + next + third;
    const layer = sum === this.#sum ? this.#filling : this.#layers[sum];
    return layer[this.#places[at] + points - from];
  }

  /**
   * Stores a solved turn. The turns have to come in descending order of the sum of the scores.
   * @param turn the solved turn of this mover
   * @param value the value by position of the turn
   */
  set([own, next, third], start, turn, value) {
    const { dice } = this.#standings;
    const sum = own + next + third;
    if (sum !== this.#sum) this.#close(sum);
    const place = this.#standings.place(own, next, third);
    const most = this.#standings.mostOffered(own, third);
    const untaken = turn.rolled[turn.start];
    this.starts[place] = start;
    for (let count = 1; count <= dice; count++) {
      let from = 1;
      while (from <= most && turn.rolled[turn.at(from, count)] <= untaken) from++;
      if (from > most) continue;
      const index = place * dice + count - 1;
      this.#from[index] = from;
      this.#places[index] = this.#filled;
      for (let points = from; points <= most; points++) {
        const at = turn.at(points, count);
        this.#add(turn.rolled[at] > untaken ? value(at) : start);
      }
    }
  }

  #add(value) {
    if (this.#filled === this.#filling.length) {
      const larger = new Float64Array(2 * this.#filled);
      larger.set(this.#filling);
      this.#filling = larger;
    }
    this.#filling[this.#filled++] = value;
  }

  #close(next) {
    this.#layers[this.#sum] = this.#filling.slice(0, this.#filled);
    // A turn adds less than the target to the sum, so offers at much higher sums are no longer needed.
    if (!this.#keepsAll) this.#layers.length = Math.min(this.#layers.length, next + this.#standings.units);
    this.#sum = next;
    this.#filled = 0;
  }
}
