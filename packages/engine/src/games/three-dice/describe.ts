import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import type { ThreeDiceMove } from './state.ts';
import type { ThreeDiceView } from './view.ts';

export const withFacesThreeDice = ({ dice }: ThreeDiceView, move: ThreeDiceMove): unknown =>
  move.type === 'roll' ? { ...move, dice: facesAt(dice, move.dice) } : move;

/** Whether the move rolls a single die again, and no other die shows its face. */
const isOnlyOfItsFace = (dice: readonly number[], [face, ...more]: readonly number[]): boolean =>
  more.length === 0 && dice.filter((other) => other === face).length === 1;

export function describeThreeDice({ dice }: ThreeDiceView, _seat: Seat, move: ThreeDiceMove): Message {
  switch (move.type) {
    case 'stay':
      return message('three-dice-move-stay');
    case 'give':
      return message('three-dice-move-give', { to: { seat: move.to } });
    case 'roll': {
      if (dice.length === 0) return message('move-roll');
      const faces = facesAt(dice, move.dice);
      return message('three-dice-move-roll-again', {
        dice: { dice: faces },
        only: isOnlyOfItsFace(dice, faces) ? 'yes' : 'no',
      });
    }
  }
}
