import type { EventOf, Seat } from '../../core/index.ts';

/**
 * `rolled` shows all three dice on the table, held ones too, and their points. A roll that decides who starts shows one die and has
 * no value. The `reason` of a `penalty` is `shit-stairs`, `first-roll` or `too-low`.
 */
export type ThreeDiceEvent =
  | EventOf<'rolled' | 'starts' | 'tied' | 'penalty' | 'round-lost' | 'turn-ended' | 'match-over'>
  /** The starter has finished: every other turn of this round has at most `rolls` rolls. */
  | { readonly kind: 'limit-set'; readonly seat: Seat; readonly rolls: number }
  /** A player ends the turn on points that can lose the round. */
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly points: number }
  /**
   * A player can no longer lose this round. `amount` is added to the penalty of the round, which is now `penalty`, or the player
   * can give it away.
   */
  | {
      readonly kind: 'safe';
      readonly seat: Seat;
      readonly roll: 'three-of-a-kind' | 'stairs' | 'super-stairs';
      readonly amount: number;
      readonly penalty: number;
      readonly unit: string;
    }
  | {
      readonly kind: 'gave';
      readonly seat: Seat;
      readonly to: Seat;
      readonly amount: number;
      readonly unit: string;
    }
  /** Every player is safe: the round has no loser. */
  | { readonly kind: 'all-safe' }
  /** Several players have the lowest points; a roll-off decides who loses the round. */
  | { readonly kind: 'tie'; readonly seats: readonly Seat[]; readonly points: number }
  /** The starter's first roll was special: the round begins again with the same player. */
  | { readonly kind: 'round-restarted'; readonly seat: Seat }
  /** A player made a move that the gentlemen's rule advises against. */
  | { readonly kind: 'reminded'; readonly seat: Seat };
