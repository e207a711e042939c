import {
  type CardChance,
  type CardLine,
  chanceOf,
  countFaces,
  type Face,
  faces,
  type Marks,
  message,
  ofSeat,
  type ScoringCard,
  sameLine,
} from '../../core/index.ts';
import { keepResult, scoringKeeps } from './keeps.ts';
import type { ThreePairs } from './options.ts';
import { mostOf, scoreKeep, scoresWhole } from './scoring.ts';
import type { TenThousandView } from './view.ts';

const equalDice = (face: Face, count: number): CardLine =>
  sameLine(
    face,
    count,
    scoreKeep(
      Array.from({ length: count }, () => face),
      'any',
    ),
  );

const straight: readonly Face[] = [1, 2, 3, 4, 5, 6];
const pairs: readonly Face[] = [2, 2, 3, 3, 6, 6];

function wholeLine(dice: readonly Face[], threePairs: ThreePairs): CardLine {
  const kind = new Set(dice).size === dice.length ? 'straight' : 'pairs';
  return { dice, text: message('ten-thousand-card-whole', { kind, points: scoreKeep(dice, threePairs) }) };
}

/** The scoring combinations of a roll: all six dice together, or the dice of each face. */
function scoring(dice: readonly Face[], threePairs: ThreePairs): CardLine[] {
  if (scoresWhole(dice, threePairs)) return [wholeLine([...dice].sort(), threePairs)];
  const counts = countFaces(dice);
  return faces.flatMap((face) => {
    const count = counts[face] ?? 0;
    return count >= 3 || (count > 0 && scoreKeep([face], threePairs) > 0) ? [equalDice(face, count)] : [];
  });
}

const scoresWith = (threePairs: ThreePairs): readonly CardLine[] => [
  equalDice(1, 1),
  equalDice(5, 1),
  ...faces.map((face) => equalDice(face, 3)),
  { dice: [4, 4, 4, 4], text: message('ten-thousand-card-more') },
  wholeLine(straight, threePairs),
  wholeLine(pairs, threePairs),
];

/** The points of the turn and the dice of the next roll, with the marked dice kept, or the best ones if none are marked. */
function nextRoll(view: TenThousandView, { marked }: Marks): { points: number; dice: number } {
  const { last, turnPoints, options, scores, seat } = view;
  if (last.length === 0) return { points: turnPoints, dice: view.dice };
  const [best] = scoringKeeps(last, options.threePairs);
  const kept = keepResult({ ...view, score: ofSeat(scores, seat) }, marked);
  if (kept.ok) return { points: kept.value.points, dice: kept.value.diceLeft };
  const left = last.length - (best?.keep.length ?? 0);
  return { points: turnPoints + (best?.score ?? 0), dice: left === 0 ? last.length : left };
}

function chancesOf(view: TenThousandView, marks: Marks): CardChance[] {
  const { options, scores, seat, step, order } = view;
  if (step.kind === 'over' || order !== null) return [];
  const { points, dice } = nextRoll(view, marks);
  const room = options.target - ofSeat(scores, seat) - points;
  const most = (rolled: readonly Face[]) => mostOf(rolled, options.threePairs);
  const bust = chanceOf(message('card-bust', { count: dice }), dice, (rolled) => most(rolled) === 0);
  if (!options.exactFinish) return [bust];
  const label = message('ten-thousand-card-overshoot', { count: dice, target: options.target });
  const over = chanceOf(label, dice, (rolled) => most(rolled) > room);
  return over.count === 0 ? [bust] : [bust, over];
}

export const cardTenThousand = (view: TenThousandView, marks: Marks): ScoringCard => ({
  now: scoring(view.last, view.options.threePairs),
  scores: scoresWith(view.options.threePairs),
  chances: chancesOf(view, marks),
});
