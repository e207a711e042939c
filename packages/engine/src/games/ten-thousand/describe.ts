import { facesAt, type Message, message, type Seat } from '../../core/index.ts';
import type { TenThousandMove } from './state.ts';
import type { TenThousandView } from './view.ts';

export const withFacesTenThousand = ({ last }: TenThousandView, move: TenThousandMove): unknown =>
  'keep' in move ? { ...move, keep: facesAt(last, move.keep) } : move;

export function describeTenThousand({ last }: TenThousandView, _seat: Seat, move: TenThousandMove): Message {
  if (move.type === 'take-over') return message('ten-thousand-move-take-over');
  if (move.keep === undefined) return message('move-roll');
  return message(`move-${move.type}-keeping`, { dice: { dice: facesAt(last, move.keep) } });
}
