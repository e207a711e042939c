import type { EventOf, Seat } from '../../core/index.ts';

export type TenThousandEvent =
  | CommonEvent
  /** A player reaches the target, and the others play the round to its end. */
  | { readonly kind: 'last-round'; readonly seat: Seat; readonly target: number }
  /** The third bust in a row costs `amount` of the total. */
  | { readonly kind: 'three-busts'; readonly seat: Seat; readonly amount: number; readonly total: number };

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
