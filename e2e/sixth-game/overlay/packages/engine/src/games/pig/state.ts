import type { BySeat, Face, Seat } from '../../core/index.ts';
import type { PigOptions } from './options.ts';

/** The state of the turn. `points` is the total of the running turn; `last` is the die on the table. */
export type PigTurn =
  | { readonly kind: 'start' }
  | { readonly kind: 'throw'; readonly points: number }
  | { readonly kind: 'choose'; readonly points: number; readonly last: Face };

export interface PigState {
  readonly options: PigOptions;
  readonly scores: BySeat<number>;
  readonly seat: Seat;
  readonly turn: PigTurn;
  readonly winner: Seat | null;
}

export type PigMove = { readonly type: 'roll' } | { readonly type: 'bank' };
