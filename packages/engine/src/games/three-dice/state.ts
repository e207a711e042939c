import type {
  BySeat,
  CommonIllegalCode,
  Face,
  Illegal,
  Positions,
  Seat,
  ThrowOff,
} from '../../core/index.ts';
import type { ThreeDiceOptions } from './options.ts';
import type { NiceRoll } from './scoring.ts';

/** How a player's turn ended in this round. */
export type Finish =
  | { readonly kind: 'safe'; readonly roll: NiceRoll }
  | { readonly kind: 'points'; readonly points: number };

/**
 * The phase of the match: rolls that decide who starts; a turn about to begin; dice being rolled (`rolling` has their
 * positions); dice on the table; sips to give; or a roll-off of the seats that tie for last. `rolls` is the number of
 * rolls of this turn.
 */
export type ThreeDiceTurn =
  | { readonly kind: 'starter'; readonly throwOff: ThrowOff }
  | { readonly kind: 'start' }
  | {
      readonly kind: 'throw';
      readonly dice: readonly Face[];
      readonly rolling: Positions;
      readonly rolls: number;
    }
  | { readonly kind: 'choose'; readonly dice: readonly Face[]; readonly rolls: number }
  | { readonly kind: 'give'; readonly sips: number }
  | { readonly kind: 'roll-off'; readonly throwOff: ThrowOff };

export interface ThreeDiceState {
  readonly options: ThreeDiceOptions;
  /** The number of sips that each seat has taken. */
  readonly scores: BySeat<number>;
  readonly round: number;
  readonly starter: Seat;
  readonly seat: Seat;
  /** The maximum number of rolls in a turn of this round: 3 for the starter, then as many as the starter used. */
  readonly limit: number;
  readonly penalty: number;
  /** How each seat's turn of this round ended; null if it has not ended. */
  readonly finished: BySeat<Finish | null>;
  readonly turn: ThreeDiceTurn;
  readonly over: boolean;
}

export type ThreeDiceMove =
  | { readonly type: 'roll'; readonly dice: Positions }
  | { readonly type: 'stay' }
  | { readonly type: 'give'; readonly to: Seat };

export const allDice = 3;
export const mostRolls = 3;

export const threeDiceIllegalCodes = [
  'roll-all-first',
  'no-dice-chosen',
  'gentlemens-rule',
  'give-awaited',
  'nothing-to-give',
  'give-to-yourself',
] as const;
export type ThreeDiceIllegal = Illegal<CommonIllegalCode | (typeof threeDiceIllegalCodes)[number]>;
