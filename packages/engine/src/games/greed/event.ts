import type { EventOf, Seat } from '../../core/index.ts';

export type GreedEvent =
  | EventOf<'scored' | 'hot-dice' | 'busted' | 'banked' | 'final-round' | 'turn-ended' | 'match-over'>
  /** A player stops short of the opening: nothing is banked. */
  | { readonly kind: 'not-in'; readonly seat: Seat; readonly points: number; readonly opening: number };
