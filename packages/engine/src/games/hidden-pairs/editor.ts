import {
  diceField,
  formatDice,
  message,
  numberField,
  ofSeat,
  type PositionEditor,
  SetFields,
  scoreFields,
} from '../../core/index.ts';
import { allDice, type HiddenPairsState, mostReRolls, prices } from './state.ts';

const startPoints = 500;
const step = 25;

/** Placeholders for the previous turn's rounds, which the notation requires. They do not affect the position. */
const roundsBefore = (seats: number): string =>
  ['66', '55', '44']
    .map((pair) => `${[pair, ...Array.from({ length: seats - 1 }, () => '11')].join('.')}=0`)
    .join('/');

/** Lets seat 0 choose. The other hands are placeholders: seat 0 does not know them, so they make no difference. */
export const editHiddenPairs: PositionEditor<HiddenPairsState> = {
  example: 'hidden-pairs - 1 500,500 661524+0/112233+0 - 00 choosing',
  fields({ options, turn, points, hands }) {
    const { dice, reRolls } = ofSeat(hands, 0);
    return [
      numberField('turn', message('field-turn'), turn, { min: 1, max: options.turns, step: 1 }),
      ...scoreFields(points, { min: 0, max: 5000, step }),
      numberField('re-rolls', message('field-re-rolls'), reRolls, { min: 0, max: mostReRolls, step: 1 }),
      diceField(dice, [allDice]),
    ];
  },
  line({ hands }, fields) {
    const set = new SetFields(fields);
    const seats = hands.length;
    const [turn, reRolls] = [set.number('turn'), set.number('re-rolls')];
    const paid = reRolls * prices.reRoll;
    const points =
      turn === 1 ? hands.map((_, seat) => startPoints - (seat === 0 ? paid : 0)) : set.scores(seats);
    const held = hands.map((_, seat) =>
      seat === 0 ? `${formatDice(set.dice('dice'))}+${reRolls}` : '112233+0',
    );
    const shown = turn === 1 ? '-' : roundsBefore(seats);
    return `${turn} ${points.join(',')} ${held.join('/')} ${shown} ${'0'.repeat(seats)} choosing`;
  },
};
