import { type TakeGraph, takeGraph } from '../../../outcomes/take-graph.ts';
import type { RaceRules } from '../../../race/rules.ts';
import { type FinalTurn, finalTurn } from '../../../race/turn.ts';

export interface Shares {
  readonly own: number;
  readonly next: number;
}

/** The final round of Greed for three players: the turns of the second and of the last player. */
export class LastTurns {
  readonly #rules: RaceRules;
  readonly #tied: readonly FinalTurn[];
  readonly #most: number;
  /** The win shares of the second and the last player; `place` gives the index. NaN means not computed yet. */
  readonly shares: Float64Array;
  readonly #width: number;
  readonly #leastLost: number;
  readonly #graph: TakeGraph;
  /** The win shares of the second and the last player after each choice of dice in the current turn. */
  readonly #own: Float64Array;
  readonly #next: Float64Array;

  /** @param most the highest total to evaluate */
  constructor(rules: RaceRules, most: number, leastLost: number) {
    const { scoring } = rules;
    this.#rules = rules;
    this.#most = most;
    this.#width = most + 1;
    this.shares = new Float64Array(2 * this.#width ** 2).fill(Number.NaN);
    this.#leastLost = leastLost;
    this.#graph = takeGraph(scoring);
    this.#own = new Float64Array((most + 1 + 2 * this.#graph.highest) * scoring.dice);
    this.#next = new Float64Array(this.#own.length);
    this.#tied = [finalTurn(scoring, most, 1 / 2), finalTurn(scoring, most, 1 / 3)];
  }

  /**
   * Returns the win share of the last player. A player who beats the best total has also reached the opening.
   * @param holders the number of other players with the best total
   */
  last(score: number, best: number, holders: 1 | 2): number {
    return this.#tied[holders - 1]?.at[best - score];
  }

  inLast(score: number, best: number, holders: 1 | 2, points: number, dice: number): number {
    const { scoring } = this.#rules;
    const need = best - score - points;
    if (need >= 0) return this.#tied[holders - 1]?.before[need * scoring.dice + dice - 1];
    const classes = scoring.classes[dice];
    return classes.reduce((sum, { takes, ways }) => (takes.length > 0 ? sum + ways : sum), 0) / 6 ** dice;
  }

  /** Returns the shares after the second player stops at `total`: `own` for that player, `next` for the last player. */
  stopped(total: number, mark: number, last: number): Shares {
    if (total > mark) {
      const next = this.last(last, total, 1);
      return { own: 1 - next, next };
    }
    const holders = total === mark ? 2 : 1;
    const next = this.last(last, mark, holders);
    return { own: total === mark ? (1 - next) / 2 : 0, next };
  }

  /**
   * Returns an index into `shares`.
   * @param score the score of the second player
   * @param last the score of the last player
   */
  place(score: number, mark: number, last: number): number {
    const at = 2 * ((mark - score) * this.#width + (mark - last));
    if (Number.isNaN(this.shares[at])) {
      const { own, next } = this.secondTurn(score, mark, last, 0)[this.#rules.scoring.dice - 1] ?? {
        own: 0,
        next: 0,
      };
      this.shares[at] = own;
      this.shares[at + 1] = next;
    }
    return at;
  }

  /** Returns the shares in the second player's turn before a roll, indexed by the number of dice minus 1. */
  secondTurn(score: number, mark: number, last: number, points: number): readonly Shares[] {
    const { dice } = this.#rules.scoring;
    const { first, shift, ways, lost, highest } = this.#graph;
    const [ownKept, nextKept] = [this.#own, this.#next];
    const bust = this.stopped(0, mark, last);
    const banked = (so: number): Shares => this.stopped(score + so, mark, last);
    let top = Math.max(points + 1, mark - score + 1);
    while (score + top < this.#most && 1 - banked(top).own > this.#leastLost) top += 1;
    for (let at = top; at < top + highest; at++) {
      const stop = banked(at);
      ownKept.fill(stop.own, at * dice, (at + 1) * dice);
      nextKept.fill(stop.next, at * dice, (at + 1) * dice);
    }
    const start: Shares[] = [];
    for (let at = top - 1; at >= points; at--) {
      const stop = banked(at);
      const base = at * dice;
      for (let count = 1; count <= dice; count++) {
        const busts = lost[count * (highest + 1) + highest];
        let own = busts * bust.own;
        let next = busts * bust.next;
        const end = first[count + 1];
        for (let node = first[count]; node < end; node++) {
          const from = base + shift[node];
          own += ways[node] * ownKept[from];
          next += ways[node] * nextKept[from];
        }
        own /= 6 ** count;
        next /= 6 ** count;
        if (at === points) start.push({ own, next });
        const throws = own > stop.own;
        ownKept[base + count - 1] = throws ? own : stop.own;
        nextKept[base + count - 1] = throws ? next : stop.next;
      }
    }
    return start;
  }
}
