import type { RaceRules } from './rules.ts';
import { type Known, Turn } from './turn.ts';

/** The turns of a solved race, evaluated on demand; the last few are cached. */
export class Turns {
  readonly #rules: RaceRules;
  readonly #known: Known;
  readonly #kept = new Map<number, Turn>();
  readonly #limit: number;

  /** @param limit the number of turns to cache, of some 30 KB each: what a roll can lead to takes dozens */
  constructor(rules: RaceRules, known: Known, limit = 128) {
    this.#rules = rules;
    this.#known = known;
    this.#limit = limit;
  }

  /** The turn of a player at `own` against `other`, valued up to `points` at least. */
  between(own: number, other: number, points = 0): Turn {
    const { target } = this.#rules;
    const key = own * target + other;
    const turn = this.#kept.get(key) ?? this.#room();
    this.#kept.delete(key);
    this.#kept.set(key, turn);
    if (turn.top > points && turn.own === own && turn.other === other) return turn;
    turn.prepare(own, other, this.#known);
    turn.evaluate(1 - this.#known.values[other * target + own], points);
    return turn;
  }

  /** The least recently used turn, or a new one while there is room. */
  #room(): Turn {
    const [oldest] = this.#kept;
    if (oldest === undefined || this.#kept.size < this.#limit) return new Turn(this.#rules);
    this.#kept.delete(oldest[0]);
    return oldest[1];
  }
}
