import {
  diceField,
  formatDice,
  formatFlags,
  message,
  numberField,
  type PositionEditor,
  SetFields,
  scoreFields,
  seatField,
} from '../../core/index.ts';
import { moon } from './scoring.ts';
import { allDice, type ThreesState } from './state.ts';

/** The highest cost of a turn: 6 6 6 6 5. */
const mostPoints = 29;

export const editThrees: PositionEditor<ThreesState> = {
  example: 'threes - 12,9 3 0 choose 63215 00000',
  fields({ options, scores, round, seat, turn }) {
    const dice = turn.kind === 'choose' ? turn.dice : [];
    const locked = turn.kind === 'choose' ? turn.locked : Array.from({ length: allDice }, () => false);
    const { rounds } = options;
    return [
      ...scoreFields(scores, { min: moon * rounds, max: mostPoints * rounds, step: 1 }),
      numberField('round', message('field-round'), round, { min: 1, max: rounds, step: 1 }),
      seatField(seat, scores.length),
      diceField(dice, [0, allDice], locked),
    ];
  },
  line({ scores }, fields) {
    const set = new SetFields(fields);
    const dice = set.dice('dice');
    const turn =
      dice.length === 0 ? 'start' : `choose ${formatDice(dice)} ${formatFlags(set.locked('dice'))}`;
    return `${set.scores(scores.length).join(',')} ${set.number('round')} ${set.number('seat')} ${turn}`;
  },
  // Scores around the current ones, because a lead of a few points decides.
  chartScores({ scores, round }) {
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    return round === 1 ? [] : Array.from({ length: 10 }, (_, index) => mean - 9 + 2 * index);
  },
};
