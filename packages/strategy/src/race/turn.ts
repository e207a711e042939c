import { type TakeGraph, takeGraph } from '../outcomes/take-graph.ts';
import { type FinalTurn, finalTurn } from './final-turn.ts';
import type { Offers } from './offers.ts';
import type { RaceRules } from './rules.ts';
import { sweep } from './sweep.ts';

/** The solved values that a turn depends on. */
export interface Known {
  /** At `mover * target + other`: the win probability of a player about to start a turn without an offer. */
  readonly values: Float64Array;
  readonly offers: Offers;
}

const none: FinalTurn = { at: new Float64Array(0), before: new Float64Array(0) };
const known = new WeakMap<RaceRules, readonly [level: FinalTurn, strict: FinalTurn]>();

/** The last turns of a race, if it has any: where a level finish counts half, and where it counts nothing. */
function lastTurns(rules: RaceRules, most: number): readonly [level: FinalTurn, strict: FinalTurn] {
  const { finish, scoring, opening } = rules;
  if (finish !== 'final-round') return [none, none];
  const turns =
    known.get(rules) ?? ([finalTurn(scoring, most, 0.5), finalTurn(scoring, opening, 0)] as const);
  known.set(rules, turns);
  return turns;
}

/** Longest last turn that is evaluated, in units beyond the target: probabilities to score more are below 1e-16. */
export const beyond = 300;

/**
 * One turn of a race between two scores: the win probability of the player to move at every position of the turn under
 * optimal play, given the values of banking (`Known`) and of a turn without points (`bust`).
 * All indices are `points * dice + d - 1`: units so far in the turn, and the dice that are rolled next.
 */
export class Turn {
  /** The value of rolling. */
  readonly rolled: Float64Array;
  /** The value of stopping; -1 where it is not allowed. */
  readonly stop: Float64Array;
  /** The scores that were prepared. */
  own = 0;
  other = 0;
  /** The last `evaluate` valued the turn below this number of points. */
  top = 0;
  /** The value of the start with the second bust value of the last `evaluate`. */
  secondStart = 0;

  readonly #rules: RaceRules;
  readonly #graph: TakeGraph;
  readonly #level: FinalTurn;
  readonly #strict: FinalTurn;
  readonly #leastLost: number;

  constructor(rules: RaceRules) {
    const { scoring, target, opening, finish } = rules;
    this.#rules = rules;
    this.#graph = takeGraph(scoring);
    const { dice, highest } = this.#graph;
    const longest = finish === 'final-round' ? Math.max(target, opening) + beyond : target;
    const size = (longest + highest + 1) * dice;
    this.rolled = new Float64Array(size);
    this.stop = new Float64Array(size);
    [this.#level, this.#strict] = lastTurns(rules, longest + highest);
    this.#leastLost = Math.min(...Array.from({ length: dice }, (_, index) => this.#lost(index + 1)));
  }

  /** The index in the arrays. */
  readonly at = (points: number, dice: number): number => points * this.#graph.dice + dice - 1;

  /** The value after a take: the larger of rolling and stopping. */
  kept(at: number): number {
    return Math.max(this.rolled[at], this.stop[at]);
  }

  /** The value of the start of the turn without an offer. */
  get start(): number {
    return this.rolled[this.#graph.dice - 1];
  }

  /** The number of positions that the last `evaluate` valued. */
  get positions(): number {
    return this.top * this.#graph.dice;
  }

  /** The value of rolling this number of dice when any score wins. */
  beyond(dice: number, bust: number): number {
    const share = this.#lost(dice);
    return 1 - share + share * bust;
  }

  /** The chance that a roll of this number of dice scores nothing. */
  #lost(dice: number): number {
    const { highest, lost } = this.#graph;
    return lost[dice * (highest + 1) + highest] / 6 ** dice;
  }

  /** Whether a last turn has to reach the opening, which is above the mark. */
  #mustOpen(score: number, mark: number): boolean {
    return score === 0 && mark < this.#rules.opening;
  }

  /** The probability to win a last turn at `score` against a mark, with `points` so far, by rolling this number of dice. */
  inLastTurn(score: number, mark: number, points: number, dice: number): number {
    const mustOpen = this.#mustOpen(score, mark);
    const need = (mustOpen ? this.#rules.opening - 1 : mark - score) - points;
    if (need < 0) return this.beyond(dice, 0);
    return (mustOpen ? this.#strict : this.#level).before[this.at(need, dice)];
  }

  /** The value of stopping there. */
  stopInLastTurn(score: number, mark: number, points: number): number {
    if (score === 0 && points < this.#rules.opening) return 0;
    return score + points > mark ? 1 : score + points === mark ? 0.5 : 0;
  }

  /** The probability that a player at `score` wins a last turn against a mark. */
  lastTurn(score: number, mark: number): number {
    if (this.#mustOpen(score, mark)) return this.#strict.at[this.#rules.opening - 1];
    return this.#level.at[mark - score];
  }

  /** Sets the two scores and the values of stopping. */
  prepare(own: number, other: number, { values, offers }: Known): void {
    const { target, opening, finish } = this.#rules;
    const { dice } = this.#graph;
    const { stop } = this;
    const room = target - own;
    const offered = offers.most(own, other);
    const row = offers.row(own, other);
    this.own = own;
    this.other = other;
    this.top = 0;
    stop.fill(-1, 0, dice);
    for (let points = 1; points < room; points++) {
      const at = points * dice;
      if (own + points < opening) stop.fill(-1, at, at + dice);
      else if (points <= offered) {
        for (let d = 0; d < dice; d++) stop[at + d] = row[at - dice + d];
      } else stop.fill(1 - values[other * target + own + points], at, at + dice);
    }
    if (finish === 'final-round') {
      const last = stop.length / dice;
      for (let points = room; points < last; points++) {
        const worth = own + points < opening ? -1 : 1 - this.lastTurn(other, own + points);
        stop.fill(worth, points * dice, (points + 1) * dice);
      }
    } else stop.fill(1, room * dice);
  }

  /**
   * The total from which rolling again is never better in the final round: a bust loses more than stopping leaves to the
   * other player, who is at `score`.
   */
  enough(score: number, bust: number): number {
    const { target, opening } = this.#rules;
    const start = Math.max(target, opening);
    const leave = this.#leastLost * (1 - bust);
    let mark = start;
    while (mark < start + beyond && this.lastTurn(score, mark) > leave) mark += 1;
    return mark;
  }

  /**
   * Values the turn, from its highest points down.
   * @param bust the value of a turn that ends without points
   * @param least the turn is valued at least up to this number of points
   * @param second another bust value, for `secondStart`
   * @returns the value of the start of the turn without an offer
   */
  evaluate(bust: number, least = 0, second = bust): number {
    const { finish, target, opening } = this.#rules;
    const { dice } = this.#graph;
    let top = target - this.own;
    if (finish === 'final-round') {
      top = Math.max(this.enough(this.other, bust) - this.own, least + 1);
      if (this.own === 0) this.stop.fill(bust, dice, opening * dice);
    }
    this.secondStart = sweep(this.#graph, this, top, finish === 'exact', [bust, second]);
    this.top = top;
    return this.start;
  }
}
