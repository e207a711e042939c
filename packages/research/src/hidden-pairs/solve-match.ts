import { roundPoints, startPoints } from '@dicehall/engine';
import { MatchPolicy, type TurnStrategy } from '@dicehall/strategy/hidden-pairs';
import {
  type After,
  allStakes,
  choiceAt,
  choiceCount,
  firstPlans,
  handCount,
  MatchField,
  type Mixture,
  type Points,
  payoffsOf,
  type Response,
  reRollLevels,
  respond,
  type StandingPolicy,
  setAgainst,
  shareSteps,
  stagesOf,
  standingKey,
  turnPrices,
  walk,
} from '@dicehall/strategy/solvers';
import { Side } from './side.ts';

/** The probability below which a choice is dropped. */
const leastChance = 0.03;

/**
 * Rounds the chances from index `from` to `to` to multiples of 1 / `shareSteps`. It rounds down, then rounds up those
 * with the largest remainders, so that the sum does not change.
 */
function roundRange(chances: Float64Array, from: number, to: number): void {
  const own = chances.subarray(from, to);
  const leastKept = Math.min(leastChance, Math.max(...own));
  const kept = own.reduce((sum, chance) => sum + (chance >= leastKept ? chance : 0), 0);
  const exact = own.map((chance) => (chance >= leastKept ? (shareSteps * chance) / kept : 0));
  for (const [n, share] of exact.entries()) own[n] = Math.floor(share);
  const missing = shareSteps - own.reduce((sum, share) => sum + share, 0);
  const rest = [...exact.keys()].sort((a, b) => (exact[b] % 1) - (exact[a] % 1));
  for (const n of rest.slice(0, missing)) own[n] += 1;
}

/**
 * Returns the part of a mixture that a file stores: with rounded chances, without rare choices, and without plans for
 * hands that are never kept.
 */
export function roundMixture({ turning, first, plans, chances }: Mixture, stages: number): Mixture {
  const steps = turning.slice();
  for (let used = 0; used < 2; used++)
    for (let hand = 0; hand < handCount; hand++)
      roundRange(steps, used * choiceCount + choiceAt[hand], used * choiceCount + choiceAt[hand + 1]);
  const turns = steps.map((step) => step / shareSteps);
  const { come, reach } = walk(turns, stages);
  for (let used = 0; used < 2; used++)
    for (let hand = 0; hand < handCount; hand++)
      if (come[handCount * used + hand] === 0)
        turns.fill(0, used * choiceCount + choiceAt[hand], used * choiceCount + choiceAt[hand + 1]);
  const shares = chances.slice();
  const starts = new Int32Array(first.length);
  const kept: number[] = [];
  for (let info = 0; info < reRollLevels * handCount; info++) {
    if (reach[info] > 0) {
      roundRange(shares, first[info], first[info + 1]);
      for (let at = first[info]; at < first[info + 1]; at++) if (shares[at] > 0) kept.push(at);
    }
    starts[info + 1] = kept.length;
  }
  return {
    turning: turns,
    first: starts,
    plans: Int32Array.from(kept, (at) => plans[at]),
    chances: Float64Array.from(kept, (at) => shares[at] / shareSteps),
  };
}

export interface SolvedStanding {
  /** The win probability of the first of the two players. */
  readonly value: number;
  /** Half of the total gain that both sides make by best responses to these mixtures. */
  readonly gap: number;
  readonly iterations: number;
  readonly mixtures: readonly [Mixture, Mixture];
}

export interface Limits {
  readonly gap: number;
  readonly iterations: number;
}

/**
 * Returns a best response to a mixture.
 * @param other the points of the player with the mixture
 */
export function respondTo(
  mixture: Mixture,
  [own, other]: readonly [number, number],
  after: After,
  field: MatchField,
): Response {
  setAgainst(field, payoffsOf(own, other, after), mixture, stagesOf(other));
  return respond(field);
}

/** The number of iterations between two best responses. */
const responseInterval = 20;

const bestOf = ({ plans, kept }: Response): number[][] =>
  Array.from(plans, (plan, info) => (kept[info] >= 0 ? [plan] : []));

/**
 * Solves one turn by CFR+ with predictions (Farina, Kroer and Sandholm 2021). Best responses add plans until no plan
 * gains either side much.
 */
export function solveStanding(
  [one, two]: readonly [Side, Side],
  field: MatchField,
  after: After,
  limits: Limits,
): SolvedStanding {
  const flipped: After = (own, other) => 1 - after(other, own);
  const payoffs = payoffsOf(one.points, two.points, after);
  const flippedPayoffs = payoffsOf(two.points, one.points, flipped);
  const learn = (side: Side, from: Side, worth: Float64Array, weight: number): void => {
    setAgainst(field, worth, from.played(), from.stages);
    side.learn(field, weight);
  };
  for (let iteration = 1; ; iteration++) {
    learn(one, two, payoffs, iteration ** 4);
    learn(two, one, flippedPayoffs, iteration ** 4);
    if (iteration % responseInterval !== 0 && iteration !== 1) continue;
    const mixtures = [
      roundMixture(one.average(), one.stages),
      roundMixture(two.average(), two.stages),
    ] as const;
    const best = respondTo(mixtures[1], [one.points, two.points], after, field);
    const reply = respondTo(mixtures[0], [two.points, one.points], flipped, field);
    const gap = (best.value + reply.value - 1) / 2;
    if (iteration > 1 && (gap <= limits.gap || iteration >= limits.iterations))
      return { value: (best.value + 1 - reply.value) / 2, gap, iterations: iteration, mixtures };
    one.consider(bestOf(best));
    two.consider(bestOf(reply));
  }
}

/** The share of a solved standing's regrets with which the next, similar standing starts. */
const inheritedPart = 0.2;

/** The gain of best responses, by turns left, below which the solver of a standing stops. */
export const limits: readonly Limits[] = [
  { gap: 0.002, iterations: 400 },
  { gap: 0.0015, iterations: 400 },
  { gap: 0.0007, iterations: 800 },
];

/** The common divisor of all points and prices. */
const grain = 25;

/** Returns every different undecided standing of a last turn, with similar ones next to each other. */
export function lastTurns(): Points[] {
  const known = new Map<number, Points>();
  for (let behind = turnPrices[turnPrices.length - 1]; behind >= 0; behind -= grain) {
    for (let lead = 0; lead <= allStakes; lead += grain) {
      const points: Points = [behind + lead, behind];
      const key = standingKey(1, points);
      if (!known.has(key)) known.set(key, points);
    }
  }
  return [...known.values()];
}

/**
 * The points that the first player can win in a turn. Cases that equal another one with the players exchanged are
 * left out.
 */
const wins = [roundPoints[0], roundPoints[0] + roundPoints[1], roundPoints[0] + roundPoints[2], allStakes];

/** Returns every standing after one turn of a match, with similar ones next to each other. */
export function afterOneTurn(): Points[] {
  const all = new Map<string, Points>();
  for (const won of wins) {
    for (const paid of turnPrices) {
      for (const theyPaid of turnPrices) {
        const one = startPoints + won - paid;
        const two = startPoints + allStakes - won - theyPaid;
        const points: Points = [Math.max(one, two), Math.min(one, two)];
        all.set(points.join(), points);
      }
    }
  }
  const lead = ([ahead, behind]: Points): number => ahead - behind;
  return [...all.values()].sort((a, b) => b[1] - a[1] || lead(a) - lead(b));
}

export interface Step {
  readonly standing: StandingPolicy;
  readonly gap: number;
  readonly iterations: number;
  readonly progress: number;
}

/**
 * Solves a match of three turns backwards. Each standing starts with the plans and regrets of its neighbour.
 * @param turn the equilibrium of a turn in points; the solver considers its plans first
 */
export function* solveMatch(turn: TurnStrategy): Generator<Step, MatchPolicy> {
  const { luckyDice } = turn.game;
  const field = new MatchField(luckyDice);
  const known = turn.plans.map((chances, hand) =>
    [...chances.keys()].filter((plan) => chances[plan] > 0.002).map((plan) => firstPlans[hand] + plan),
  );
  const unlearnt = new Side(0);
  const plan: { left: number; points: Points }[] = [
    ...lastTurns().map((points) => ({ left: 1, points })),
    ...afterOneTurn().map((points) => ({ left: 2, points })),
    { left: 3, points: [startPoints, startPoints] },
  ];
  const solved: StandingPolicy[] = [];
  let policy = new MatchPolicy(luckyDice, []);
  let sides: readonly [Side, Side] = [unlearnt, unlearnt];
  let rowStart = sides;
  let start = sides;
  for (const [n, { left, points }] of plan.entries()) {
    const before = plan[n - 1];
    const isNew = before?.left !== left;
    const isNewRow = isNew || points[0] - points[1] < before.points[0] - before.points[1];
    if (isNew) policy = new MatchPolicy(luckyDice, solved);
    const [one, two] = isNew ? start : isNewRow ? rowStart : sides;
    sides = [one.heir(points[0], inheritedPart, known), two.heir(points[1], inheritedPart, known)];
    const result: SolvedStanding = solveStanding(
      sides,
      field,
      (own, other) => policy.value(left - 1, own, other),
      limits[left - 1],
    );
    if (isNewRow) rowStart = sides;
    if (n === 0) start = sides;
    const [ahead, behind] = result.mixtures;
    const level = points[0] === points[1];
    const standing: StandingPolicy = {
      left,
      points,
      value: level ? 0.5 : result.value,
      mixture: (side) => (side === 0 || level ? ahead : behind),
    };
    solved.push(standing);
    yield { standing, gap: result.gap, iterations: result.iterations, progress: (n + 1) / plan.length };
  }
  return new MatchPolicy(luckyDice, solved);
}
