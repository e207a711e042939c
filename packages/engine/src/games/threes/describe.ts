import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import { keepResult } from './keeps.ts';
import type { ThreesMove } from './state.ts';
import type { ThreesView } from './view.ts';

/** Returns the faces of the dice that a move keeps before rolling on; null for a move that ends the turn. */
function facesKept(
  { dice, locked, lastDie }: ThreesView,
  move: ThreesMove,
): ReturnType<typeof facesAt> | null {
  if (move.type === 'bank') return null;
  const kept = keepResult(locked, move.keep ?? [], lastDie);
  return kept.ok && kept.value.endsTurn ? null : facesAt(dice, move.keep ?? []);
}

/**
 * Returns a move with faces instead of positions. All moves that end the turn become one, because they score the same.
 */
export function withFacesThrees(view: ThreesView, move: ThreesMove): unknown {
  const keep = facesKept(view, move);
  return keep === null ? { type: 'bank' } : { type: 'roll', keep };
}

export function describeThrees(view: ThreesView, _seat: Seat, move: ThreesMove): Message {
  const dice = facesKept(view, move);
  if (dice === null) return message('move-bank');
  return dice.length === 0 ? message('move-roll') : message('move-roll-keeping', { dice: { dice } });
}
