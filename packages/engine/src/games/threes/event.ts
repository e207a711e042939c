import type { EventOf, Face, Seat } from '../../core/index.ts';

export type ThreesEvent =
  | EventOf<'rolled' | 'kept' | 'banked' | 'moon' | 'turn-ended' | 'match-over'>
  /** A turn ends in a match whose rounds are scored separately. Its `points` are compared with the other turns of the round. */
  | {
      readonly kind: 'turn-cost';
      readonly seat: Seat;
      readonly dice: readonly Face[];
      readonly points: number;
      /** Whether an earlier turn of the round cost less: `yes` or `no`. */
      readonly isBeaten: 'yes' | 'no';
    }
  /** The turn with the lowest cost wins the round, and every other player takes `lost` points. */
  | { readonly kind: 'round-won'; readonly seat: Seat; readonly points: number; readonly lost: number }
  /**
   * Several turns tie for the lowest cost of the round. Their players take 1 point each, and each of the `others` takes
   * `lost`.
   */
  | {
      readonly kind: 'round-tied';
      readonly seats: readonly Seat[];
      readonly points: number;
      readonly others: number;
      readonly lost: number;
    };
