import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import type { ThreesMove } from './state.ts';
import type { ThreesView } from './view.ts';

export const withFacesThrees = ({ dice }: ThreesView, move: ThreesMove): unknown =>
  move.type === 'roll' && move.keep ? { ...move, keep: facesAt(dice, move.keep) } : move;

export function describeThrees({ dice }: ThreesView, _seat: Seat, move: ThreesMove): Message {
  if (move.type === 'bank') return message('move-bank');
  return move.keep === undefined || move.keep.length === 0
    ? message('move-roll')
    : message('move-roll-keeping', { dice: { dice: facesAt(dice, move.keep) } });
}
