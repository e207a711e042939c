import {
  type CardChance,
  type CardLine,
  chanceOf,
  type Face,
  type Marks,
  message,
  pick,
  type ScoringCard,
  sameLine,
} from '../../core/index.ts';
import { everyDie } from './moves.ts';
import type { ThreeDiceOptions } from './options.ts';
import { isAfterStairs, losersOf } from './round.ts';
import { isNice, kindOf, pointsOf } from './scoring.ts';
import type { ThreeDiceView } from './view.ts';

function line(
  dice: readonly Face[],
  { shitStairs: when, unit }: ThreeDiceOptions,
  afterStairs = false,
): CardLine {
  const values = { kind: kindOf(dice, afterStairs), points: pointsOf(dice), when, unit, amount: 1 };
  return { dice, text: message('three-dice-card-roll', values) };
}

export const scoresUnder = (options: ThreeDiceOptions): CardLine[] => [
  sameLine(1, 1, pointsOf([1])),
  sameLine(6, 1, pointsOf([6])),
  { dice: [2, 3, 4, 5], text: message('three-dice-card-pips') },
  line([2, 2, 2], options),
  line([1, 2, 3], options),
  line([4, 5, 6], options, true),
  line([2, 3, 4], options),
  line([3, 4, 5], options),
];

/**
 * Returns the chances that rolling the unmarked dice makes the player safe and, if there are losers, that it beats them.
 * Returns none if the player cannot roll.
 */
function chancesOf(view: ThreeDiceView, { marked }: Marks): CardChance[] {
  const { step, throwOff, dice, seat } = view;
  if (step.kind === 'over' || throwOff !== null || view.toGive > 0) return [];
  const held = pick(dice, marked);
  const count = everyDie.length - held.length;
  if (count === 0 || view.rolls >= view.limit) return [];
  const afterStairs = isAfterStairs(view, seat);
  const isSafe = (rolled: readonly Face[]) => isNice(kindOf([...held, ...rolled], afterStairs));
  const safe = chanceOf(message('three-dice-card-safe', { count }), count, isSafe);
  const { points, seats } = losersOf(view);
  if (seats.length === 0) return [safe];
  const label = message('three-dice-card-beat', { count, points });
  const beats = (rolled: readonly Face[]) => isSafe(rolled) || pointsOf([...held, ...rolled]) > points;
  return [safe, chanceOf(label, count, beats)];
}

export const cardThreeDice = (view: ThreeDiceView, marks: Marks): ScoringCard => ({
  now: view.lie === null ? [] : [line(view.dice, view.options, isAfterStairs(view, view.seat))],
  scores: scoresUnder(view.options),
  chances: chancesOf(view, marks),
});
