import { roundPoints, startPoints } from '@dicehall/engine';
import { MatchPolicy, type TurnStrategy } from '@dicehall/strategy/hidden-pairs';
import {
  allStakes,
  firstPlans,
  MatchField,
  type Points,
  type StandingPolicy,
  standingKey,
  turnPrices,
} from '@dicehall/strategy/solvers';
import { Side } from './side.ts';
import { type Limits, type SolvedStanding, solveStanding } from './standing.ts';

/** The part of what was learnt at one standing with which its neighbour begins. */
const inheritedPart = 0.2;

/** The most that best responses gain at a standing, by turns left. */
const limits: readonly Limits[] = [
  { gap: 0.002, iterations: 400 },
  { gap: 0.0015, iterations: 400 },
  { gap: 0.0007, iterations: 800 },
];

/** All points and prices are multiples of this. */
const grain = 25;

/** Every different standing of a last turn that is not decided, neighbours next to each other. */
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

/** What the first player may have won in a turn, once for every pair of players. */
const wins = [roundPoints[0], roundPoints[0] + roundPoints[1], roundPoints[0] + roundPoints[2], allStakes];

/** Every standing after one turn of a match, neighbours next to each other. */
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

/** A standing solved, and its place among all. */
export interface Step {
  readonly standing: StandingPolicy;
  readonly gap: number;
  readonly iterations: number;
  readonly progress: number;
}

/**
 * Solves a match of three turns, from the last back: each standing one turn, its neighbour's plans and regrets to begin with.
 * @param turn the equilibrium of a turn in points, whose plans are the first ones considered
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
