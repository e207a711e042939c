import type { EventOf, Face, Seat } from '../../core/index.ts';
import type { AttackKind, Round } from './state.ts';

/**
 * While hands are hidden, only its own seat (`only`) gets `rolled`: six dice, or the single die of a re-roll. In a roll that
 * settles a tie, `value` is the sum. Every event of a round's reveal has its `round`. `turn-ended` occurs once for each seat.
 */
export type HiddenPairsEvent =
  | EventOf<'rolled' | 'revealed' | 'tied' | 'turn-ended' | 'match-over'>
  /** A player pays to roll a die again; only that player knows it. */
  | {
      readonly kind: 're-rolled-die';
      readonly only: Seat;
      readonly seat: Seat;
      readonly was: Face;
      readonly price: number;
    }
  | { readonly kind: 'committed'; readonly seat: Seat }
  | { readonly kind: 'lucky-dice'; readonly seat: Seat; readonly round: Round }
  /**
   * An attack is shown. It takes `amount` off the pair of `on`, unless it is `negated`. `value` is the value of that pair after all
   * attacks.
   */
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly on: Seat;
      readonly attack: AttackKind;
      readonly round: Round;
      readonly amount: number;
      readonly value: number;
      readonly negated: boolean;
    }
  /** The number of a player's re-rolls in the turn, shown with the last round of the turn. */
  | {
      readonly kind: 're-rolled';
      readonly seat: Seat;
      readonly round: Round;
      readonly count: number;
      readonly price: number;
    }
  | { readonly kind: 'round-won'; readonly seat: Seat; readonly round: Round; readonly points: number }
  /** Several players have the highest pair of a round and roll for it. */
  | { readonly kind: 'tie'; readonly seats: readonly Seat[]; readonly round: Round; readonly value: number }
  | { readonly kind: 'turn-started'; readonly turn: number; readonly turns: number }
  /** Several players have the most points after the last turn and roll for the win. */
  | { readonly kind: 'drawn'; readonly seats: readonly Seat[]; readonly points: number };
