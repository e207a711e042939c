import type { EventOf, Kinds, Seat } from '../../core/index.ts';

export type TenThousandEvent =
  | CommonEvent
  | Kinds<{
      /** A player reaches the target, and the others play the round to its end. */
      'last-round': { seat: Seat; target: number };
      /** The third bust in a row costs `amount` of the total. */
      'three-busts': { seat: Seat; amount: number; total: number };
    }>;

type CommonEvent = EventOf<
  | 'rolled'
  | 'starts'
  | 'tied'
  | 'kept'
  | 'hot-dice'
  | 'busted'
  | 'overshot'
  | 'banked'
  | 'took-over'
  | 'final-round'
  | 'turn-ended'
  | 'match-over'
>;
