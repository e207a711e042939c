import type { Face } from './face.ts';
import { type Message, message } from './message.ts';
import type { BySeat, Seat } from './seat.ts';

export interface NumberField {
  readonly kind: 'number';
  readonly id: string;
  readonly label: Message;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The seat to which the number belongs if it is a score; absent for other numbers. */
  readonly seat?: Seat;
}

export interface SeatField {
  readonly kind: 'seat';
  readonly id: string;
  readonly label: Message;
  readonly value: Seat;
  readonly seats: number;
}

export interface DiceField {
  readonly kind: 'dice';
  readonly id: string;
  readonly label: Message;
  readonly dice: readonly Face[];
  /** The numbers of dice that are allowed in the field. */
  readonly counts: readonly number[];
  /** Whether each die was kept in an earlier roll, by position; absent in games without locked dice. */
  readonly locked?: readonly boolean[];
}

export type PositionField = NumberField | SeatField | DiceField;

/** The fields with which a person can set up a position without knowing its notation. */
export interface PositionEditor<State = unknown> {
  /** An example position with two seats, in which a player has a choice. */
  readonly example: string;
  /**
   * Returns the fields that can be set, with the values of a position. A field that does not apply to the position gets
   * its starting value.
   */
  fields(state: State): readonly PositionField[];
  /**
   * Returns the position that the fields describe, without the game and its options. `parsePosition` refuses
   * combinations that cannot occur.
   * @param state supplies the options, the seats and everything else that the fields do not set
   */
  line(state: State, fields: readonly PositionField[]): string;
  /**
   * Returns the scores of each axis of a chart of win chances, in rising order. Absent in games in which the chances
   * do not depend on the scores alone.
   */
  chartScores?(state: State): readonly number[];
  /** Returns a roll that leaves `left` dice for the next roll, with its points. Charts use it to show when to stop. */
  chartRoll?(left: number, state: State): { readonly dice: readonly Face[]; readonly points: number };
}

/**
 * Returns a roll with a single 5 and `left` dice that score nothing under any rules. If `left` is the number of all dice,
 * the 5 was the last die to score.
 */
export const fiveAndRest = (left: number, allDice: number, points: number) => ({
  dice: [5, ...([2, 2, 3, 3, 4] as const).slice(0, left === allDice ? 0 : left)] as readonly Face[],
  points,
});

/** Returns ten scores below a target. They are multiples of `step`. */
export function tenScores(target: number, step: number): number[] {
  const apart = Math.ceil(target / 10 / step) * step;
  return Array.from({ length: 10 }, (_, index) => index * apart).filter((score) => score < target);
}

/** The values that a person has set for the fields of a position, by field id. */
export class SetFields {
  private readonly fields: ReadonlyMap<string, PositionField>;

  constructor(fields: readonly PositionField[]) {
    this.fields = new Map(fields.map((field) => [field.id, field]));
  }

  number(id: string): number {
    const field = this.fields.get(id);
    return field === undefined || field.kind === 'dice' ? 0 : field.value;
  }

  dice(id: string): readonly Face[] {
    const field = this.fields.get(id);
    return field?.kind === 'dice' ? field.dice : [];
  }

  locked(id: string): readonly boolean[] {
    const field = this.fields.get(id);
    return field?.kind === 'dice' ? (field.locked ?? []) : [];
  }

  scores(seats: number): number[] {
    return Array.from({ length: seats }, (_, seat) => this.number(`score-${seat}`));
  }
}

type Range = Pick<NumberField, 'min' | 'max' | 'step'>;

export const scoreFields = (scores: BySeat<number>, range: Range): NumberField[] =>
  scores.map((value, seat) => ({
    kind: 'number',
    id: `score-${seat}`,
    label: message('field-score', { seat: { seat } }),
    value,
    seat,
    ...range,
  }));

export const numberField = (id: string, label: Message, value: number, range: Range): NumberField => ({
  kind: 'number',
  id,
  label,
  value,
  ...range,
});

export const seatField = (value: Seat, seats: number): SeatField => ({
  kind: 'seat',
  id: 'seat',
  label: message('field-seat'),
  value,
  seats,
});

export const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, count) => count);

export const diceField = (
  dice: readonly Face[],
  counts: readonly number[],
  locked?: readonly boolean[],
): DiceField => ({
  kind: 'dice',
  id: 'dice',
  label: message('field-dice'),
  dice,
  counts,
  ...(locked !== undefined && { locked }),
});
