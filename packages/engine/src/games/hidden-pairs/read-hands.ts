import type { FieldReader, Seat } from '../../core/index.ts';
import { isSplit } from './splits.ts';
import {
  type Aim,
  allDice,
  type Commit,
  emptyHand,
  type Hand,
  mostReRolls,
  type Pair,
  type Round,
  rounds,
} from './state.ts';

const allowed = '-, or DICE+RE-ROLLS with ?DIE or =PAIRS';

export const readRoundNumber = (fields: FieldReader, field: string, given: string): Round =>
  rounds.find((round) => String(round) === given) ?? fields.refuse('bad-field', field, given, '1, 2 or 3');

function readPair(fields: FieldReader, given: string): Pair {
  const [a, b] = /^[0-5]{2}$/.test(given) ? [...given].map(Number) : [];
  if (a === undefined || b === undefined || a >= b) {
    return fields.refuse('bad-field', 'hands', given, 'two positions from 0 to 5, ascending');
  }
  return [a, b];
}

function readAim(fields: FieldReader, given: string, by: Seat, seats: number): Aim {
  const [round = '', seat = ''] = given.split('@');
  const aim = {
    round: readRoundNumber(fields, 'hands', round),
    seat: fields.asNumber('hands', seat, 0, seats - 1),
  };
  fields.check(aim.seat !== by, 'hands', given, 'an attack on another seat');
  return aim;
}

function readCommit(fields: FieldReader, given: string, seat: Seat, seats: number): Commit {
  const [first = '', second = '', third = '', ...actions] = given.split('.');
  const pairs = [
    readPair(fields, first),
    readPair(fields, second),
    readPair(fields, third),
  ] as const satisfies Commit['pairs'];
  fields.check(isSplit(pairs), 'hands', given, 'each of the six dice in one pair');
  const read = actions.map((action): Omit<Commit, 'type' | 'pairs'> => {
    const rest = action.slice(1);
    switch (action.charAt(0)) {
      case 'h':
        return { hinderance: readAim(fields, rest, seat, seats) };
      case 'b':
        return { diceBlock: readAim(fields, rest, seat, seats) };
      case 'l':
        return { luckyDice: { round: readRoundNumber(fields, 'hands', rest) } };
      default:
        return fields.refuse('bad-field', 'hands', action, 'h, b or l with a round');
    }
  });
  return Object.assign({ type: 'commit' as const, pairs }, ...read) as Commit;
}

function readHand(fields: FieldReader, given: string, seat: Seat, seats: number): Hand {
  if (given === '-') return emptyHand;
  const [, faces = '', reRolls = '', mark = '', rest = ''] =
    /^(\d+)\+(\d)(?:([?=])(.+))?$/.exec(given) ?? fields.refuse('bad-field', 'hands', given, allowed);
  const hand: Hand = {
    dice: fields.asDice('hands', faces, allDice, allDice),
    reRolls: fields.asNumber('hands', reRolls, 0, mostReRolls),
    pending: mark === '?' ? fields.asNumber('hands', rest, 0, allDice - 1) : null,
    commit: mark === '=' ? readCommit(fields, rest, seat, seats) : null,
  };
  const isCounted = hand.pending === null || hand.reRolls > 0;
  fields.check(isCounted, 'hands', given, 'a die that is being rolled counts as a re-roll');
  return hand;
}

export function readHands(fields: FieldReader, seats: number): Hand[] {
  const given = fields.text('hands', allowed);
  const parts = given.split('/');
  if (parts.length !== seats) fields.refuse('bad-field', 'hands', given, `${seats} hands`);
  return parts.map((part, seat) => readHand(fields, part, seat, seats));
}
