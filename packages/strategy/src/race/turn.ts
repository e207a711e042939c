import type { ScoringTable } from '../outcomes/scoring-table.ts';
import { type TakeGraph, takeGraph } from '../outcomes/take-graph.ts';
import type { Known } from './offers.ts';
import { afterBust, otherSide, type RaceFinish, type RaceRules, type Side, startAt } from './rules.ts';
import { sweep } from './sweep.ts';

/**
 * The win probabilities of a last turn, by the number of units that the player needs to draw level. Drawing level
 * counts as `tie`.
 */
export interface FinalTurn {
  readonly at: Float64Array;
  /** The win probability in the middle of the turn, before a roll of d dice, at index `need * dice + d - 1`. */
  readonly before: Float64Array;
  /** The win probability of a player who has more points than needed, before a roll of d dice, at index `d - 1`. */
  readonly past: Float64Array;
}

/**
 * Returns the probability of ending a turn with points for a player who stops as soon as possible, by number of dice
 * to roll. Only `mustRollHot` forces further rolls, after every die has been kept.
 */
function safeEnds({ dice, classes }: ScoringTable, mustRollHot: boolean): Float64Array {
  const scores = (count: number, isForced: boolean): number =>
    classes[count].reduce((sum, { takes, ways }) => {
      const isHot = mustRollHot && takes.every(({ left }) => left === dice);
      return takes.length > 0 && isHot === isForced ? sum + ways : sum;
    }, 0) /
    6 ** count;
  const again = scores(dice, false) / (1 - scores(dice, true));
  return Float64Array.from({ length: dice }, (_, index) => {
    const count = index + 1;
    return scores(count, false) + scores(count, true) * again;
  });
}

/**
 * Evaluates a last turn for every need up to `most`. At need 0 the scores are level: the player may stop with `tie` or
 * roll again.
 * @param tie the value of drawing level; 0 if such a turn cannot be banked
 * @param mustRollHot as in `RaceRules`
 */
export function finalTurn(scoring: ScoringTable, most: number, tie: number, mustRollHot = false): FinalTurn {
  const { dice, classes } = scoring;
  const before = new Float64Array((most + 1) * dice);
  const past = safeEnds(scoring, mustRollHot);
  const worth = (need: number, left: number): number => {
    const mayStop = !mustRollHot || left < dice;
    if (need < 0) return mayStop ? 1 : past[left - 1];
    const thrown = before[need * dice + left - 1];
    return need === 0 && mayStop ? Math.max(tie, thrown) : thrown;
  };
  for (let need = 0; need <= most; need++) {
    for (let count = 1; count <= dice; count++) {
      let won = 0;
      for (const { takes, ways } of classes[count]) {
        let best = 0;
        for (const { score, left } of takes) best = Math.max(best, worth(need - score, left));
        won += ways * best;
      }
      before[need * dice + count - 1] = won / 6 ** count;
    }
  }
  const at = Float64Array.from({ length: most + 1 }, (_, need) => before[need * dice + dice - 1]);
  return { at, before, past };
}

const noValues = new Float64Array(0);
const noFinalTurn: FinalTurn = { at: noValues, before: noValues, past: noValues };
const lastTurnsByRules = new WeakMap<RaceRules, readonly [level: FinalTurn, strict: FinalTurn]>();

/** Returns the last turns of a race: first with a draw that counts half, then with a draw that counts nothing. */
function lastTurns(rules: RaceRules, most: number): readonly [level: FinalTurn, strict: FinalTurn] {
  const { scoring, opening, least = 0, mustRollHot } = rules;
  if (!hasLastTurns(rules)) return [noFinalTurn, noFinalTurn];
  const level = () => finalTurn(scoring, most, 0.5, mustRollHot);
  const strict = () => finalTurn(scoring, Math.max(opening, least), 0, mustRollHot);
  const turns = lastTurnsByRules.get(rules) ?? ([level(), strict()] as const);
  lastTurnsByRules.set(rules, turns);
  return turns;
}

const hasLastTurns = ({ finish }: RaceRules): boolean => finish === 'final-round' || finish === 'round';

/**
 * The longest last turn that is evaluated, in units beyond the target. Higher scores have probabilities below 1e-16.
 */
export const longestLastTurn = 300;

/**
 * One turn of a race between two scores: the win probability of the player to move at every position of the turn under
 * optimal play. It depends on the values of banking (`Known`) and of a turn without points (`bust`). All indexes are
 * `points * dice + d - 1`: the units so far in the turn, and the number of dice in the next roll.
 */
export class Turn {
  /** The value of rolling at each position of the turn. */
  readonly rolled: Float64Array;
  /** The value of stopping at each position; -1 if stopping is not allowed. */
  readonly stop: Float64Array;
  /** The score of the player to move, as given to `prepare`. */
  own = 0;
  other = 0;
  side: Side = 0;
  /** The number of points below which the last call of `evaluate` covered all positions. */
  top = 0;
  /** The value of the start of the turn with the second bust value of the last `evaluate`. */
  secondStart = 0;

  readonly #rules: RaceRules;
  readonly #graph: TakeGraph;
  readonly #level: FinalTurn;
  readonly #strict: FinalTurn;
  readonly #leastLost: number;
  /** How the race ends for the player to move. */
  #finish: RaceFinish = 'bank';

  constructor(rules: RaceRules) {
    const { scoring, target, opening, least = 0 } = rules;
    this.#rules = rules;
    this.#graph = takeGraph(scoring);
    const { dice, highest } = this.#graph;
    const most = Math.max(target, opening, least);
    const longest = hasLastTurns(rules) ? most + longestLastTurn : most;
    const size = (longest + highest + 1) * dice;
    this.rolled = new Float64Array(size);
    this.stop = new Float64Array(size);
    [this.#level, this.#strict] = lastTurns(rules, longest + highest);
    this.#leastLost = Math.min(...Array.from({ length: dice }, (_, index) => this.#lost(index + 1)));
  }

  readonly at = (points: number, dice: number): number => points * this.#graph.dice + dice - 1;

  /** Returns the value after the player keeps dice: the larger of rolling and stopping. */
  bestAfterTake(at: number): number {
    return Math.max(this.rolled[at], this.stop[at]);
  }

  /** The value of the start of the turn without an offer. */
  get start(): number {
    return this.rolled[this.#graph.dice - 1];
  }

  /** The number of positions that the last `evaluate` covered. */
  get positions(): number {
    return this.top * this.#graph.dice;
  }

  /** Returns the value of rolling this number of dice if any score wins. */
  beyond(dice: number, bust: number): number {
    const share = this.#risksWin ? 1 - this.#level.past[dice - 1] : this.#lost(dice);
    return 1 - share + share * bust;
  }

  /** Whether a player who keeps every die must roll again even with enough points to win. */
  get #risksWin(): boolean {
    return this.#rules.mustRollHot === true && hasLastTurns(this.#rules);
  }

  /** Returns the chance that a roll of this number of dice scores nothing. */
  #lost(dice: number): number {
    const { highest, lost } = this.#graph;
    return lost[dice * (highest + 1) + highest] / 6 ** dice;
  }

  /** Returns the fewest points that a player at `score` can bank. */
  #leastBank(score: number): number {
    const { opening, least = 0 } = this.#rules;
    return Math.max(least, score === 0 ? opening : 0);
  }

  /** Whether, in a last turn, the minimum for a bank is higher than the points needed for a draw. */
  #mustOpen(score: number, mark: number): boolean {
    return mark - score < this.#leastBank(score);
  }

  /**
   * Returns the probability of winning a last turn by rolling this number of dice, for a player at `score` with
   * `points` in the turn. `mark` is the score to beat.
   */
  inLastTurn(score: number, mark: number, points: number, dice: number): number {
    const mustOpen = this.#mustOpen(score, mark);
    const need = (mustOpen ? this.#leastBank(score) - 1 : mark - score) - points;
    if (need < 0) return this.#level.past[dice - 1];
    return (mustOpen ? this.#strict : this.#level).before[this.at(need, dice)];
  }

  /** Returns the value of stopping in a last turn with these dice left; 0 if stopping is not allowed. */
  stopInLastTurn(score: number, mark: number, points: number, left: number): number {
    if (points < this.#leastBank(score)) return 0;
    if (this.#rules.mustRollHot === true && left === this.#graph.dice) return 0;
    return score + points > mark ? 1 : score + points === mark ? 0.5 : 0;
  }

  /** Returns the probability that a player at `score` wins a last turn. `mark` is the score to beat. */
  lastTurn(score: number, mark: number): number {
    if (this.#mustOpen(score, mark)) return this.#strict.at[this.#leastBank(score) - 1];
    return this.#level.at[mark - score];
  }

  /** Sets the two scores and the values of stopping. */
  prepare(own: number, other: number, { values, offers }: Known, side: Side = 0): void {
    const { target, opening, finish, least = 0, mustRollHot = false } = this.#rules;
    const { dice } = this.#graph;
    this.#finish = finish !== 'round' ? finish : side === 0 ? 'final-round' : 'bank';
    const banked = startAt(this.#rules, other, own, otherSide(this.#rules, side));
    const { stop } = this;
    const room = target - own;
    const offered = offers.most(own, other);
    const row = offers.row(own, other);
    this.own = own;
    this.other = other;
    this.side = side;
    this.top = 0;
    stop.fill(-1, 0, dice);
    for (let points = 1; points < room; points++) {
      const at = points * dice;
      if (own + points < opening || points < least) stop.fill(-1, at, at + dice);
      else if (points <= offered) {
        for (let d = 0; d < dice; d++) stop[at + d] = row[at - dice + d];
      } else stop.fill(1 - values[banked + points], at, at + dice);
      if (mustRollHot) stop[at + dice - 1] = -1;
    }
    if (this.#finish === 'final-round') {
      const last = stop.length / dice;
      for (let points = room; points < last; points++) {
        const cannot = own + points < opening || points < least;
        stop.fill(cannot ? -1 : 1 - this.lastTurn(other, own + points), points * dice, (points + 1) * dice);
        if (mustRollHot) stop[points * dice + dice - 1] = -1;
      }
    } else {
      stop.fill(1, room * dice);
      if (finish !== 'exact' && least > room) stop.fill(-1, room * dice, least * dice);
    }
  }

  /**
   * Returns the total from which another roll is never better in the final round: a bust loses more than stopping
   * leaves to the other player, whose score is `score`.
   */
  leastFinalTotal(score: number, bust: number): number {
    const { target, opening } = this.#rules;
    const start = Math.max(target, opening);
    const leave = this.#leastLost * (1 - bust);
    let mark = start;
    while (mark < start + longestLastTurn && this.lastTurn(score, mark) > leave) mark += 1;
    return mark;
  }

  /**
   * Evaluates the turn, starting with its highest points.
   * @param bust the value of a turn that ends without points
   * @param least the number of points up to which the turn is evaluated at least
   * @param second another bust value, for `secondStart`
   * @returns the value of the start of the turn without an offer
   */
  evaluate(bust: number, least = 0, second = bust): number {
    const { target, opening, mustRollHot, least: fewest = 0 } = this.#rules;
    const { dice, highest } = this.#graph;
    const finish = this.#finish;
    let top = target - this.own;
    if (finish === 'bank') top = Math.max(top, fewest);
    else if (finish === 'final-round') {
      top = Math.max(this.leastFinalTotal(this.other, bust) - this.own, least + 1, fewest);
      // If the rules require another roll after every die is kept, even a winning total is at risk.
      if (mustRollHot === true) top = this.stop.length / dice - highest - 1 - this.own;
      else if (this.own === 0) this.stop.fill(bust, dice, opening * dice);
    }
    if (this.#risksWin) {
      const risked = this.beyond(dice, bust);
      for (let points = top; points <= top + highest; points++) this.stop[this.at(points, dice)] = risked;
    }
    this.secondStart = sweep(this.#graph, this, top, finish === 'exact', [bust, second]);
    this.top = top;
    return this.start;
  }
}

/** Caches the last few turns of a solved race. */
export class Turns {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #kept = new Map<number, Turn>();
  readonly #limit: number;

  /** @param limit the maximum number of cached turns, about 30 KB each; all continuations of a roll need dozens */
  constructor(rules: RaceRules, known: Known, limit = 128) {
    this.#rules = rules;
    this.#known = known;
    this.#limit = limit;
  }

  /** Returns the turn of a player at `own` against `other`, evaluated at least up to `points`. */
  between(own: number, other: number, points = 0, side: Side = 0): Turn {
    const key = startAt(this.#rules, own, other, side);
    const turn = this.#kept.get(key) ?? this.#room();
    this.#kept.delete(key);
    this.#kept.set(key, turn);
    if (turn.top > points && turn.own === own && turn.other === other && turn.side === side) return turn;
    turn.prepare(own, other, this.#known, side);
    turn.evaluate(afterBust(this.#rules, this.#known.values, own, other, side), points);
    return turn;
  }

  /** Returns the turn object to use next: a new one, or the least recently used one of a full cache. */
  #room(): Turn {
    const [oldest] = this.#kept;
    if (oldest === undefined || this.#kept.size < this.#limit) return new Turn(this.#rules);
    this.#kept.delete(oldest[0]);
    return oldest[1];
  }
}
