import {
  type CardLine,
  chanceOf,
  combinationsOf,
  type Face,
  faces,
  lineOf,
  message,
  type ScoringCard,
  sameLine,
  scoringLines,
} from '../../core/index.ts';
import { type GreedScoring, greedScoringOptions, scoreGreed } from './scoring.ts';
import type { GreedView } from './view.ts';

const equalDice = (face: Face, count: number, options: GreedScoring): CardLine =>
  sameLine(face, count, scoreGreed(Array<Face>(count).fill(face), options).score);

export function scoresUnder(options: GreedScoring): CardLine[] {
  const combinations = combinationsOf(greedScoringOptions(options));
  const examples = ['12345', '23456', '22233'].flatMap((dice) =>
    combinations.filter((one) => one.dice.join('') === dice).map(lineOf),
  );
  const more: CardLine = { dice: [4, 4, 4, 4], text: message('card-more', { more: options.more }) };
  return [
    ...faces.map((face) => equalDice(face, 3, options)),
    equalDice(1, 1, options),
    equalDice(5, 1, options),
    ...(options.more === 'none' ? [] : [more]),
    ...examples,
  ];
}

export function cardGreed({ last, dice, step, options }: GreedView): ScoringCard {
  const bust = chanceOf(
    message('card-bust', { count: dice }),
    dice,
    (rolled) => scoreGreed(rolled, options).score === 0,
  );
  return {
    now: scoringLines(last, greedScoringOptions(options)),
    scores: scoresUnder(options),
    chances: step.kind === 'over' ? [] : [bust],
  };
}
