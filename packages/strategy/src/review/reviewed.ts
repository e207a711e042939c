import type { BySeat, Face, Seat } from '@dicehall/engine';
import type { ValuedMove } from '../solve/index.ts';

/** What an entry of the log did to the match. */
export interface Reviewed {
  /** Its place in the log. */
  readonly entry: number;
  readonly seat: Seat;
  /** The turn of this seat that it belongs to, from 1. */
  readonly turn: number;
  /** What the match was worth to each seat before and after it. */
  readonly before: BySeat<number>;
  readonly after: BySeat<number>;
}

/** A throw: what it changed for the seat that threw. */
export interface ReviewedThrow extends Reviewed {
  readonly kind: 'throw';
  readonly dice: readonly Face[];
  /** Which throw of its turn it is, from 1. */
  readonly roll: number;
  /** Whether every die of the turn had scored before it, so that all are thrown again. */
  readonly hot: boolean;
  readonly luck: number;
  /** How many of 100 throws would have been worse; null where values are estimated. */
  readonly percentile: number | null;
}

/** A choice: what it cost the seat that made it against the best it could do. */
export interface ReviewedChoice extends Reviewed {
  readonly kind: 'choice';
  readonly move: unknown;
  /** Whether there was nothing to choose; such moves never count. */
  readonly forced: boolean;
  readonly error: number;
  readonly best: unknown;
  /** By seat, what it came to that hidden choices met: what was shown with it, the error aside; 0 for any other choice. */
  readonly met: BySeat<number>;
  /** Moves that are not the best but nearly: at most `nearly` worse. */
  readonly nearTies: readonly ValuedMove[];
}

export type ReviewedEntry = ReviewedThrow | ReviewedChoice;
