import type { BySeat, CommonIllegalCode, Face, Illegal, Positions, Seat } from '../../core/index.ts';
import type { ThreesOptions } from './options.ts';

export const allDice = 5;

/**
 * The state of the turn. Dice keep their positions for the whole turn: `dice` has their faces, and `locked` marks the
 * dice that cannot be rolled again.
 */
export type ThreesTurn =
  | { readonly kind: 'start' }
  | { readonly kind: 'throw'; readonly dice: readonly Face[]; readonly locked: readonly boolean[] }
  | { readonly kind: 'choose'; readonly dice: readonly Face[]; readonly locked: readonly boolean[] };

export interface ThreesState {
  readonly options: ThreesOptions;
  readonly scores: BySeat<number>;
  /** The cost of each seat's turn of this round, in a match whose rounds are scored separately; null before the turn. */
  readonly costs: BySeat<number | null>;
  /** The number of the current round, from 1. */
  readonly round: number;
  readonly seat: Seat;
  readonly turn: ThreesTurn;
  readonly over: boolean;
}

export type ThreesMove = { readonly type: 'roll'; readonly keep?: Positions } | { readonly type: 'bank' };

export const threesIllegalCodes = ['already-kept', 'keep-everything-is-bank'] as const;
export type ThreesIllegal = Illegal<CommonIllegalCode | (typeof threesIllegalCodes)[number]>;
