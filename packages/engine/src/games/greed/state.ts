import type { BySeat, CommonIllegalCode, Face, Illegal, Seat } from '../../core/index.ts';
import type { GreedOptions } from './options.ts';

export const allDice = 5;

/**
 * The state of the turn: about to begin, waiting for dice, or dice on the table to choose from. `points` is the total
 * of the running turn; `dice` is the number of dice in the next roll.
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
  /** Whether each seat has ever banked at least `opening` in one turn. */
  readonly inGame: BySeat<boolean>;
  readonly seat: Seat;
  readonly turn: GreedTurn;
  /** The seat that started the final round by reaching the target, if any. */
  readonly finalBy: Seat | null;
  readonly over: boolean;
}

export type GreedMove = { readonly type: 'roll' } | { readonly type: 'stop' };

export const greedIllegalCodes = ['nothing-to-stop'] as const;
export type GreedIllegal = Illegal<CommonIllegalCode | (typeof greedIllegalCodes)[number]>;
