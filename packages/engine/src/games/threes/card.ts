import {
  type CardLine,
  chanceOf,
  countFaces,
  type Face,
  faces,
  type Marks,
  message,
  type ScoringCard,
  sameLine,
} from '../../core/index.ts';
import { openPositions } from './keeps.ts';
import type { ThreesOptions } from './options.ts';
import { dieScore, moon, scoreThrees } from './scoring.ts';
import { allDice } from './state.ts';
import type { ThreesView } from './view.ts';

const moonDice: readonly Face[] = Array.from({ length: allDice }, () => 6);
const moonLine = (rule: ThreesOptions['moon']): CardLine => ({
  dice: moonDice,
  text: rule === 'wins' ? message('threes-card-moon-wins') : message('threes-card-moon', { points: moon }),
});

function costs(dice: readonly Face[], rule: ThreesOptions['moon']): CardLine[] {
  if (dice.length > 0 && scoreThrees(dice, rule) === moon) return [moonLine(rule)];
  const counts = countFaces(dice);
  return faces.flatMap((face) => {
    const count = counts[face] ?? 0;
    return count === 0 ? [] : [sameLine(face, count, count * dieScore(face))];
  });
}

export const scoresUnder = (rule: ThreesOptions['moon']): CardLine[] => [
  sameLine(3, 1, 0),
  ...faces.filter((face) => face !== 3).map((face) => sameLine(face, 1, dieScore(face))),
  ...(rule === 'none' ? [] : [moonLine(rule)]),
];

export function cardThrees({ dice, locked, step, moon }: ThreesView, { marked }: Marks): ScoringCard {
  const left = dice.length === 0 ? allDice : openPositions(locked).length - marked.length;
  const label = message('threes-card-three', { count: left });
  const three = chanceOf(label, left, (rolled) => rolled.includes(3));
  const chances = step.kind === 'over' || left === 0 ? [] : [three];
  return { now: costs(dice, moon), scores: scoresUnder(moon), chances };
}
