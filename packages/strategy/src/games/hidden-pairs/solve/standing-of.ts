import { type HiddenPairsView, ofSeat, prices, type Seat } from '@dicehall/engine';

/** A match of two at the start of a turn, as the seat that chooses knows it. */
export interface Standing {
  /** Turns to play, with this one. */
  readonly left: number;
  readonly own: number;
  readonly other: number;
}

/** With the running one. */
export const turnsLeft = ({ options, turn }: Pick<HiddenPairsView, 'options' | 'turn'>): number =>
  options.turns - turn + 1;

/** The points that a seat paid for re-rolls in this turn are its own again. */
export const ownAtStart = ({ scores, hand }: HiddenPairsView, seat: Seat): number =>
  ofSeat(scores, seat) + prices.reRoll * (hand?.reRolls ?? 0);

export const standingOf = (view: HiddenPairsView, seat: Seat): Standing => ({
  left: turnsLeft(view),
  own: ownAtStart(view, seat),
  other: ofSeat(view.scores, 1 - seat),
});
