import { mostReRolls, prices } from '@dicehall/engine';
import { planCount, TurnTables } from './equilibrium.ts';
import { responseTo, whole } from './exploit.ts';
import { handClasses, reRolls } from './hands.ts';
import { HandWorths, matchOf, type PlayedMatch, worthsOf } from './match-worth.ts';
import { planMix, reRollMix } from './mix.ts';
import { PlanWorths, type Worth } from './plan-worths.ts';
import { allActions } from './plans.ts';
import type { MatchPlay } from './player.ts';
import type { TurnPolicy } from './policy.ts';

/** Where a match of two stands before a turn: the points of who plays the policy, of the other, and the turns to come after it. */
export interface Standing {
  readonly own: number;
  readonly other: number;
  readonly left: number;
}

/** What somebody who knows how a policy is played at a standing can make of it. */
export interface GivenAway {
  /** The points that a best response gains in the turn, exactly: half the difference of points over an even turn. */
  readonly points: number;
  /** The same as a share of all the points of a turn's rounds. */
  readonly share: number;
  /**
   * The chance to win that is left against a best response in the match, leads after the turn valued by `MatchValue`. The
   * rounds, and what the policy spends, are taken as independent of one another.
   */
  readonly keeps: number;
}

/** A turn as a policy plays it somewhere: what it plays with each hand, times how likely that is, and what it spends. */
interface PlayedTurn {
  readonly plans: readonly Float64Array[];
  readonly spent: ReadonlyMap<number, number>;
}

function turnAt(policy: TurnPolicy, played: PlayedMatch | null, { own, other, left }: Standing): PlayedTurn {
  const plans = handClasses.map((_, hand) => new Float64Array(planCount(policy.game, hand)));
  const spent = new Map<number, number>();
  let now = Float64Array.from(handClasses, ({ probability }) => probability);
  for (let used = 0; used <= mostReRolls; used++) {
    const points = own - used * prices.reRoll;
    const view = { scores: [points, other], options: { turns: left + 1 }, turn: 1 };
    const worths = played === null ? null : worthsOf(played, view, 0);
    const next = new Float64Array(handClasses.length);
    for (const [hand, here] of now.entries()) {
      if (here === 0) continue;
      const [keep = 1, ...again] = reRollMix(policy, hand, used, points, worths);
      for (const { plan, probability } of planMix(policy, hand, points, worths)) {
        const row = plans[hand];
        row[plan] = row[plan] + here * keep * probability;
        const price = used * prices.reRoll + allActions[plan % allActions.length].price;
        spent.set(price, (spent.get(price) ?? 0) + here * keep * probability);
      }
      for (const [index, share] of again.entries()) {
        const leadsTo = reRolls[hand][index].leadsTo;
        for (const to of leadsTo) next[to] = next[to] + (here * share) / leadsTo.length;
      }
    }
    now = next;
  }
  return { plans, spent };
}

/**
 * What a policy gives away at a standing, played for the match or for points. The other has enough points to pay for
 * whatever it likes.
 */
export function givenAway(policy: TurnPolicy, standing: Standing, value: MatchPlay['value']): GivenAway {
  const played = matchOf(policy);
  const { plans, spent } = turnAt(policy, value === 'match' ? played : null, standing);
  const tables = new TurnTables(policy.game);
  tables.meet(new Float64Array(handClasses.length).fill(1), plans);
  const mean = [...spent].reduce((sum, [points, chance]) => sum + points * chance, 0);
  const points = responseTo(tables) - (whole / 2 - mean / 2);
  const lead = standing.other - standing.own;
  const known = new Map<number, number>();
  const worth: Worth = (gained) => {
    const found =
      known.get(gained) ?? sumOver(spent, (price) => played.match.at(standing.left, lead + gained + price));
    known.set(gained, found);
    return found;
  };
  const hands = new HandWorths(new PlanWorths(tables), worth, standing.other);
  const best = handClasses.reduce((sum, { probability }, hand) => sum + probability * hands.best(hand, 0), 0);
  return { points, share: points / whole, keeps: 1 - best };
}

const sumOver = (chances: ReadonlyMap<number, number>, of: (value: number) => number): number =>
  [...chances].reduce((sum, [value, chance]) => sum + chance * of(value), 0);
