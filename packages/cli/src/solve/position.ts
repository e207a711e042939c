import { type AnyGame, allSeats, type OptionValue, type Seat } from '@dicehall/engine';
import type { Catalogue } from '@dicehall/messages';

export interface Position {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly state: unknown;
  /** The names of a record. */
  readonly names?: readonly string[];
  readonly seat?: Seat;
}

/** The names of a record, or the numbers of the seats. */
export const seatNames = (messages: Catalogue, { names, seats }: Position): readonly string[] =>
  names ?? allSeats(seats).map((number) => messages.say('seat-name', { number }));

/** The seat whose moves are wanted: the first one that may choose, unless one is given. */
export function seatOf({ game, state, seat }: Position): Seat | undefined {
  if (seat !== undefined) return seat;
  const step = game.step(state);
  return step.kind === 'choose' ? step.seats[0] : undefined;
}

/** The flags that describe a position without a record, or an entry of a record. */
export interface PositionFlags {
  readonly game?: string;
  readonly at?: string;
  readonly points?: string;
  readonly thrown?: string;
  readonly seats?: string;
  readonly entry?: string;
  readonly seat?: string;
  readonly option: readonly string[];
}
