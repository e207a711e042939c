import { type FieldReader, formatDice } from './position.ts';
import { isRising } from './positions.ts';
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
  const fits = seats.length > 1 && isRising(seats) && seats.every((seat) => among.includes(seat));
  fields.check(fits, 'throw-off seats', seats, `two or more of ${among}, rising`);
  const given = fields.text('thrown', `throws of ${dice} dice parted by commas, or -`);
  const thrown = given === '-' ? [] : given.split(',').map((one) => fields.asDice('thrown', one, dice, dice));
  fields.check(thrown.length < seats.length, 'thrown', given, 'fewer throws than seats');
  return { seats, thrown };
}
