import { cached } from '../cached.ts';
import type { RaceRules } from '../solve/race/rules.ts';
import { type Known, Turn } from '../solve/race/turn.ts';

const stopsHere = 1;
const takesHere = 2;

/** The policy and values of one turn. Points are in units. */
export class TurnSolution {
  readonly #dice: number;
  readonly #top: number;
  readonly #kept: Float64Array;
  readonly #marks: Uint8Array;

  /** Copies an evaluated turn, which may then be reused. */
  constructor({ top, rolled, stop }: Turn, dice: number) {
    this.#dice = dice;
    this.#top = top;
    this.#kept = new Float64Array(top * dice);
    this.#marks = new Uint8Array(top * dice);
    const fresh = rolled[dice - 1];
    for (let at = 0; at < top * dice; at++) {
      const thrown = rolled[at];
      this.#kept[at] = Math.max(thrown, stop[at]);
      this.#marks[at] = (stop[at] > thrown ? stopsHere : 0) + (thrown > fresh ? takesHere : 0);
    }
  }

  #at(points: number, dice: number): number {
    return points * this.#dice + dice - 1;
  }

  value(points: number, dice: number): number {
    return this.#kept[this.#at(points, dice)];
  }

  stops(points: number, dice: number): boolean {
    return points >= this.#top || (this.#marks[this.#at(points, dice)] & stopsHere) > 0;
  }

  /** Whether taking over these points and dice is better than a fresh roll. */
  takes(points: number, dice: number): boolean {
    return (this.#marks[this.#at(points, dice)] & takesHere) > 0;
  }
}

/**
 * The exponent on the product of the duels. Duels are positively correlated, so the plain product is too low, and lower
 * with more seats. Where the best play for three is known, 0.85 loses least; Greed with its final round is better off with a
 * lower one (bench/results/strength.md).
 */
export const manyDuels = (seats: number, hasFinalRound = false): number =>
  (2 / seats) ** (hasFinalRound ? 1 : 1 / 3);

/** At most 30 MB in Ten Thousand. */
const usualTurns = 4000;

/**
 * Evaluates the turns of a race on demand. Against one opponent a turn depends on two scores and is cached; against more
 * it is evaluated each time.
 *
 * Against more opponents, the win probability is approximated by the product of the probabilities to beat each of them
 * alone, raised to a power.
 */
export class RacePolicy {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #turn: Turn;
  readonly #against: (own: number, other: number) => TurnSolution;

  /** @param most the number of turns to cache */
  constructor(rules: RaceRules, known: Known, most = usualTurns) {
    this.#rules = rules;
    this.#known = known;
    this.#turn = new Turn(rules);
    this.#against = cached(
      (own, other) => own * rules.target + other,
      (own, other) => this.#duel(own, other),
      most,
    );
  }

  /**
   * @param own in units
   * @param others the scores of the others, the next player first; not empty
   */
  turn(own: number, others: readonly number[]): TurnSolution {
    const [next = 0] = others;
    return others.length === 1 ? this.#against(own, next) : this.#againstMany(own, others);
  }

  #duel(own: number, other: number): TurnSolution {
    const { target, scoring } = this.#rules;
    this.#turn.prepare(own, other, this.#known);
    this.#turn.evaluate(1 - this.#known.values[other * target + own]);
    return new TurnSolution(this.#turn, scoring.dice);
  }

  readonly #againstMany = cached(
    (own: number, others: readonly number[]) => `${own} ${others.join(' ')}`,
    (own, others) => this.#duels(own, others),
    1,
  );

  /**
   * A turn of the final round.
   * @param later the number of players, from the start of `others`, who still have a turn
   */
  readonly finalTurn = cached(
    (own: number, others: readonly number[], later: number) => `${own} ${others.join(' ')} ${later}`,
    (own, others, later) => this.#final(own, others, later),
    1,
  );

  #final(own: number, others: readonly number[], later: number): TurnSolution {
    const { dice } = this.#rules.scoring;
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
      turn.stop.fill(share * unbeaten, points * dice, (points + 1) * dice);
    }
    turn.evaluate(0, Math.max(0, mark - own) + beyondMark);
    return new TurnSolution(turn, dice);
  }

  #duels(own: number, [next = 0, ...others]: readonly number[]): TurnSolution {
    const { target, scoring, opening, finish } = this.#rules;
    const { dice } = scoring;
    const { values } = this.#known;
    const turn = this.#turn;
    const exponent = manyDuels(others.length + 2, finish === 'final-round');
    // An offer to the next player only counts in the duel with that player.
    turn.prepare(own, next, this.#known);
    const against = (total: number): number =>
      others.reduce((chance, other) => {
        const duel = total < target ? values[other * target + total] : turn.lastTurn(other, total);
        return chance * (1 - duel);
      }, 1);
    const end = finish === 'final-round' ? turn.stop.length / dice : target - own;
    for (let points = 1; points < end; points++) {
      if (own + points < opening) continue;
      const chance = against(own + points);
      for (let at = points * dice; at < (points + 1) * dice; at++)
        turn.stop[at] = (turn.stop[at] * chance) ** exponent;
    }
    const bust = ((1 - values[next * target + own]) * against(own)) ** exponent;
    // A total that wins against one opponent may be too low against several.
    turn.evaluate(bust, finish === 'final-round' ? Math.max(0, target - own) + beyondMark : 0);
    return new TurnSolution(turn, dice);
  }
}

/** Units beyond the target that are evaluated where several opponents have a last turn. */
const beyondMark = 40;
