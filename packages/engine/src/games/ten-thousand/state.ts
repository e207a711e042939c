import type {
  BySeat,
  CommonIllegalCode,
  Face,
  Illegal,
  Positions,
  Seat,
  ThrowOff,
} from '../../core/index.ts';
import type { TenThousandOptions } from './options.ts';

/** The number of dice in the first roll of a turn. Options can reduce it. */
export const mostDice = 6;

/** Points that the next player can take over, and the number of dice that remain. */
export interface Offer {
  readonly points: number;
  readonly dice: number;
}

/**
 * The state of the turn: rolls that decide who starts, about to begin, waiting for a roll, or dice on the table to keep
 * from. `points` is the total of the running turn, without any dice of `last`; `dice` is the number of dice in the next
 * roll.
 */
export type TenThousandTurn =
  | { readonly kind: 'order'; readonly throwOff: ThrowOff }
  | { readonly kind: 'start'; readonly offer: Offer | null }
  | { readonly kind: 'throw'; readonly points: number; readonly dice: number }
  | { readonly kind: 'choose'; readonly points: number; readonly last: readonly Face[] };

export type Choosing = Extract<TenThousandTurn, { kind: 'choose' }>;

export interface TenThousandState {
  readonly options: TenThousandOptions;
  readonly scores: BySeat<number>;
  readonly seat: Seat;
  readonly turn: TenThousandTurn;
  /** After the match, the first of the seats with the highest total. */
  readonly winner: Seat | null;
  /** Whether each seat has banked before and so may bank fewer points than the opening. */
  readonly inGame: BySeat<boolean>;
  /** The number of consecutive busts of each seat; 0 if busts cost nothing. */
  readonly busts: BySeat<number>;
  /** The seat with the first turn of each round; 0 if rounds do not matter. */
  readonly starter: Seat;
  /** The current round, from 1; counted only in a match with a fixed number of rounds. */
  readonly round: number;
  /** The seat that has reached the target, while the others have their last turns. */
  readonly finalBy: Seat | null;
}

export type TenThousandMove =
  | { readonly type: 'roll'; readonly keep?: Positions }
  | { readonly type: 'bank'; readonly keep: Positions }
  | { readonly type: 'take-over' };

export const tenThousandIllegalCodes = [
  'no-such-die',
  'keep-does-not-score',
  'below-opening',
  'below-least',
  'must-roll-hot-dice',
  'no-take-over',
] as const;
export type TenThousandIllegal = Illegal<CommonIllegalCode | (typeof tenThousandIllegalCodes)[number]>;
