/** A seat at the table: 0-based, in seating order. */
export type Seat = number;

/** A person who looks at a match: the player of a seat, or `table` for spectators. */
export type Viewer = Seat | 'table';

export type BySeat<Value> = readonly Value[];

export const allSeats = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

export const seatAfter = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

export function withSeat<Value>(values: BySeat<Value>, seat: Seat, value: Value): Value[] {
  const copy = values.slice();
  copy[seat] = value;
  return copy;
}

/**
 * Returns the value of a seat.
 * @throws RangeError if there is no such seat
 */
export function ofSeat<Value>(values: BySeat<Value>, seat: Seat): Value {
  const value = values[seat];
  if (value === undefined) throw new RangeError(`No seat ${seat} among ${values.length}`);
  return value;
}
