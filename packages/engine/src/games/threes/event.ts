import type { EventOf, Face, Kinds, Seat } from '../../core/index.ts';

export type ThreesEvent =
  | EventOf<'rolled' | 'kept' | 'banked' | 'moon' | 'turn-ended' | 'match-over'>
  | Kinds<{
      /**
       * A turn ends in a match whose rounds are scored separately. Its `points` are compared with the other turns of the
       * round. `isBeaten`: whether an earlier turn of the round cost less.
       */
      'turn-cost': { seat: Seat; dice: readonly Face[]; points: number; isBeaten: 'yes' | 'no' };
      /** The turn with the lowest cost wins the round, and every other player takes `lost` points. */
      'round-won': { seat: Seat; points: number; lost: number };
      /**
       * Several turns tie for the lowest cost of the round. Their players take 1 point each, and each of the `others`
       * takes `lost`.
       */
      'round-tied': { seats: readonly Seat[]; points: number; others: number; lost: number };
    }>;
