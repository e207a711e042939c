/** A place at the table: 0-based, in seating order. */
export type Seat = number;

/** Who looks at a match: somebody in a seat, or anybody at the table. */
export type Viewer = Seat | 'table';

/** One value a seat, by index. */
export type BySeat<Value> = readonly Value[];

/** Every seat of a match of `seats` seats, in order. */
export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seat after `seat`, round the table. */
export const seatAfter = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** A copy of `values` in which the one of `seat` is `value`. */
export function withSeat<Value>(values: BySeat<Value>, seat: Seat, value: Value): Value[] {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}

/** The value of `seat`; a seat that is not at the table is a bug. */
export function ofSeat<Value>(values: BySeat<Value>, seat: Seat): Value {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`No seat ${seat} among ${values.length}`);
  return value;
}
