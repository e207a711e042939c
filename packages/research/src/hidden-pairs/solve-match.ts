import { startPoints } from '@dicehall/engine';
import { MatchPolicy, type TurnStrategy } from '@dicehall/strategy/hidden-pairs';
import {
  afterOneTurn,
  firstPlans,
  lastTurns,
  MatchField,
  type Points,
  type StandingPolicy,
} from '@dicehall/strategy/solvers';
import { Side } from './side.ts';
import { type Limits, type SolvedStanding, solveStanding } from './standing.ts';

/** The part of what was learnt at one standing with which its neighbour begins. */
const handedOn = 0.2;

/** The most that best responses gain at a standing, by turns left. */
const limits: readonly Limits[] = [
  { gap: 0.002, iterations: 400 },
  { gap: 0.0015, iterations: 400 },
  { gap: 0.0007, iterations: 800 },
];

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
    sides = [one.heir(points[0], handedOn, known), two.heir(points[1], handedOn, known)];
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
