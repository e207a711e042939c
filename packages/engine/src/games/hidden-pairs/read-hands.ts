import { allSeats, type FieldReader, type Seat } from '../../core/index.ts';
import { isSplit } from './splits.ts';
import {
  type Aim,
  allDice,
  type Commit,
  emptyHand,
  type Hand,
  mostReRolls,
  type Pair,
  rounds,
} from './state.ts';

/** An example of each form that a hand can have in the notation. */
const forms = '-, 112233+0, 112233+1?5, 112233+0=01.23.45';

const pairs = [0, 1, 2, 3, 4, 5].flatMap((a) =>
  [0, 1, 2, 3, 4, 5].filter((b) => b > a).map((b) => `${a}${b}`),
);

function readPair(fields: FieldReader, given: string): Pair {
  const [a = 0, b = 0] = [...fields.asChoice('hands', given, pairs)].map(Number);
  return [a, b];
}

function readAim(fields: FieldReader, given: string, by: Seat, seats: number): Aim {
  const [round = '', seat = ''] = given.split('@');
  const others = allSeats(seats).filter((other) => other !== by);
  return {
    round: fields.asChoice('hands', round, rounds),
    seat: fields.asChoice('hands', seat, others),
  };
}

function readCommit(fields: FieldReader, given: string, seat: Seat, seats: number): Commit {
  const [first = '', second = '', third = '', ...actions] = given.split('.');
  const pairs = [
    readPair(fields, first),
    readPair(fields, second),
    readPair(fields, third),
  ] as const satisfies Commit['pairs'];
  fields.fits(isSplit(pairs), 'hands', given, 'dice');
  const read = actions.map((action): Omit<Commit, 'type' | 'pairs'> => {
    const rest = action.slice(1);
    switch (action.charAt(0)) {
      case 'h':
        return { hinderance: readAim(fields, rest, seat, seats) };
      case 'b':
        return { diceBlock: readAim(fields, rest, seat, seats) };
      case 'l':
        return { luckyDice: { round: fields.asChoice('hands', rest, rounds) } };
      default:
        return fields.refuse('hands', action, 'h1@0, b1@0, l1');
    }
  });
  return Object.assign({ type: 'commit' as const, pairs }, ...read) as Commit;
}

function readHand(fields: FieldReader, given: string, seat: Seat, seats: number): Hand {
  if (given === '-') return emptyHand;
  const [, faces = '', reRolls = '', mark = '', rest = ''] =
    /^(\d+)\+(\d)(?:([?=])(.+))?$/.exec(given) ?? fields.refuse('hands', given, forms);
  return {
    dice: fields.asDice('hands', faces, allDice, allDice),
    // The die that is being rolled already counts as a re-roll.
    reRolls: fields.asNumber('hands', reRolls, mark === '?' ? 1 : 0, mostReRolls),
    pending: mark === '?' ? fields.asNumber('hands', rest, 0, allDice - 1) : null,
    commit: mark === '=' ? readCommit(fields, rest, seat, seats) : null,
  };
}

export const readHands = (fields: FieldReader, seats: number): Hand[] =>
  fields.list('hands', '/', seats).map((part, seat) => readHand(fields, part, seat, seats));
