import type { BySeat, Face, Seat } from '../../core/index.ts';
import type { GreedOptions } from './options.ts';

/** How many dice a fresh throw has. */
export const allDice = 5;

/**
 * Where the turn stands: about to begin, dice in the air, or dice on the table to choose about.
 * `points` is the running turn, `dice` how many are thrown next.
 */
export type GreedTurn =
  | { readonly kind: 'start' }
  | { readonly kind: 'throw'; readonly points: number; readonly dice: number }
  | {
      readonly kind: 'choose';
      readonly points: number;
      readonly dice: number;
      readonly last: readonly Face[];
    };

export interface GreedState {
  readonly options: GreedOptions;
  readonly scores: BySeat<number>;
  /** Who has ever banked at least `opening` in one turn. */
  readonly inGame: BySeat<boolean>;
  readonly seat: Seat;
  readonly turn: GreedTurn;
  /** The seat that started the final round by reaching the target, if any. */
  readonly finalBy: Seat | null;
  readonly over: boolean;
}

export type GreedMove = { readonly type: 'roll' } | { readonly type: 'stop' };
