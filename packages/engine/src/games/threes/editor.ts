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
import { isByRounds } from './options.ts';
import { lostRound } from './rounds.ts';
import { costsOf } from './scoring.ts';
import { allDice, type ThreesState } from './state.ts';

/** The approximate average cost of a turn. */
const usualCost = 8;

export const editThrees: PositionEditor<ThreesState> = {
  example: 'threes - 12,9 3 0 choose 63215 00000',
  fields({ options, scores, costs, round, seat, turn }) {
    const dice = turn.kind === 'choose' ? turn.dice : [];
    const locked = turn.kind === 'choose' ? turn.locked : Array.from({ length: allDice }, () => false);
    const { rounds } = options;
    const { least, most } = costsOf(options.moon);
    const byRounds = isByRounds(options, scores.length);
    const range = byRounds
      ? { min: 0, max: lostRound * (rounds - 1) }
      : { min: least * rounds, max: most * rounds };
    const cost = { min: options.moon === 'bonus' ? least : 0, max: most, step: 1 };
    // The turn of the last seat ends the round, so a position never contains it as finished.
    const earlier = byRounds ? costs.slice(0, -1) : [];
    return [
      ...scoreFields(scores, { ...range, step: 1 }),
      ...earlier.map((own, other) =>
        numberField(
          `cost-${other}`,
          message('threes-field-cost', { seat: { seat: other } }),
          own ?? usualCost,
          cost,
        ),
      ),
      numberField('round', message('field-round'), round, { min: 1, max: rounds, step: 1 }),
      seatField(seat, scores.length),
      diceField(dice, [0, allDice], locked),
    ];
  },
  line({ options, scores }, fields) {
    const set = new SetFields(fields);
    const seat = set.number('seat');
    const costs = scores.map((_, other) => (other < seat ? set.number(`cost-${other}`) : '-'));
    const round = isByRounds(options, scores.length) ? ` ${costs.join(',')}` : '';
    const dice = set.dice('dice');
    const turn =
      dice.length === 0 ? 'start' : `choose ${formatDice(dice)} ${formatFlags(set.locked('dice'))}`;
    return `${set.scores(scores.length).join(',')} ${set.number('round')} ${seat}${round} ${turn}`;
  },
  // A lead of a few points decides a match, so the chart's scores are close to the current ones.
  chartScores({ scores, round }) {
    const mean = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
    return round === 1 ? [] : Array.from({ length: 10 }, (_, index) => mean - 9 + 2 * index);
  },
};
