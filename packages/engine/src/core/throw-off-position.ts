import { type FieldReader, formatDice } from './position.ts';
import type { Seat } from './seat.ts';
import type { ThrowOff } from './throw-off.ts';

/** A throw-off in two fields: the seats that roll, then what was rolled so far: `0,2 61`, `0,1,3 -`. */
export const formatThrowOff = ({ seats, thrown }: ThrowOff): string =>
  `${seats.join(',')} ${thrown.length === 0 ? '-' : thrown.map(formatDice).join(',')}`;

/**
 * Reads the two fields of a throw-off.
 * @param among the seats that it started with, rising
 * @param dice how many dice each seat rolls
 */
export function readThrowOff(fields: FieldReader, among: readonly Seat[], dice: number): ThrowOff {
  const seats = fields.numbers('throw-off seats', 0, Math.max(...among));
  const isRising = seats.every((seat, index) => index === 0 || seat > (seats[index - 1] ?? seat));
  if (seats.length < 2 || !isRising || !seats.every((seat) => among.includes(seat))) {
    fields.impossible('throw-off seats', seats.join(','), `two or more of ${among.join(',')}, rising`);
  }
  const given = fields.text('thrown', `throws of ${dice} dice parted by commas, or -`);
  const thrown = given === '-' ? [] : given.split(',').map((one) => fields.asDice('thrown', one, dice, dice));
  if (thrown.length >= seats.length) fields.impossible('thrown', given, 'fewer throws than seats');
  return { seats, thrown };
}
