import { cached, computeOnce } from '../../../../cached.ts';
import { stakes, type TurnGame, type TurnStrategy } from '../equilibrium.ts';
import { spendingOf } from '../exploitability.ts';
import { firstPlans } from '../plans.ts';
import { strategyOf, type TurnPolicy } from '../policy.ts';
import { choiceAt, choiceCount, handCount, limitToPoints, type Mixture, reRollLevels } from './mixture.ts';
import { budgetOf, isDecided, type Points, standingKey } from './standings.ts';

/** The greatest common divisor of all points and prices, called a grain. */
const grain = 25;

/** The probability of each change of the lead in a turn. Changes are in grains. */
type Change = ReadonlyMap<number, number>;

function combineChanges(one: Change, other: Change): Map<number, number> {
  const all = new Map<number, number>();
  for (const [a, chance] of one) {
    for (const [b, often] of other) all.set(a + b, (all.get(a + b) ?? 0) + chance * often);
  }
  return all;
}

/**
 * The approximate win probability of a lead in a match of two. It assumes that each round is won with probability 1/2
 * and that prices follow the equilibrium of a turn. A draw counts half.
 */
export class MatchValue {
  /** The possible changes of the lead in a turn. `#chances` has their probabilities. */
  readonly #swings: Int32Array;
  readonly #chances: Float64Array;
  readonly #step: number;
  /** For each number of turns left, the win probabilities by lead. The index is `lead + middle`, both in grains. */
  readonly #values: Float64Array[];

  constructor(strategy: TurnStrategy) {
    const spending = [...spendingOf(strategy)].map(([points, chance]) => [points / grain, chance] as const);
    const own: Change = new Map(spending.map(([points, chance]) => [-points, chance]));
    let swing = combineChanges(own, new Map(spending));
    for (const points of stakes) {
      const either: Change = new Map([
        [points / grain, 1 / 2],
        [-points / grain, 1 / 2],
      ]);
      swing = combineChanges(swing, either);
    }
    this.#swings = Int32Array.from(swing.keys());
    this.#chances = Float64Array.from(swing.values());
    this.#step = Math.max(...swing.keys());
    this.#values = [Float64Array.of(0.5)];
  }

  /**
   * Returns the win probability of a player with this lead.
   * @param turns the number of turns still to play
   */
  at(turns: number, lead: number): number {
    return this.#at(turns, lead / grain);
  }

  #at(turns: number, lead: number): number {
    const row = this.#row(turns);
    const at = lead + (row.length - 1) / 2;
    return at < 0 ? 0 : at >= row.length ? 1 : row[at];
  }

  /** Returns the win probabilities for a number of turns. A lead beyond either end of the row decides the match. */
  #row(turns: number): Float64Array {
    for (let next = this.#values.length; next <= turns; next++) {
      const middle = next * this.#step;
      const row = new Float64Array(2 * middle + 1);
      const last = this.#values[next - 1] ?? row;
      const before = (last.length - 1) / 2;
      for (let lead = -middle; lead <= middle; lead++) {
        let value = 0;
        for (let index = 0; index < this.#swings.length; index++) {
          const at = lead + this.#swings[index] + before;
          const after = at < 0 ? 0 : at >= last.length ? 1 : last[at];
          value += this.#chances[index] * after;
        }
        row[lead + middle] = value;
      }
      this.#values.push(row);
    }
    return this.#values[turns];
  }
}

export interface PlayedMatch {
  /** Whether the match was solved as a whole, or turn by turn. */
  readonly how: 'match' | 'turn';
  readonly luckyDice: TurnGame['luckyDice'];
  /**
   * Returns the mixed strategy of a player with `own` points at the start of a turn.
   * @param left the number of turns to play, including this one
   */
  mixture(left: number, own: number, other: number): Mixture;
  /** Returns the win probability of a player with `own` points. */
  value(left: number, own: number, other: number): number;
}

/** Converts a turn policy to a mixed strategy. The strategy does not depend on earlier re-rolls. */
function mixtureOf({ plans, reRolling }: TurnPolicy): Mixture {
  const turning = new Float64Array((reRollLevels - 1) * choiceCount);
  for (const [used, stage] of reRolling.entries())
    for (const [hand, chances] of stage.entries()) turning.set(chances, used * choiceCount + choiceAt[hand]);
  const first = new Int32Array(reRollLevels * handCount + 1);
  for (let info = 0; info < reRollLevels * handCount; info++)
    first[info + 1] = first[info] + plans[info % handCount].length;
  const all = Array.from({ length: reRollLevels }, () =>
    plans.flatMap((ofHand, hand) =>
      ofHand.map(({ plan, probability }) => ({ plan: firstPlans[hand] + plan, probability })),
    ),
  ).flat();
  return {
    turning,
    first,
    plans: Int32Array.from(all, ({ plan }) => plan),
    chances: Float64Array.from(all, ({ probability }) => probability),
  };
}

/** Makes a policy for options whose match is not solved. It plays each turn by the equilibrium of a turn in points. */
export function turnMatch(policy: TurnPolicy): PlayedMatch {
  const mixture = mixtureOf(policy);
  const match = computeOnce(() => new MatchValue(strategyOf(policy)));
  const paid = cached(
    (own: number) => own,
    (own) => limitToPoints(mixture, own),
    16,
  );
  return {
    how: 'turn',
    luckyDice: policy.game.luckyDice,
    mixture: (_left, own) => paid(own),
    value: (left, own, other) => match().at(left, own - other),
  };
}

/** The mixed strategies of both players at one standing, and its value. */
export interface StandingPolicy {
  /** The number of turns to play from this standing on. */
  readonly left: number;
  readonly points: Points;
  /** The win probability of the player ahead. */
  readonly value: number;
  /**
   * Returns the mixed strategy of one player.
   * @param side 0 for the player ahead, 1 for the other; either if they are level
   */
  mixture(side: 0 | 1): Mixture;
}

/** Returns the distance between two standings; 0 for equivalent ones. */
const distance = ([ahead, behind]: Points, [other, lower]: Points): number =>
  2 * Math.abs(ahead - behind - other + lower) + Math.abs(behind - lower);

/** A solved match of two. A standing without a solution is played like the most similar solved one. */
export class MatchPolicy implements PlayedMatch {
  readonly how = 'match';
  readonly luckyDice: TurnGame['luckyDice'];
  readonly standings: readonly StandingPolicy[];
  /** The solved standings, first by number of turns to play, then by `standingKey`. */
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

  /**
   * Returns the mixture at a standing, without plans that the player cannot pay for. A player who wins for certain
   * without paying for anything plays only plans without a price.
   */
  readonly mixture = cached(
    (left: number, own: number, other: number) => `${left} ${own} ${other}`,
    (left, own, other): Mixture => {
      const standing = this.at(left, [Math.max(own, other), Math.min(own, other)]);
      const side = own < other ? 1 : 0;
      const budget = isDecided(left, [own, other]) ? 0 : own;
      const mixture = standing.mixture(side);
      // The player can pay for every plan in its mixture.
      return budgetOf(budget) === budgetOf(standing.points[side]) ? mixture : limitToPoints(mixture, budget);
    },
    256,
  );

  /**
   * Returns the solution of a standing.
   * @param left the number of turns to play, at least 1
   */
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
