import { cached } from '../../../../cached.ts';
import type { TurnGame } from '../equilibrium.ts';
import { affordable, type Mixture } from './mixture.ts';
import type { PlayedMatch } from './played-match.ts';
import { budgetOf, isDecided, type Points, standingKey } from './standings.ts';

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
  /** By turns to play, and by what matters of the points. */
  readonly #byLeft = new Map<number, Map<number, StandingPolicy>>();
  readonly #mostLeft: number;

  constructor(luckyDice: TurnGame['luckyDice'], standings: readonly StandingPolicy[]) {
    this.luckyDice = luckyDice;
    this.standings = standings;
    this.#mostLeft = Math.max(...standings.map(({ left }) => left));
    for (const one of standings) {
      const known = this.#byLeft.get(one.left) ?? new Map<number, StandingPolicy>();
      this.#byLeft.set(one.left, known.set(standingKey(one.left, one.points), one));
    }
  }

  /** Without what the player cannot pay; one who has won by spending nothing does so. */
  readonly mixture = cached(
    (left: number, own: number, other: number) => `${left} ${own} ${other}`,
    (left, own, other): Mixture => {
      const standing = this.at(left, [Math.max(own, other), Math.min(own, other)]);
      const side = own < other ? 1 : 0;
      const budget = own > other && isDecided(left, [own, other]) ? 0 : own;
      const mixture = standing.mixture(side);
      // Its player plays only what it can pay.
      return budgetOf(budget) === budgetOf(standing.points[side]) ? mixture : affordable(mixture, budget);
    },
    256,
  );

  /** @param left turns to play, at least one */
  at(left: number, points: Points): StandingPolicy {
    const turns = Math.min(left, this.#mostLeft);
    const known = this.#byLeft.get(turns);
    const exact = known?.get(standingKey(turns, points));
    if (exact !== undefined) return exact;
    const [first, ...others] = known?.values() ?? [];
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
