import {
  type CardLine,
  chanceOf,
  countFaces,
  type Face,
  faces,
  message,
  type ScoringCard,
  sameLine,
} from '../../core/index.ts';
import { scoreGreed } from './scoring.ts';
import type { GreedView } from './view.ts';

const equalDice = (face: Face, count: number): CardLine =>
  sameLine(face, count, scoreGreed(Array.from({ length: count }, () => face)).score);

/** The scoring combinations of a roll: a triple of each face, then single 1s and 5s. */
function scoring(dice: readonly Face[]): CardLine[] {
  const counts = countFaces(dice);
  return faces.flatMap((face) => {
    const count = counts[face] ?? 0;
    const triple = count >= 3 ? [equalDice(face, 3)] : [];
    const left = count >= 3 ? count - 3 : count;
    return left > 0 && scoreGreed([face]).score > 0 ? [...triple, equalDice(face, left)] : triple;
  });
}

const scores: readonly CardLine[] = [
  ...faces.map((face) => equalDice(face, 3)),
  equalDice(1, 1),
  equalDice(5, 1),
];

export function cardGreed({ last, dice, step }: GreedView): ScoringCard {
  const bust = chanceOf(
    message('card-bust', { count: dice }),
    dice,
    (rolled) => scoreGreed(rolled).score === 0,
  );
  return { now: scoring(last), scores, chances: step.kind === 'over' ? [] : [bust] };
}
