import { cached } from '../../../cached.ts';
import {
  type PlainClasses,
  PlainTurn,
  plainClasses,
  plainLastTurns,
  plainReach,
} from '../../../race/plain-turn.ts';
import { bankableScores, greedRace, type RaceRules } from '../../../race/rules.ts';
import type { Solving } from '../../../solve/progress.ts';
import { offset } from './cycle.ts';
import { seatAfter, type Three } from './equilibrium.ts';
import type { GreedForThree } from './three.ts';

/** The iteration ends when the responder's values change by less than this. */
const convergenceLimit = 1e-15;
const mostRounds = 200;

/** The second player's turn in a final round, for a given lead over the last player. */
interface SecondTurn {
  /**
   * The share of the second player, at index `(need + plainReach) * dice + d - 1`, where `need` is the number of units
   * that it needs to draw level. `next` is the last player's share.
   */
  readonly own: Float64Array;
  readonly next: Float64Array;
}

/** Computes final rounds in plain loops. Each player maximises its own share and stops where both options are equal. */
class PlainFinal {
  readonly #rules: RaceRules;
  readonly #most: number;
  /**
   * The last player's win probabilities if one other player has the best total. `#level` is for two others with the
   * best total.
   */
  readonly #alone: Float64Array;
  readonly #level: Float64Array;
  readonly #classes: PlainClasses;

  constructor(rules: RaceRules, most: number) {
    this.#rules = rules;
    this.#most = most;
    this.#classes = plainClasses(rules.scoring);
    this.#alone = plainLastTurns(rules.scoring, most + plainReach, 1 / 2);
    this.#level = plainLastTurns(rules.scoring, most + plainReach, 1 / 3);
  }

  /**
   * Returns the shares of the second and the last player after the second player stops.
   * @param need the units that the second player needs to draw level
   */
  #stopped(need: number, lead: number): readonly [number, number] {
    const { dice } = this.#rules.scoring;
    const table = need === 0 ? this.#level : this.#alone;
    const wins = table[(lead - Math.min(0, need)) * dice + dice - 1];
    if (need < 0) return [1 - wins, wins];
    return [need === 0 ? (1 - wins) / 2 : 0, wins];
  }

  readonly #turn = cached(
    (lead: number) => lead,
    (lead): SecondTurn => {
      const { dice } = this.#rules.scoring;
      const { first, chance, takes, score, left } = this.#classes;
      const own = new Float64Array((this.#most + plainReach + 1) * dice);
      const next = new Float64Array(own.length);
      const [bustOwn, bustNext] = this.#stopped(1, lead);
      for (let row = 0; row <= this.#most + plainReach; row++) {
        const stop = this.#stopped(row - plainReach, lead);
        for (let count = 1; count <= dice; count++) {
          let [mine, theirs] = [0, 0];
          for (let one = first[count]; one < first[count + 1]; one++) {
            const take = takes[one];
            const lost = take === takes[one + 1];
            const to = Math.max(0, row - score[take]);
            const at = to * dice + left[take] - 1;
            mine += chance[one] * (lost ? bustOwn : own[at]);
            theirs += chance[one] * (lost ? bustNext : next[at]);
          }
          const throws = row > 0 && mine > stop[0];
          own[row * dice + count - 1] = throws ? mine : stop[0];
          next[row * dice + count - 1] = throws ? theirs : stop[1];
        }
      }
      return { own, next };
    },
  );

  shares(second: number, last: number, mark: number): readonly [number, number] {
    const lead = mark - last;
    const turn = this.#turn(lead);
    const { dice } = this.#rules.scoring;
    // The second player never stops with fewer points than the score to beat. This is therefore the value of rolling.
    const at = (mark - second + plainReach) * dice + dice - 1;
    return [turn.own[at], turn.next[at]];
  }
}

/** A best response to two opponents who both play the solution. Lists of scores start with the responder's. */
class Responder {
  gain = Number.NEGATIVE_INFINITY;
  readonly #rules: RaceRules;
  readonly #solution: GreedForThree;
  readonly #final: PlainFinal;
  readonly #turns: readonly PlainTurn[];
  /**
   * The responder's share before its own turn, before the next player's turn, and before the third player's turn. The
   * index is half of the index into the values of the solution.
   */
  readonly #found: readonly Float64Array[];

  constructor(solution: GreedForThree) {
    const rules = greedRace(solution.options);
    this.#rules = rules;
    this.#solution = solution;
    this.#final = new PlainFinal(rules, Math.max(rules.target, rules.opening) + 2 * plainReach);
    this.#turns = [0, 1, 2].map(() => new PlainTurn(rules));
    this.#found = [0, 1, 2].map(() => new Float64Array(rules.target ** 3));
  }

  /** Returns the share of `player` before the turn of `mover`, according to the solution. */
  #share(scores: Three, mover: number, player: number): number {
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((steps) => scores[seatAfter(mover, steps)]);
    const at = offset(this.#rules.target, a, b, c);
    const { values } = this.#solution;
    const [own = 0, next = 0] = [values[at], values[at + 1]];
    return [own, next, 1 - own - next][seatAfter(player, 3 - mover)];
  }

  /** Sets the values of stopping, both for the player to move and for the responder. */
  #prepare(scores: Three, mover: number): void {
    const { target, scoring } = this.#rules;
    const { dice } = scoring;
    const turn = this.#turns[mover];
    const own = scores[mover];
    const [second = 0, last = 0] = [scores[seatAfter(mover, 1)], scores[seatAfter(mover, 2)]];
    for (let points = 1; points < target - own; points++) {
      const banked = scores.with(mover, own + points) as Three;
      const part = this.#found[seatAfter(mover, 1)]?.[offset(target, ...banked) / 2];
      const value = mover === 0 ? part : this.#share(banked, seatAfter(mover, 1), mover);
      turn?.stopValue.fill(value, points * dice, (points + 1) * dice);
      turn?.stopPart.fill(part, points * dice, (points + 1) * dice);
    }
    turn?.mark(own, (total) => {
      const [theirs, next] = this.#final.shares(second, last, total);
      const shares = [1 - theirs - next, theirs, next];
      return [shares[0], shares[seatAfter(0, 3 - mover)]];
    });
  }

  /** Computes the responses at some scores. All scores with a larger sum must be solved already. */
  respondAt(scores: Three): void {
    const { target, scoring } = this.#rules;
    const start = scoring.dice - 1;
    const [first, ...others] = this.#turns;
    for (const mover of [0, 1, 2]) this.#prepare(scores, mover);
    others.forEach((turn, index) => {
      const mover = index + 1;
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((steps) => scores[seatAfter(mover, steps)]);
      const mixture = this.#solution.mixtures.get(offset(target, a, b, c)) ?? null;
      turn.walk(a, this.#share(scores, seatAfter(mover, 1), mover), mixture);
    });
    const [next, third] = others.map((turn) => ({
      part: turn.part[start],
      lost: turn.lost[start],
    }));
    let [mine, second, last] = [0, this.#share(scores, 1, 0), 0];
    for (let round = 0, moved = 1; moved > convergenceLimit; round++) {
      if (round === mostRounds) throw new Error(`The response at ${scores.join(', ')} does not converge`);
      first.walk(scores[0], second);
      mine = first.value[start];
      last = third.part + third.lost * mine;
      const again = next.part + next.lost * last;
      moved = Math.abs(again - second);
      second = again;
    }
    [mine, second, last].forEach((value, mover) => {
      const table = this.#found[mover];
      if (table !== undefined) table[offset(target, ...scores) / 2] = value;
      this.gain = Math.max(this.gain, value - this.#share(scores, mover, 0));
    });
  }
}

/** Returns the largest gain of an exact best response over the whole match. It shares no code with the solver. */
export function* bestResponseOfThree(solution: GreedForThree): Solving<number> {
  const rules = greedRace(solution.options);
  const scores = bankableScores(rules);
  const bankable = new Set(scores);
  const responder = new Responder(solution);
  let done = 0;
  for (let sum = 3 * (rules.target - 1); sum >= 0; sum--) {
    for (const a of scores) {
      for (const b of scores) {
        if (!bankable.has(sum - a - b)) continue;
        responder.respondAt([a, b, sum - a - b]);
        done += 1;
      }
    }
    yield done / scores.length ** 3;
  }
  return responder.gain;
}
