import {
  type CardChance,
  type CardLine,
  type Combination,
  chanceOf,
  combinationsOf,
  type Face,
  faces,
  lineOf,
  type Marks,
  message,
  mostOf,
  type ScoringCard,
  type ScoringOptions,
  sameLine,
  sameScore,
  scoringLines,
} from '../../core/index.ts';
import { keepResult, scoringKeeps } from './keeps.ts';
import { situationOfView, type TenThousandView } from './view.ts';

export function scoresUnder(options: ScoringOptions): CardLine[] {
  const combinations = combinationsOf(options);
  const exampleOf = (kind: Combination['kind'], dice?: string): CardLine[] => {
    const found = combinations.find(
      (one) => one.kind === kind && (dice ?? one.dice.join('')) === one.dice.join(''),
    );
    return found === undefined ? [] : [lineOf(found)];
  };
  const more = {
    dice: [4, 4, 4, 4] as const,
    text: message('card-more', { more: options.more }),
  };
  return [
    sameLine(1, 1, options.one),
    sameLine(5, 1, options.five),
    ...faces.map((face) => sameLine(face, 3, sameScore(options, face, 3))),
    more,
    ...exampleOf('low-straight'),
    ...exampleOf('high-straight'),
    ...exampleOf('straight'),
    ...exampleOf('pairs', '223366'),
    ...exampleOf('four-and-two', '333344'),
    ...exampleOf('triplets', '222333'),
    ...exampleOf('full-house', '22233'),
    ...(options.nothing > 0
      ? [
          lineOf({
            kind: 'nothing',
            dice: ([2, 3, 3, 4, 6, 6] as const).slice(0, options.dice),
            points: options.nothing,
          }),
        ]
      : []),
  ];
}

/**
 * Returns the points at stake and the number of dice in the next roll. If no dice are marked, it assumes that the
 * player keeps the best dice.
 */
function nextRoll(view: TenThousandView, { marked }: Marks): { points: number; dice: number } {
  const { last, turnPoints, options } = view;
  if (last.length === 0) return { points: turnPoints, dice: view.dice };
  const [best] = scoringKeeps(last, options);
  const kept = keepResult(situationOfView(view), marked);
  if (kept.ok) return { points: kept.value.points, dice: kept.value.diceLeft };
  const left = last.length - (best?.keep.length ?? 0);
  return { points: turnPoints + (best?.score ?? 0), dice: left === 0 ? options.dice : left };
}

function chancesOf(view: TenThousandView, marks: Marks): CardChance[] {
  const { options, step, order } = view;
  if (step.kind === 'over' || order !== null) return [];
  const { points, dice } = nextRoll(view, marks);
  const room = options.target - situationOfView(view).score - points;
  const most = (rolled: readonly Face[]) => mostOf(rolled, options);
  const bust = chanceOf(message('card-bust', { count: dice }), dice, (rolled) => most(rolled) === 0);
  if (!options.exactFinish) return [bust];
  if (room === 0) return [chanceOf(message('ten-thousand-card-at-target'), dice, () => true)];
  const label = message('ten-thousand-card-overshoot', { count: dice, target: options.target });
  const over = chanceOf(label, dice, (rolled) => most(rolled) > room);
  return over.count === 0 ? [bust] : [bust, over];
}

export const cardTenThousand = (view: TenThousandView, marks: Marks): ScoringCard => ({
  now: scoringLines(view.last, view.options),
  scores: scoresUnder(view.options),
  chances: chancesOf(view, marks),
});
