import { type BySeat, ofSeat, type Seat } from '@dicehall/engine';
import { cached } from '../cached.ts';
import type { Known } from './offers.ts';
import { afterBust, type RaceRules, type Side, startAt } from './rules.ts';
import { Turn } from './turn.ts';

/** Returns the scores of the other seats in units, starting with the next player's. */
export const othersOf = (scores: BySeat<number>, seat: Seat, unit: number): number[] =>
  scores.slice(1).map((_, index) => ofSeat(scores, (seat + index + 1) % scores.length) / unit);

/** The values of one turn. Points are in units. */
export class TurnSolution {
  readonly #dice: number;
  readonly #top: number;
  readonly #rolled: Float64Array;
  readonly #stop: Float64Array;

  /** Copies the values of an evaluated turn, so that the caller can reuse the turn object. */
  constructor({ top, rolled, stop }: Turn, dice: number) {
    this.#dice = dice;
    this.#top = top;
    this.#rolled = rolled.slice(0, top * dice);
    this.#stop = stop.slice(0, (top + 1) * dice);
  }

  /** Returns the value at a position. At and above `top` points, stopping is best. */
  #at(points: number, dice: number, top: number): number {
    return Math.min(points, top) * this.#dice + dice - 1;
  }

  rolled(points: number, dice: number): number {
    return this.#rolled[this.#at(points, dice, this.#top - 1)];
  }

  /**
   * Returns the value of stopping: -1 if it is not allowed; 0, for two seats only, if it leaves an offer and is not
   * best.
   */
  stopped(points: number, dice: number): number {
    return this.#stop[this.#at(points, dice, this.#top)];
  }
}

/**
 * Returns the exponent of the product of the duels. Duels are positively correlated, so the plain product is too low.
 * Where the best play for three is known, an exponent of 0.85 loses least. Greed with its final round needs a lower one
 * (bench/results/strength.md).
 */
export const manyDuels = (seats: number, hasFinalRound = false): number =>
  (2 / seats) ** (hasFinalRound ? 1 : 1 / 3);

/** The maximum number of cached turns. They take at most 30 MB in Ten Thousand. */
const cachedTurns = 2000;

/**
 * Evaluates the turns of a race on demand. Against several opponents, the win probability is approximated by the
 * product of the probabilities of beating each of them alone, raised to a power.
 */
export class RacePolicy {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #turn: Turn;
  /** A second turn object, because preparing some turns evaluates other turns in `#turn`. */
  readonly #many: Turn;
  readonly #against: (own: number, other: number, side: Side) => TurnSolution;

  /** @param most the maximum number of cached turns */
  constructor(rules: RaceRules, known: Known, most = cachedTurns) {
    this.#rules = rules;
    this.#known = known;
    this.#turn = new Turn(rules);
    this.#many = new Turn(rules);
    this.#against = cached(
      (own, other, side) => startAt(rules, own, other, side),
      (own, other, side) => this.#duel(own, other, side),
      most,
    );
  }

  /**
   * Returns the turn of a player.
   * @param own the player's score in units
   * @param others the scores of the others, starting with the next player's; not empty
   * @param side for two players only
   */
  turn(own: number, others: readonly number[], side: Side = 0): TurnSolution {
    const [next = 0] = others;
    return others.length === 1 ? this.#against(own, next, side) : this.#againstMany(own, others);
  }

  /** Returns an evaluated turn. It is always the same object, which the next call overwrites. */
  #evaluated(own: number, other: number, side: Side = 0): Turn {
    this.#turn.prepare(own, other, this.#known, side);
    this.#turn.evaluate(afterBust(this.#rules, this.#known.values, own, other, side));
    return this.#turn;
  }

  #duel(own: number, other: number, side: Side): TurnSolution {
    return new TurnSolution(this.#evaluated(own, other, side), this.#rules.scoring.dice);
  }

  /**
   * Returns the value of the duel with the next player after a bank that this player may take over. The solution
   * itself contains this value only if the bank is best for two seats.
   * @param total the total including the banked points
   */
  passedOn(total: number, next: number, points: number, dice: number): number {
    const theirs = this.#against(next, total, 0);
    return 1 - Math.max(theirs.rolled(0, this.#rules.scoring.dice), theirs.rolled(points, dice));
  }

  readonly #againstMany = cached(
    (own: number, others: readonly number[]) => `${own} ${others.join(' ')}`,
    (own, others) => this.#duels(own, others),
    1,
  );

  /**
   * Returns a turn of the final round.
   * @param later the number of players, from the start of `others`, who still have a turn
   */
  readonly finalTurn = cached(
    (own: number, others: readonly number[], later: number) => `${own} ${others.join(' ')} ${later}`,
    (own, others, later) => this.#final(own, others, later),
    1,
  );

  #final(own: number, others: readonly number[], later: number): TurnSolution {
    const { scoring, least = 0, mustRollHot = false } = this.#rules;
    const { dice } = scoring;
    const turn = this.#turn;
    const mark = Math.max(...others);
    const holders = others.filter((other) => other === mark).length;
    turn.prepare(own, others[0], this.#known);
    const waiting = others.slice(0, later);
    for (let points = 1; points < turn.stop.length / dice; points++) {
      const total = own + points;
      const share = total < mark ? 0 : total === mark ? 1 / (holders + 1) : 1;
      const unbeaten =
        share > 0 ? waiting.reduce((chance, other) => chance * (1 - turn.lastTurn(other, total)), 1) : 0;
      // The score to beat is at least the opening.
      const stops = points < least ? -1 : share * unbeaten;
      turn.stop.fill(stops, points * dice, (points + 1) * dice);
      if (mustRollHot) turn.stop[turn.at(points, dice)] = -1;
    }
    turn.evaluate(0, Math.max(0, mark - own) + beyondMark);
    return new TurnSolution(turn, dice);
  }

  #duels(own: number, [next = 0, ...others]: readonly number[]): TurnSolution {
    const { target, scoring, opening, finish } = this.#rules;
    const { dice } = scoring;
    const { values, offers } = this.#known;
    const turn = this.#many;
    const exponent = manyDuels(others.length + 2, finish === 'final-round');
    // The possible take-over changes only the value of the duel with the next player.
    turn.prepare(own, next, this.#known);
    const against = (total: number): number =>
      others.reduce((chance, other) => {
        const duel = total < target ? values[other * target + total] : turn.lastTurn(other, total);
        return chance * (1 - duel);
      }, 1);
    const passed = offers.most(own, next);
    const end = finish === 'final-round' ? turn.stop.length / dice : target - own;
    for (let points = 1; points < end; points++) {
      if (own + points < opening) continue;
      const chance = against(own + points);
      // The turn is not copied, because there are up to 180 of these turns.
      let theirs: Turn | null = null;
      for (let left = 1; left <= dice; left++) {
        const at = turn.at(points, left);
        if (points <= passed && turn.stop[at] === 0) {
          theirs ??= this.#evaluated(next, own + points);
          const takenOver = theirs.rolled[theirs.at(Math.min(points, theirs.top - 1), left)];
          turn.stop[at] = 1 - Math.max(theirs.start, takenOver);
        }
        turn.stop[at] = (turn.stop[at] * chance) ** exponent;
      }
    }
    const bust = ((1 - values[next * target + own]) * against(own)) ** exponent;
    // A total that wins against one opponent may be too low to win against several.
    turn.evaluate(bust, finish === 'final-round' ? Math.max(0, target - own) + beyondMark : 0);
    return new TurnSolution(turn, dice);
  }
}

/** The number of units beyond the target to evaluate if several opponents have a last turn. */
const beyondMark = 40;
