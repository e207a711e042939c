import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import type { ThreeDiceMove } from './state.ts';
import type { ThreeDiceView } from './view.ts';

export const withFacesThreeDice = ({ dice }: ThreeDiceView, move: ThreeDiceMove): unknown =>
  move.type === 'roll' ? { ...move, dice: facesAt(dice, move.dice) } : move;

export function describeThreeDice({ dice }: ThreeDiceView, _seat: Seat, move: ThreeDiceMove): Message {
  switch (move.type) {
    case 'stay':
      return message('three-dice-move-stay');
    case 'give':
      return message('three-dice-move-give', { to: { seat: move.to } });
    case 'roll':
      return dice.length === 0
        ? message('move-roll')
        : message('three-dice-move-roll-again', { dice: { dice: facesAt(dice, move.dice) } });
  }
}
