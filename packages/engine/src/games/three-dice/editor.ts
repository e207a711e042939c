import {
  diceField,
  type Face,
  formatDice,
  message,
  numberField,
  ofSeat,
  type PositionEditor,
  rollsOf,
  type Seat,
  SetFields,
  seatAfter,
} from '../../core/index.ts';
import { formatFinish } from './position.ts';
import { isNice, kindOf, pointsOf, tripleAdds } from './scoring.ts';
import { allDice, type Finish, mostRolls, type ThreeDiceState } from './state.ts';

/** Returns example dice with which a turn ends in the given way. */
function diceOf(finish: Finish | null, penalty: number): readonly Face[] {
  if (finish === null) return [];
  const found = rollsOf(allDice).find((dice) => {
    const kind = kindOf(dice, false);
    if (finish.kind === 'points') return !isNice(kind) && pointsOf(dice) === finish.points;
    const adds = tripleAdds(ofSeat(dice, 0));
    return kind === finish.roll && (kind !== 'three-of-a-kind' || adds === penalty - 1);
  });
  return found ?? [];
}

const finishOf = (dice: readonly Face[]): string => {
  const kind = kindOf(dice, false);
  return kind === 'three-of-a-kind' ? 't' : kind === 'stairs' ? 's' : String(pointsOf(dice));
};

const counts = [0, allDice];

/** Returns the other seat at a table of two. Only there can the editor change another seat's finished turn. */
const otherOf = ({ scores, seat }: ThreeDiceState): Seat | null =>
  scores.length === 2 ? seatAfter(seat, 2) : null;

export const editThreeDice: PositionEditor<ThreeDiceState> = {
  example: 'three-dice - 2,3 4 1 2 1 -,106 choose 1 214',
  fields(state) {
    const { limit, penalty, finished, turn } = state;
    const other = otherOf(state);
    const dice = turn.kind === 'choose' ? turn.dice : [];
    const roll = turn.kind === 'choose' ? turn.rolls : 1;
    const rolls = { min: 1, max: mostRolls, step: 1 };
    return [
      ...(other === null
        ? []
        : [
            {
              ...diceField(diceOf(ofSeat(finished, other), penalty), counts),
              id: 'theirs',
              label: message('field-dice-other'),
            },
          ]),
      numberField('limit', message('field-limit'), limit, rolls),
      numberField('roll', message('field-roll'), roll, rolls),
      diceField(dice, counts),
    ];
  },
  line(state, fields) {
    const { scores, round, seat } = state;
    const set = new SetFields(fields);
    const other = otherOf(state);
    const [dice, theirs] = [set.dice('dice'), set.dice('theirs')];
    const turn = dice.length === 0 ? 'start' : `choose ${set.number('roll')} ${formatDice(dice)}`;
    const [face = 1] = theirs;
    const isTriple = theirs.length > 0 && kindOf(theirs, false) === 'three-of-a-kind';
    const finished = scores.map((_, at) => {
      if (other === null) return formatFinish(ofSeat(state.finished, at));
      return at === other && theirs.length > 0 ? finishOf(theirs) : '-';
    });
    const starter = other === null ? state.starter : theirs.length > 0 ? other : seat;
    const penalty = other === null ? state.penalty : isTriple ? 1 + tripleAdds(face) : 1;
    const isOpen = finished.every((finish) => finish === '-');
    const limit = isOpen ? mostRolls : set.number('limit');
    return `${scores.join(',')} ${round} ${starter} ${limit} ${penalty} ${finished.join(',')} ${turn}`;
  },
};
