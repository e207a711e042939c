import type { RaceRules } from '../../../race/rules.ts';
import {
  BestResponses,
  bustsOf,
  cycleShares,
  type Equilibrium,
  findEquilibrium,
  seatAfter,
  type Three,
} from './equilibrium.ts';
import { ThreeTurn, type ThreeValues } from './three-turn.ts';

/** The number of rounds of best responses before the search for mixed strategies begins. */
const mostRounds = 12;

/** Returns the index of three scores in the table of values. The score of the player to move comes first. */
export const offset = (target: number, a: number, b: number, c: number): number =>
  ((a * target + b) * target + c) * 2;

/** Solves the three turns of a cycle of scores together: a bust leads from each turn to the next. */
export class Cycle {
  readonly #rules: RaceRules;
  readonly #values: ThreeValues;
  readonly #mixtures: Map<number, number>;
  readonly #turns: readonly [ThreeTurn, ThreeTurn, ThreeTurn];
  states = 0;

  /** @param mixtures receives the probability of stopping at a breakpoint, by the index of the turn in the values */
  constructor(rules: RaceRules, values: ThreeValues, mixtures: Map<number, number>) {
    const turn = new ThreeTurn(rules);
    this.#rules = rules;
    this.#values = values;
    this.#mixtures = mixtures;
    this.#turns = [turn, new ThreeTurn(rules, turn), new ThreeTurn(rules, turn)];
  }

  /** Returns a player's win share after a bust; null if the scores are not solved yet. */
  #left(scores: readonly number[], seat: number): number | null {
    const { target } = this.#rules;
    const [a = 0, b = 0, c = 0] = [1, 2, 3].map((steps) => scores[seatAfter(seat, steps)]);
    if (Math.max(a, b, c) >= target) return null;
    const at = offset(target, a, b, c);
    const known = this.#values[at] + this.#values[at + 1];
    return known > 0 ? 1 - known : null;
  }

  /** Guesses the win shares after a bust by linear extrapolation from scores one unit higher. */
  #guess(scores: Three): Three {
    const [x, y, z] = scores;
    const up = [
      [x + 1, y, z],
      [x, y + 1, z],
      [x, y, z + 1],
      [x + 1, y + 1, z + 1],
    ];
    const guess = (seat: number): number => {
      const [a = null, b = null, c = null, all = null] = up.map((near) => this.#left(near, seat));
      if (all === null) return 1 / 3;
      if (a === null || b === null || c === null) return all;
      return Math.min(1, Math.max(0, (a + b + c - all) / 2));
    };
    return [guess(0), guess(1), guess(2)];
  }

  /** Solves one cycle. All scores with a larger sum must be solved already. */
  solve(scores: Three): void {
    const symmetric = scores[0] === scores[1] && scores[1] === scores[2];
    const [turn] = this.#turns;
    const turns = symmetric ? [turn, turn, turn] : this.#turns;
    turns.slice(0, symmetric ? 1 : 3).forEach((one, seat) => {
      one.prepare(scores[seat], scores[seatAfter(seat, 1)], scores[seatAfter(seat, 2)], this.#values);
    });
    const one = new BestResponses(turn);
    const responses = symmetric ? [one, one, one] : turns.map((each) => new BestResponses(each));
    const found = this.#answers(responses, turns, this.#guess(scores), symmetric);
    if (found === null) throw new Error(`No equilibrium at ${scores.join(', ')}`);
    this.#keep(scores, found, symmetric ? 1 : 3);
  }

  /** Iterates best responses until they are stable, first simultaneously, then one at a time. */
  #answers(
    responses: readonly BestResponses[],
    turns: readonly ThreeTurn[],
    guess: Three,
    symmetric: boolean,
  ): Equilibrium | null {
    const shareHistory = [guess];
    let busts = guess;
    const pieces = responses.map((response, seat) => response.at(guess[seat]));
    for (let round = 0; round < mostRounds; round++) {
      const shares = cycleShares(pieces);
      busts = bustsOf(shares);
      shareHistory.push(busts);
      let changed = false;
      for (const [seat, response] of responses.entries()) {
        const piece = response.at(busts[seat]);
        if (piece === pieces[seat] || (changed && !symmetric && round >= mostRounds / 2)) continue;
        pieces[seat] = piece;
        changed = true;
      }
      if (!changed) return { shares, busts, mixtures: [null, null, null] };
    }
    return findEquilibrium(turns, responses, shareHistory.slice(-4), symmetric);
  }

  #keep(scores: Three, { shares, mixtures }: Equilibrium, different: number): void {
    const { target, scoring } = this.#rules;
    for (const [seat, row] of shares.entries()) {
      const [a, b, c] = [0, 1, 2].map((steps) => scores[seatAfter(seat, steps)]);
      const at = offset(target, a, b, c);
      this.#values[at] = row[seat];
      this.#values[at + 1] = row[seatAfter(seat, 1)];
      const mixture = mixtures[seat] ?? null;
      if (mixture !== null) this.#mixtures.set(at, mixture);
    }
    for (let seat = 0; seat < different; seat++) this.states += this.#turns[seat].top * scoring.dice;
  }
}

/** Yields all combinations of three scores with a given sum, one for each cycle. */
export function* cyclesOf(
  scores: readonly number[],
  known: ReadonlySet<number>,
  sum: number,
): Generator<Three> {
  for (const a of scores) {
    if (3 * a > sum) return;
    for (const b of scores) {
      const c = sum - a - b;
      // A cycle starts with its lowest score. If two scores are lowest, it starts with the one that directly follows
      // the other.
      if (b < a || c < a || (c === a && b > a) || !known.has(c)) continue;
      yield [a, b, c];
    }
  }
}
