import type { Solving } from '../solve/progress.ts';
import type { Solution } from '../solve/solution.ts';
import { solvedBy } from '../solve/solver.ts';
import { RaceForTwo } from './for-two.ts';
import { type Known, OfferTable } from './offers.ts';
import { PlainTurn, plainLastTurns, plainReach } from './plain-turn.ts';
import { bankableScores, isBankable, type RaceRules } from './rules.ts';

/** The change of the responder's values below which the iteration ends. */
const convergenceLimit = 1e-15;
const tries = 200;

class Responder {
  /** The largest gain of the responder over the solution so far. */
  gain = Number.NEGATIVE_INFINITY;
  readonly #rules: RaceRules;
  readonly #known: Known;
  /**
   * The responder's values before its own turn, at index `own * target + other`. `#theirs` has its values before the
   * other player's turn.
   */
  readonly #mine: Float64Array;
  readonly #theirs: Float64Array;
  /**
   * The responder's value after it banks, for each offer that it leaves. `#offered` has its value after the other
   * player banks.
   */
  readonly #passed: OfferTable;
  readonly #offered: OfferTable;
  readonly #own: PlainTurn;
  readonly #other: PlainTurn;
  readonly #last: Float64Array;

  constructor(rules: RaceRules, known: Known) {
    this.#rules = rules;
    this.#known = known;
    this.#mine = new Float64Array(rules.target ** 2);
    this.#theirs = new Float64Array(rules.target ** 2);
    this.#passed = new OfferTable(rules);
    this.#offered = new OfferTable(rules);
    this.#own = new PlainTurn(rules);
    this.#other = new PlainTurn(rules);
    const longest = Math.max(rules.target, rules.opening) + 2 * plainReach;
    this.#last = plainLastTurns(rules.scoring, rules.finish === 'final-round' ? longest : 0, 1 / 2);
  }

  /** Returns the value of a total at or above the target while the other player is at `score`. */
  #reached(total: number, score: number): number {
    const { finish, opening, scoring } = this.#rules;
    if (total < opening) return -1;
    if (finish !== 'final-round') return 1;
    return 1 - this.#last[(total - score) * scoring.dice + scoring.dice - 1];
  }

  /** Evaluates the other player's turn under the solution. */
  #seeOther(own: number, other: number): void {
    const { target, scoring } = this.#rules;
    const { dice } = scoring;
    const { values, offers } = this.#known;
    const turn = this.#other;
    const offered = offers.most(other, own) * dice;
    turn.stopValue.set(offers.row(other, own).subarray(0, offered), dice);
    turn.stopPart.set(this.#offered.row(other, own), dice);
    for (let points = offered / dice + 1; points < target - other; points++) {
      const at = own * target + other + points;
      turn.stopValue.fill(1 - values[at], points * dice, (points + 1) * dice);
      turn.stopPart.fill(this.#mine[at], points * dice, (points + 1) * dice);
    }
    turn.mark(other, (total) => {
      const won = this.#reached(total, own);
      return [won, 1 - won];
    });
    turn.walk(other, 1 - values[own * target + other]);
  }

  /** Sets the values of stopping in the responder's own turn. */
  #prepareOwn(own: number, other: number): void {
    const { target, scoring } = this.#rules;
    const { dice } = scoring;
    const { stopValue, stopPart } = this.#own;
    const passed = this.#passed.most(own, other) * dice;
    stopValue.set(this.#passed.row(own, other), dice);
    for (let points = passed / dice + 1; points < target - own; points++) {
      const worth = this.#theirs[(own + points) * target + other];
      stopValue.fill(worth, points * dice, (points + 1) * dice);
    }
    stopPart.set(stopValue.subarray(0, (target - own) * dice));
    this.#own.mark(own, (total) => {
      const won = this.#reached(total, other);
      return [won, won];
    });
  }

  /** Computes the responses at a pair of scores. All pairs with a larger sum must be solved already. */
  meet(own: number, other: number): void {
    const { target, scoring } = this.#rules;
    const at = own * target + other;
    const mirrored = other * target + own;
    const start = scoring.dice - 1;
    this.#seeOther(own, other);
    this.#prepareOwn(own, other);
    let theirs = 1 - this.#known.values[mirrored];
    let mine = 0;
    for (let round = 0, moved = 1; moved > convergenceLimit; round++) {
      if (round === tries) throw new Error(`The response at ${own}, ${other} does not converge`);
      this.#own.walk(own, theirs);
      mine = this.#own.value[start];
      const again = this.#other.part[start] + this.#other.lost[start] * mine;
      moved = Math.abs(again - theirs);
      theirs = again;
    }
    this.#mine[at] = mine;
    this.#theirs[at] = theirs;
    const solved = this.#known.values;
    this.gain = Math.max(this.gain, mine - solved[at], theirs - (1 - solved[mirrored]));
    this.#pass(own, other, mine, theirs);
  }

  /** Sets the responder's values of every offer that can lead to these two scores. */
  #pass(own: number, other: number, mine: number, theirs: number): void {
    const { target } = this.#rules;
    const fresh = this.#known.values[other * target + own];
    const [made, got] = [this.#other, this.#own];
    this.#fill(this.#passed, own, other, (at) => {
      if (made.value[at] <= fresh) return theirs;
      return made.part[at] + made.lost[at] * mine;
    });
    this.#fill(this.#offered, other, own, (at) => Math.max(mine, got.value[at]));
  }

  /** Fills in the offers of a bank that reaches `score`. */
  #fill(table: OfferTable, score: number, other: number, worth: (at: number) => number): void {
    const { dice } = this.#rules.scoring;
    for (let points = 1; points <= score; points++) {
      const own = score - points;
      if (!isBankable(this.#rules, own) || points > table.most(own, other)) continue;
      const row = table.row(own, other);
      for (let d = 0; d < dice; d++) row[(points - 1) * dice + d] = worth(points * dice + d);
    }
  }
}

/**
 * Returns the maximum gain in win probability from deviating from a solved race: an exact best response over the whole
 * match, computed by independent code. If the solution is right, the gain is at most a rounding error.
 */
export function* bestResponse(rules: RaceRules, known: Known): Solving<number> {
  const responder = new Responder(rules, known);
  const scores = bankableScores(rules);
  const bankable = new Set(scores);
  let done = 0;
  for (let sum = 2 * (rules.target - 1); sum >= 0; sum--) {
    for (const own of scores) {
      if (!bankable.has(sum - own)) continue;
      responder.meet(own, sum - own);
      done += 1;
    }
    yield done / scores.length ** 2;
  }
  return responder.gain;
}

export const proveRace = (solution: Solution): Solving<number> => {
  const { rules, race } = solvedBy(RaceForTwo, solution);
  return bestResponse(rules, race);
};
