import type { EventOf, Face, Kinds, Seat } from '../../core/index.ts';
import type { AttackKind, Round } from './state.ts';

/**
 * `rolled` for six dice or a re-rolled die has `only`, because the hand is hidden. In a roll that breaks a tie,
 * `value` is the sum of the dice. All events of the reveal of a round have its `round`. `turn-ended` occurs once for
 * each seat.
 */
export type HiddenPairsEvent =
  | EventOf<'rolled' | 'revealed' | 'tied' | 'turn-ended' | 'match-over'>
  | Kinds<{
      /** A player pays to roll a die again. Only that player gets this event. */
      're-rolled-die': { only: Seat; seat: Seat; was: Face; price: number };
      committed: { seat: Seat };
      'lucky-dice': { seat: Seat; round: Round };
      /**
       * An attack is revealed. It reduces the pair of `on` by `amount` unless it is `negated`. `value` is the value of
       * that pair after all attacks.
       */
      attacked: {
        seat: Seat;
        on: Seat;
        attack: AttackKind;
        round: Round;
        amount: number;
        value: number;
        negated: boolean;
      };
      /** The number of a player's re-rolls in the turn, revealed with the last round of the turn. */
      're-rolled': { seat: Seat; round: Round; count: number; price: number };
      'round-won': { seat: Seat; round: Round; points: number };
      /** Several players have the highest pair of a round, and a roll decides who wins it. */
      tie: { seats: readonly Seat[]; round: Round; value: number };
      'turn-started': { turn: number; turns: number };
      /** Several players have the most points after the last turn, and a roll decides who wins the match. */
      drawn: { seats: readonly Seat[]; points: number };
    }>;
