import type { EventOf, Seat } from '../../core/index.ts';

export type GreedEvent =
  | EventOf<'scored' | 'hot-dice' | 'busted' | 'banked' | 'final-round' | 'turn-ended' | 'match-over'>
  /** A player stops with fewer points than the opening and banks nothing. */
  | { readonly kind: 'not-in'; readonly seat: Seat; readonly points: number; readonly opening: number };
