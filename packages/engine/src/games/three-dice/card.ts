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
import { isAfterStairs, losersOf } from './round.ts';
import { isNice, kindOf, pointsOf } from './scoring.ts';
import type { ThreeDiceView } from './view.ts';

const line = (dice: readonly Face[], afterStairs = false): CardLine => {
  const kind = kindOf(dice, afterStairs);
  return { dice, text: message('three-dice-card-roll', { kind, points: pointsOf(dice) }) };
};

/** Every die and roll that means something. */
export const scores: readonly CardLine[] = [
  sameLine(1, 1, pointsOf([1])),
  sameLine(6, 1, pointsOf([6])),
  sameLine(4, 1, pointsOf([4])),
  line([2, 2, 2]),
  line([1, 2, 3]),
  line([4, 5, 6], true),
  line([2, 3, 4]),
  line([3, 4, 5]),
];

/** The possible results of rolling the dice that are not held. */
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
  now: view.lie === null ? [] : [line(view.dice, isAfterStairs(view, view.seat))],
  scores,
  chances: chancesOf(view, marks),
});
