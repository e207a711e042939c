import { type Message, message } from './message.ts';
import type { Seat } from './seat.ts';
import { type SheetState, sheetPlaces, turnAfter } from './sheet.ts';

/** The end of a match: a player has reached the target, and every other player has one more turn. */
export interface FinalRound {
  /** The seats that have a turn left in the final round; null before the final round. */
  readonly finalLeft: readonly Seat[] | null;
}

type Final = SheetState & FinalRound;

function goOn<State extends Final>(state: State, after: Seat): State {
  const { finalLeft, order } = state;
  if (finalLeft === null) return { ...state, next: turnAfter(order, after) };
  if (finalLeft.length === 0) return { ...state, next: null, places: sheetPlaces(state, false) };
  const inTurn = order.map((_, index) => order[(order.indexOf(after) + 1 + index) % order.length]);
  return { ...state, next: inTurn.find((seat) => seat !== undefined && finalLeft.includes(seat)) ?? null };
}

/**
 * Ends a turn. The turn may start the final round or belong to it.
 * @param reached whether the seat has reached the target
 */
export function finalTurn<State extends Final>(state: State, seat: Seat, reached: boolean): State {
  const { finalLeft, order } = state;
  if (finalLeft !== null)
    return goOn({ ...state, finalLeft: finalLeft.filter((other) => other !== seat) }, seat);
  return goOn(reached ? { ...state, finalLeft: order.filter((other) => other !== seat) } : state, seat);
}

/** Removes players who have left from the final round. */
export function withoutLeavers<State extends Final>(state: State): State {
  const { finalLeft, order, next } = state;
  if (finalLeft === null) return state;
  const left = finalLeft.filter((seat) => order.includes(seat));
  if (left.length > 0)
    return {
      ...state,
      finalLeft: left,
      next: next !== null && left.includes(next) ? next : (left[0] ?? null),
    };
  return { ...state, finalLeft: left, next: null, places: sheetPlaces(state, false) };
}

export const onceInFinalRound = ({ finalLeft, places }: Final): Message[] =>
  finalLeft === null || places !== null
    ? []
    : [message('sheet-final-round', { seats: { seats: finalLeft }, count: finalLeft.length })];
