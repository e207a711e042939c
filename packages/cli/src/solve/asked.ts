import type { AnyGame, OptionValue, Seat } from '@dicehall/engine';

/** A state to look at, and the match it is of. */
export interface AskedPosition {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
  readonly state: unknown;
  /** Whose moves are asked for, where it is said. */
  readonly seat?: Seat;
}

/** The flags that give a position without a record, or a place in one. */
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
