import type { RaceRules } from '../solve/race/rules.ts';
import { type Known, Turn } from '../solve/race/turn.ts';

const stopsHere = 1;
const takesHere = 2;

/** One turn of a race as somebody plays it; all points in units. */
export class PlayedTurn {
  readonly #dice: number;
  readonly #top: number;
  readonly #kept: Float64Array;
  readonly #marks: Uint8Array;

  /** Copies a turn that is worked out, as small as it goes: the turn itself may then be worked in again. */
  constructor({ top, kept, rolled, stop }: Turn, dice: number) {
    this.#dice = dice;
    this.#top = top;
    this.#kept = kept.slice(0, top * dice);
    this.#marks = new Uint8Array(top * dice);
    const fresh = rolled[dice - 1];
    for (let at = 0; at < top * dice; at++) {
      const thrown = rolled[at];
      this.#marks[at] = (stop[at] > thrown ? stopsHere : 0) + (thrown > fresh ? takesHere : 0);
    }
  }

  #at(points: number, dice: number): number {
    return points * this.#dice + dice - 1;
  }

  /** What having so many points, and so many dice to throw next, is worth: the better of stopping and throwing. */
  value(points: number, dice: number): number {
    return this.#kept[this.#at(points, dice)];
  }

  /** Whether stopping there is better than throwing on. */
  stops(points: number, dice: number): boolean {
    return points >= this.#top || (this.#marks[this.#at(points, dice)] & stopsHere) > 0;
  }

  /** Whether so many points and dice are a better start of the turn than a fresh throw. */
  takes(points: number, dice: number): boolean {
    return (this.#marks[this.#at(points, dice)] & takesHere) > 0;
  }
}

/**
 * The power that the product of the duels at a table of so many seats is raised to. Duels are not independent: who has
 * many points wins most of them together, so that the bare product is too low, the lower the more seats. With four at
 * Greed any power from 0.3 to 0.75 is better than none (bench/results/strength.md).
 */
export const manyDuels = (seats: number): number => 2 / seats;

/** How many turns a book keeps unless said otherwise: more than some matches need, at most 30 MB of Ten Thousand. */
const usualTurns = 4000;

/**
 * The turns of a race that somebody plays, each worked out when it first comes up. Against one opponent a turn depends
 * on two scores alone and is kept; against more it is worked out again each time.
 *
 * More opponents are an approximation: to win is to win a duel with each of them. The chances of the duels, as the
 * solution for two has them, are multiplied, and what they have to do with one another is a power of that.
 */
export class RaceBook {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #turn: Turn;
  readonly #kept = new Map<number, PlayedTurn>();
  readonly #most: number;
  #lastName = '';
  #last: PlayedTurn | null = null;

  /** @param most how many turns are kept at most */
  constructor(rules: RaceRules, known: Known, most = usualTurns) {
    this.#rules = rules;
    this.#known = known;
    this.#turn = new Turn(rules);
    this.#most = most;
  }

  /**
   * The turn of a player.
   * @param own in units, as everything here
   * @param others the scores of the others, the next player first; not none
   */
  turn(own: number, others: readonly number[]): PlayedTurn {
    const [next = 0] = others;
    return others.length === 1 ? this.#against(own, next) : this.#amongMany(own, others);
  }

  #against(own: number, other: number): PlayedTurn {
    const { target, scoring } = this.#rules;
    const key = own * target + other;
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    this.#turn.prepare(own, other, this.#known);
    this.#turn.evaluate(1 - this.#known.values[other * target + own]);
    const played = new PlayedTurn(this.#turn, scoring.dice);
    if (this.#kept.size >= this.#most) this.#kept.clear();
    this.#kept.set(key, played);
    return played;
  }

  #amongMany(own: number, others: readonly number[]): PlayedTurn {
    return this.#remembered(`${own} ${others.join(' ')}`, () => this.#duels(own, others));
  }

  #remembered(name: string, make: () => PlayedTurn): PlayedTurn {
    if (this.#last !== null && this.#lastName === name) return this.#last;
    this.#last = make();
    this.#lastName = name;
    return this.#last;
  }

  /**
   * A turn of the final round.
   * @param later how many of the others, the first ones, still have a turn after this one
   */
  finalTurn(own: number, others: readonly number[], later: number): PlayedTurn {
    return this.#remembered(`final ${own} ${others.join(' ')} ${later}`, () =>
      this.#final(own, others, later),
    );
  }

  #final(own: number, others: readonly number[], later: number): PlayedTurn {
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
    return new PlayedTurn(turn, dice);
  }

  #duels(own: number, [next = 0, ...others]: readonly number[]): PlayedTurn {
    const { target, scoring, opening, finish } = this.#rules;
    const { dice } = scoring;
    const { values } = this.#known;
    const turn = this.#turn;
    const exponent = manyDuels(others.length + 2);
    // What the next player may take over counts in the duel with it alone.
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
    // A mark that is enough against one may be too low against many: some throws further is looked at.
    turn.evaluate(bust, finish === 'final-round' ? Math.max(0, target - own) + beyondMark : 0);
    return new PlayedTurn(turn, dice);
  }
}

/** How many units beyond the target a turn is looked at where several still have a last turn. */
const beyondMark = 40;
