import type { EventOf, Kinds, Seat } from '../../core/index.ts';

/**
 * `rolled` shows all three dice on the table, including held dice, and their points. A roll that decides who starts
 * shows one die and has no value. The `reason` of a `penalty` is `shit-stairs`, `first-roll` or `too-low`.
 */
export type ThreeDiceEvent =
  | EventOf<'rolled' | 'starts' | 'tied' | 'penalty' | 'round-lost' | 'turn-ended' | 'match-over'>
  | Kinds<{
      /** The starter has finished. Every other turn of this round may use at most `rolls` rolls. */
      'limit-set': { seat: Seat; rolls: number };
      /** A player ends the turn with points, so the player can still lose the round. */
      stayed: { seat: Seat; points: number };
      /**
       * A player can no longer lose this round. `amount` sips are added to the penalty of the round, which is then
       * `penalty`, or the player gives them away.
       */
      safe: {
        seat: Seat;
        roll: 'three-of-a-kind' | 'stairs' | 'super-stairs';
        amount: number;
        penalty: number;
        unit: string;
      };
      gave: { seat: Seat; to: Seat; amount: number; unit: string };
      /** All players are safe, so the round has no loser. */
      'all-safe': object;
      /** Several players have the lowest points; a roll-off decides who loses the round. */
      tie: { seats: readonly Seat[]; points: number };
      /** The starter's first roll was special, and the round starts again with the same player. */
      'round-restarted': { seat: Seat };
      /** A player made a move that the gentlemen's rule advises against. */
      reminded: { seat: Seat };
    }>;
