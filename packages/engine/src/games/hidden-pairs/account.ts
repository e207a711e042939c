import type { BaseEvent, Seat } from '../../core/index.ts';
import type { HiddenPairsEvent } from './event.ts';
import { type ActionKind, prices, type Round } from './state.ts';

/** The points that a player won or paid at one step of a turn, and the reason. */
export type AccountItem =
  | { readonly kind: 're-rolls'; readonly points: number; readonly count: number }
  | {
      readonly kind: 'action';
      readonly points: number;
      readonly round: Round;
      readonly action: ActionKind;
    }
  | { readonly kind: 'round'; readonly points: number; readonly round: Round };

function itemOf(event: HiddenPairsEvent, seat: Seat): AccountItem | null {
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.kind) {
    case 're-rolled':
      return { kind: 're-rolls', points: -event.price, count: event.count };
    case 'attacked': {
      const action = event.attack === 'hinderance' ? 'hinderance' : 'diceBlock';
      return { kind: 'action', points: -prices[action], round: event.round, action };
    }
    case 'lucky-dice':
      return { kind: 'action', points: -prices.luckyDice, round: event.round, action: 'luckyDice' };
    case 'round-won':
      return { kind: 'round', points: event.points, round: event.round };
    default:
      return null;
  }
}

/**
 * Returns the items of a seat's last turn.
 * @param events all events so far
 */
export function lastAccount(events: readonly BaseEvent[], seat: Seat): readonly AccountItem[] {
  const own = events as readonly HiddenPairsEvent[];
  const begun = own.findLastIndex((event) => event.kind === 'revealed' && event.round === 1);
  // The reveal of a turn begins with a `revealed` event for each seat.
  const first = own.slice(0, begun).findLastIndex((event) => event.kind !== 'revealed') + 1;
  return own.slice(first).flatMap((event) => itemOf(event, seat) ?? []);
}
