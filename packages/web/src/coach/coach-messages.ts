import type { GameId, OptionValue, Seat } from '@dicehall/engine';
import type { Advice, MarkedChoice } from '@dicehall/strategy';

/** The match whose choices the coach knows the values of. */
export interface CoachedMatch {
  readonly game: GameId;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: number;
}

/** A choice of a seat; with `move`, the one it made. */
export interface CoachQuestion extends CoachedMatch {
  readonly kind: 'ask';
  readonly id: number;
  readonly state: unknown;
  readonly seat: Seat;
  readonly move?: unknown;
}

export type ToCoach = CoachQuestion | ({ readonly kind: 'prepare' } & CoachedMatch);

/** How far the coach is: `share` of the solution is from 0 to 1; `estimated` where there is none. */
export type CoachState =
  | { readonly kind: 'solving'; readonly share: number }
  | { readonly kind: 'solved' | 'estimated' | 'failed' };

export type FromCoach =
  | { readonly kind: 'coach'; readonly state: CoachState }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly advice: Advice | null;
      readonly mark: MarkedChoice | null;
    };
