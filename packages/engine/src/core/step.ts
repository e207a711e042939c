import type { BySeat, Seat } from './seat.ts';

/** What a state waits for: a throw, the choice of one or several seats, or nothing because the match is over. */
export type Step =
  | { readonly kind: 'throw'; readonly seat: Seat; readonly dice: number }
  | { readonly kind: 'choose'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly places: BySeat<number> };
