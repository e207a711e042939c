import { type HiddenPairsView, ofSeat, prices, type Seat } from '@dicehall/engine';

/** A match of two at the start of a turn, as the seat that chooses knows it. */
export interface Standing {
  /** Turns to play, with this one. */
  readonly left: number;
  readonly own: number;
  readonly other: number;
}

/** The points that a seat paid for re-rolls in this turn are its own again. */
export function standingOf({ scores, hand, options, turn }: HiddenPairsView, seat: Seat): Standing {
  return {
    left: options.turns - turn + 1,
    own: ofSeat(scores, seat) + prices.reRoll * (hand?.reRolls ?? 0),
    other: ofSeat(scores, 1 - seat),
  };
}
