import {
  diceField,
  fiveAndRest,
  formatDice,
  message,
  numberField,
  type PositionEditor,
  SetFields,
  scoreFields,
  seatField,
  tenScores,
  upTo,
} from '../../core/index.ts';
import { formatCourse, leastScore } from './position.ts';
import type { TenThousandState } from './state.ts';

const step = 50;

export const editTenThousand: PositionEditor<TenThousandState> = {
  example: 'ten-thousand - 2400,1050 1 choose 200 1534',
  fields({ options, scores, seat, turn }) {
    const dice = turn.kind === 'choose' ? turn.last : [];
    const before = turn.kind === 'choose' || turn.kind === 'throw' ? turn.points : 0;
    const range = { min: 0, max: options.target, step };
    return [
      ...scoreFields(scores, { ...range, min: leastScore(options) }),
      seatField(seat, scores.length),
      numberField('points', message('field-points-before'), before, range),
      diceField(dice, upTo(options.dice)),
    ];
  },
  line(state, fields) {
    const set = new SetFields(fields);
    const dice = set.dice('dice');
    const turn = dice.length === 0 ? 'start' : `choose ${set.number('points')} ${formatDice(dice)}`;
    const scores = set.scores(state.scores.length).join(',');
    return [scores, set.number('seat'), ...formatCourse(state), turn].join(' ');
  },
  chartScores: ({ options }) => tenScores(options.target, step),
  chartRoll: (left, { options }) => fiveAndRest(left, options.dice, options.five),
};
