import { cached } from '../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { affordable, type Mixture } from './mixture.ts';
import type { PlayedMatch } from './played-match.ts';
import { isDecided, lastTurnKey, type Points } from './standings.ts';

/** How both play one standing, and what it is worth. */
export interface StandingPolicy {
  /** Turns to play. */
  readonly left: number;
  readonly points: Points;
  /** The win probability of the one ahead. */
  readonly value: number;
  /** @param side 0 for the one ahead, 1 for the other; the same if they are level */
  mixture(side: 0 | 1): Mixture;
}

/** How alike the situations of two standings are; 0 for the same. */
const distance = ([ahead, behind]: Points, [other, lower]: Points): number =>
  2 * Math.abs(ahead - behind - other + lower) + Math.abs(behind - lower);

/** A solved match of two: a standing that is not among the solved ones is played like the most similar one. */
export class MatchPolicy implements PlayedMatch {
  readonly how = 'match';
  readonly luckyDice: TurnGame['luckyDice'];
  readonly standings: readonly StandingPolicy[];
  readonly #lastTurns = new Map<string, StandingPolicy>();
  readonly #byLeft = new Map<number, StandingPolicy[]>();

  constructor(luckyDice: TurnGame['luckyDice'], standings: readonly StandingPolicy[]) {
    this.luckyDice = luckyDice;
    this.standings = standings;
    for (const one of standings) {
      this.#byLeft.set(one.left, [...(this.#byLeft.get(one.left) ?? []), one]);
      if (one.left === 1) this.#lastTurns.set(lastTurnKey(one.points), one);
    }
  }

  /** Without what the player cannot pay; one who has won by spending nothing does so. */
  readonly mixture = cached(
    (left: number, own: number, other: number) => `${left} ${own} ${other}`,
    (left, own, other): Mixture => {
      const standing = this.at(left, [Math.max(own, other), Math.min(own, other)]);
      const budget = own > other && isDecided(left, [own, other]) ? 0 : own;
      return affordable(standing.mixture(own < other ? 1 : 0), budget);
    },
    256,
  );

  /** @param left turns to play, at least one */
  at(left: number, points: Points): StandingPolicy {
    const exact = left === 1 ? this.#lastTurns.get(lastTurnKey(points)) : undefined;
    if (exact !== undefined) return exact;
    const known = this.#byLeft.get(Math.min(left, Math.max(...this.#byLeft.keys()))) ?? [];
    const [first, ...others] = known;
    if (first === undefined) throw new RangeError(`No standing with ${left} turns left`);
    return others.reduce(
      (best, one) => (distance(one.points, points) < distance(best.points, points) ? one : best),
      first,
    );
  }

  value(left: number, own: number, other: number): number {
    if (own === other) return 0.5;
    if (own < other) return 1 - this.value(left, other, own);
    if (left === 0 || isDecided(left, [own, other])) return 1;
    return this.at(left, [own, other]).value;
  }
}
