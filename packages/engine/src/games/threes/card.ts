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
import { dieScore, moon, scoreThrees } from './scoring.ts';
import { allDice } from './state.ts';
import type { ThreesView } from './view.ts';

const moonDice: readonly Face[] = Array.from({ length: allDice }, () => 6);
const moonLine: CardLine = { dice: moonDice, text: message('threes-card-moon', { points: moon }) };

function costs(dice: readonly Face[]): CardLine[] {
  if (dice.length > 0 && scoreThrees(dice) === moon) return [moonLine];
  const counts = countFaces(dice);
  return faces.flatMap((face) => {
    const count = counts[face] ?? 0;
    return count === 0 ? [] : [sameLine(face, count, count * dieScore(face))];
  });
}

const scores: readonly CardLine[] = [
  sameLine(3, 1, 0),
  ...faces.filter((face) => face !== 3).map((face) => sameLine(face, 1, dieScore(face))),
  moonLine,
];

export function cardThrees({ dice, locked, step }: ThreesView, { marked }: Marks): ScoringCard {
  const left = dice.length === 0 ? allDice : openPositions(locked).length - marked.length;
  const label = message('threes-card-three', { count: left });
  const three = chanceOf(label, left, (rolled) => rolled.includes(3));
  return { now: costs(dice), scores, chances: step.kind === 'over' || left === 0 ? [] : [three] };
}
