import {
  diceField,
  fiveAndRest,
  formatDice,
  formatFlags,
  message,
  numberField,
  type PositionEditor,
  SetFields,
  scoreFields,
  seatField,
  tenScores,
  upTo,
} from '../../core/index.ts';
import { scoreGreed } from './scoring.ts';
import { allDice, type GreedState } from './state.ts';

const step = 50;

export const editGreed: PositionEditor<GreedState> = {
  example: 'greed - 1200,800 11 0 - choose 450 51341',
  fields({ options, scores, seat, turn }) {
    const dice = turn.kind === 'choose' ? turn.last : [];
    const before = turn.kind === 'start' ? 0 : turn.points - scoreGreed(dice, options).score;
    const most = 2 * options.target;
    return [
      ...scoreFields(scores, { min: 0, max: most, step }),
      seatField(seat, scores.length),
      numberField('points', message('field-points-before'), before, { min: 0, max: most, step }),
      diceField(dice, upTo(allDice)),
    ];
  },
  line({ options, scores }, fields) {
    const set = new SetFields(fields);
    const now = set.scores(scores.length);
    const dice = set.dice('dice');
    const inGame = formatFlags(now.map((score) => score > 0 || options.opening === 0));
    const final = now.findIndex((score) => score >= options.target);
    // The points are at least 1, so that the error for a roll without a score names the dice instead of the points.
    const points = Math.max(1, set.number('points') + scoreGreed(dice, options).score);
    const turn = dice.length === 0 ? 'start' : `choose ${points} ${formatDice(dice)}`;
    return `${now.join(',')} ${inGame} ${set.number('seat')} ${final < 0 ? '-' : final} ${turn}`;
  },
  chartScores: ({ options, finalBy }) => (finalBy === null ? tenScores(options.target, step) : []),
  chartRoll: (left) => fiveAndRest(left, allDice, 50),
};
